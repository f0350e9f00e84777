package org.mathmat.json;

import java.util.Map;

/** Writes a value on one line, without blanks. */
final class JsonWriter {
  private static final char FIRST_PRINTED = ' ';
  private static final int USUAL_LENGTH = 256;
  private static final String HEX = "0123456789ABCDEF";

  private final StringBuilder out = new StringBuilder(USUAL_LENGTH);

  private JsonWriter() {}

  static String write(Json value) {
    JsonWriter writer = new JsonWriter();
    writer.value(value);
    return writer.out.toString();
  }

  private void value(Json value) {
    switch (value) {
      case JsonObject object -> object(object);
      case JsonArray array -> array(array);
      case JsonText(String text) -> text(text);
      case JsonNumber(String digits) -> out.append(digits);
      case JsonTruth truth -> out.append(truth.asText());
      case JsonNull _ -> out.append("null");
      case JsonAbsent _ -> throw new IllegalStateException("An absent value cannot be written.");
    }
  }

  private void object(JsonObject object) {
    char before = '{';
    for (Map.Entry<String, Json> field : object.fields().entrySet()) {
      out.append(before);
      text(field.getKey());
      out.append(':');
      value(field.getValue());
      before = ',';
    }
    out.append(object.isEmpty() ? "{}" : "}");
  }

  private void array(JsonArray array) {
    char before = '[';
    for (Json entry : array.entries()) {
      out.append(before);
      value(entry);
      before = ',';
    }
    out.append(array.isEmpty() ? "[]" : "]");
  }

  /** Writes what needs no escape in one go. */
  private void text(String text) {
    out.append('"');
    int written = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < FIRST_PRINTED || c == '"' || c == '\\' || Character.isSurrogate(c)) {
        out.append(text, written, i);
        character(text, i);
        written = i + 1;
      }
    }
    out.append(text, written, text.length()).append('"');
  }

  private void character(String text, int i) {
    char c = text.charAt(i);
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        if (c < FIRST_PRINTED || isHalf(text, i)) {
          out.append("\\u");
          for (int shift = 12; shift >= 0; shift -= 4) {
            out.append(HEX.charAt((c >> shift) & 0xF));
          }
        } else {
          out.append(c);
        }
      }
    }
  }

  /** Whether half of a pair stands alone here: it has no UTF-8 form. */
  private static boolean isHalf(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    return Character.isLowSurrogate(c)
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }
}
