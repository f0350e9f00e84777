package org.mathmat.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.regex.Pattern;

/** Reads a line of text as a JSON object, strictly and within bounds. */
public final class JsonText {
  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(50).build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();
  private static final ObjectReader WHOLE_LINE =
      MAPPER.reader(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private static final Pattern FOR_PROGRAMMERS =
      Pattern.compile("(: enable|: maybe| \\(not recognized).*");

  private JsonText() {}

  public static ObjectNode read(String line) throws BadInput {
    try {
      if (WHOLE_LINE.readTree(line) instanceof ObjectNode object) {
        return object;
      }
    } catch (StreamConstraintsException tooMuch) {
      throw at(
          tooMuch, ErrorCode.TOO_LONG, "This is nested too deeply or holds too long a number.");
    } catch (JsonProcessingException wrong) {
      throw at(wrong, ErrorCode.JSON, "This is not JSON: " + inPlainWords(wrong));
    }
    throw new BadInput(ErrorCode.JSON, "A line must be one JSON object, {…}.");
  }

  /** What is wrong, without the hints that the parser has for programmers. */
  private static String inPlainWords(JsonProcessingException wrong) {
    return switch (wrong) {
      case JsonEOFException _ -> "the line ends before the object does.";
      case MismatchedInputException _ -> "there is something behind the object.";
      default -> FOR_PROGRAMMERS.matcher(wrong.getOriginalMessage()).replaceFirst("") + ".";
    };
  }

  /** The id of a line that is not wholly JSON, as far as it can be read; null where it cannot. */
  static JsonNode idOf(String line) {
    try (JsonParser parser = MAPPER.createParser(line)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return NullNode.getInstance();
      }
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        boolean found = parser.currentName().equals("id");
        if (parser.nextToken().isScalarValue() && found) {
          return parser.readValueAsTree();
        }
        parser.skipChildren();
      }
    } catch (IOException unreadable) {
      return NullNode.getInstance();
    }
    return NullNode.getInstance();
  }

  private static BadInput at(JsonProcessingException wrong, ErrorCode code, String message) {
    return wrong.getLocation() == null
        ? new BadInput(code, message)
        : BadInput.at(wrong.getLocation().getColumnNr(), code, message);
  }
}
