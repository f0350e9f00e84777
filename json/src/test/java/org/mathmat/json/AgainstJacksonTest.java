package org.mathmat.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Another reader of the same strictness reads the same, and refuses the same. */
class AgainstJacksonTest {
  private static final int DEPTH = 12;

  private static final JsonMapper JACKSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEPTH).build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private static final List<String> PIECES =
      List.of(
          "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u00e9", "\\u12", "\\n", " ", "\t", "\n",
          "null", "true", "false", "0", "1", "-", "12.50", "1e5", "E", "+", ".", "a", "id", "√",
          "😀", "\u0001", "//", "'", "NaN", "\ud800");

  /** Jackson makes a number of every number, and fails where its exponent fits no int. */
  private static final Pattern TOO_LARGE = Pattern.compile("[eE][-+]?[0-9]{6}");

  private final Random random = new Random(20_261_118);

  @Test
  void madeTreesAreReadAlikeByBoth() throws JsonProcessingException {
    for (int i = 0; i < 20_000; i++) {
      String text = made(0);
      JsonNode theirs = JACKSON.readTree(text);
      assertThat(ours(text)).as(text).hasValueSatisfying(json -> same(json, theirs));
    }
  }

  @Test
  void brokenTextsAreRefusedByBoth() {
    int good = 0;
    for (int i = 0; i < 200_000; i++) {
      String text = i % 2 == 0 ? broken(made(0)) : scrap();
      if (TOO_LARGE.matcher(text).find()) {
        continue;
      }
      Optional<JsonNode> theirs = theirs(text);
      Optional<Json> ours = ours(text);
      assertThat(ours.isPresent()).as(text).isEqualTo(theirs.isPresent());
      if (ours.isPresent()) {
        good++;
        same(ours.get(), theirs.orElseThrow());
      }
    }
    assertThat(good).isBetween(10_000, 150_000);
  }

  @Test
  void whatWeWriteTheyReadTheSame() throws JsonProcessingException {
    for (int i = 0; i < 20_000; i++) {
      Json json = ours(made(0)).orElseThrow();
      same(json, JACKSON.readTree(json.toString()));
    }
  }

  private Optional<Json> ours(String text) {
    return JsonReader.read(text, new Bounds(1 << 20, DEPTH, 1_000))
            instanceof JsonReader.Read.Good(Json json)
        ? Optional.of(json)
        : Optional.empty();
  }

  private static Optional<JsonNode> theirs(String text) {
    try {
      // An empty text is a missing value to Jackson, and no JSON to us.
      return Optional.of(JACKSON.readTree(text)).filter(node -> !node.isMissingNode());
    } catch (JsonProcessingException refused) {
      return Optional.empty();
    }
  }

  private static void same(Json ours, JsonNode theirs) {
    switch (ours) {
      case JsonObject object -> {
        assertThat(object.fields().keySet()).containsExactlyElementsOf(names(theirs));
        object.fields().forEach((name, value) -> same(value, theirs.path(name)));
      }
      case JsonArray array -> {
        assertThat(theirs.isArray()).isTrue();
        assertThat(array.size()).isEqualTo(theirs.size());
        for (int i = 0; i < array.size(); i++) {
          same(array.path(i), theirs.path(i));
        }
      }
      case JsonText(String text) -> assertThat(theirs.textValue()).isEqualTo(text);
      case JsonNumber(String digits) -> {
        assertThat(theirs.decimalValue()).isEqualByComparingTo(new BigDecimal(digits));
        assertThat(ours.asInt()).isEqualTo(theirs.isInt() ? theirs.intValue() : 0);
      }
      case JsonTruth truth -> assertThat(theirs.booleanValue()).isEqualTo(truth.isTrue());
      case JsonNull _ -> assertThat(theirs.isNull()).isTrue();
      case JsonAbsent _ -> throw new AssertionError("a tree with a hole");
    }
  }

  private static List<String> names(JsonNode object) {
    assertThat(object.isObject()).isTrue();
    return object.properties().stream().map(java.util.Map.Entry::getKey).toList();
  }

  private String made(int depth) {
    return switch (random.nextInt(depth > DEPTH - 3 ? 5 : 9)) {
      case 0 -> "null";
      case 1 -> random.nextBoolean() ? "true" : " false ";
      case 2 -> String.valueOf(random.nextInt(2_000) - 1_000);
      case 3 ->
          List.of("0", "-0", "1.50", "1e3", "-2.5E-7", "2147483648", "12345678901234567890")
              .get(random.nextInt(7));
      case 4, 5 -> string();
      case 6, 7 -> {
        StringBuilder object = new StringBuilder("{");
        int fields = random.nextInt(4);
        for (int i = 0; i < fields; i++) {
          object.append(i > 0 ? ", " : "").append("\"f").append(i).append("\" :");
          object.append(made(depth + 1));
        }
        yield object.append('}').toString();
      }
      default -> {
        StringBuilder array = new StringBuilder("[");
        int entries = random.nextInt(4);
        for (int i = 0; i < entries; i++) {
          array.append(i > 0 ? "," : "").append(made(depth + 1));
        }
        yield array.append("\n]").toString();
      }
    };
  }

  private String string() {
    StringBuilder string = new StringBuilder("\"");
    int length = random.nextInt(6);
    for (int i = 0; i < length; i++) {
      string.append(
          List.of("a", "√", "😀", "\\u00e9", "\\\"", "\\\\", "\\/", "\\n", "∪", "\\uD83D\\uDE00")
              .get(random.nextInt(10)));
    }
    return string.append('"').toString();
  }

  private String broken(String text) {
    int place = text.offsetByCodePoints(0, random.nextInt(text.codePointCount(0, text.length())));
    String piece = PIECES.get(random.nextInt(PIECES.size()));
    return switch (random.nextInt(3)) {
      case 0 -> text.substring(0, place) + piece + text.substring(place);
      case 1 -> text.substring(0, place);
      default -> text.substring(0, place) + text.substring(text.offsetByCodePoints(place, 1));
    };
  }

  private String scrap() {
    StringBuilder text = new StringBuilder();
    int pieces = 1 + random.nextInt(7);
    for (int i = 0; i < pieces; i++) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.toString();
  }
}
