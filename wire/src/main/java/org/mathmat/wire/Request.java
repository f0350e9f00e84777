package org.mathmat.wire;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.json.Json;
import org.mathmat.json.JsonAbsent;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonNull;
import org.mathmat.json.JsonNumber;
import org.mathmat.json.JsonObject;
import org.mathmat.json.JsonText;
import org.mathmat.json.JsonTruth;

/**
 * One question as it came, with readers that say clearly what is wrong with a field. A field that
 * is null counts as missing; fields that nobody reads are ignored, so that cases may carry notes.
 *
 * @param json the whole object
 * @param limit how long the answer may take
 */
public record Request(JsonObject json, Duration limit) {
  /** Longer than any text that fits the 24 cubes of a shake, whatever the grouping. */
  public static final int MAX_TEXT = 10_000;

  /** More entries than any list of a real case. */
  public static final int MAX_LIST = 200;

  /** Whether the field is there and not null. */
  public boolean has(String field) {
    return json.hasNonNull(field);
  }

  /** A text that must be there; it may be empty. */
  public String text(String field) throws BadInput {
    return text(field, needed(field));
  }

  /** A text that may be left out. */
  public Optional<String> optionalText(String field) throws BadInput {
    return has(field) ? Optional.of(text(field)) : Optional.empty();
  }

  /** A list of texts; none where the field is left out. */
  public List<String> texts(String field) throws BadInput {
    if (!has(field)) {
      return List.of();
    }
    Json list = json.path(field);
    if (!list.isArray()) {
      throw wrongType(field, "a list of texts, such as [\"…\", \"…\"]", list);
    }
    if (list.size() > MAX_LIST) {
      throw new BadInput(
          ErrorCode.TOO_LONG,
          "The list \"%s\" has %d entries; %d are the most."
              .formatted(field, list.size(), MAX_LIST));
    }
    List<String> texts = new ArrayList<>();
    for (Json entry : list.entries()) {
      texts.add(text(field, entry));
    }
    return List.copyOf(texts);
  }

  /** A whole number that must be there and lie between the bounds. */
  public int number(String field, int least, int most) throws BadInput {
    Json value = needed(field);
    if (!(value instanceof JsonNumber number && number.isWhole())) {
      throw wrongType(field, "a whole number", value);
    }
    if (!value.isInt() || value.asInt() < least || value.asInt() > most) {
      throw new BadInput(
          ErrorCode.FIELD_VALUE,
          "The field \"%s\" must be a whole number from %d to %d.".formatted(field, least, most));
    }
    return value.asInt();
  }

  /** True or false; false where the field is left out. */
  public boolean flag(String field) throws BadInput {
    if (!has(field)) {
      return false;
    }
    Json value = json.path(field);
    if (!value.isTruth()) {
      throw wrongType(field, "true or false", value);
    }
    return value.isTrue();
  }

  /** An object that must be there, such as the scores by player. */
  public JsonObject object(String field) throws BadInput {
    if (needed(field) instanceof JsonObject object) {
      return object;
    }
    throw wrongType(field, "an object, such as {\"Ann\": …}", needed(field));
  }

  private Json needed(String field) throws BadInput {
    Json value = json.path(field);
    if (value.isAbsent() || value.isNull()) {
      throw new BadInput(ErrorCode.FIELD_MISSING, "The field \"" + field + "\" is missing.");
    }
    return value;
  }

  private static String text(String field, Json value) throws BadInput {
    if (!value.isText()) {
      throw wrongType(field, "a text in double quotes", value);
    }
    String text = value.asText();
    if (text.length() > MAX_TEXT) {
      throw new BadInput(
          ErrorCode.TOO_LONG,
          "The field \"%s\" has %d characters; %d are the most."
              .formatted(field, text.length(), MAX_TEXT));
    }
    return text;
  }

  private static BadInput wrongType(String field, String wanted, Json got) {
    String kind =
        switch (got) {
          case JsonArray _ -> "a list";
          case JsonObject _ -> "an object";
          case JsonText _ -> "a text";
          case JsonNumber number ->
              number.isWhole() ? "a number" : "one with a point or an exponent";
          case JsonTruth _ -> "true or false";
          case JsonNull _ -> "null";
          case JsonAbsent _ -> "missing";
        };
    return new BadInput(
        ErrorCode.FIELD_TYPE,
        "The field \"%s\" must be %s, not %s.".formatted(field, wanted, kind));
  }
}
