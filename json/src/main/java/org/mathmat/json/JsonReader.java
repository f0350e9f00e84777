package org.mathmat.json;

import java.util.Optional;

/**
 * Reads JSON as RFC 8259 has it and nothing more: no comments, no bare names, no second value
 * behind the first, no field twice in one object. What is wrong is told with its column.
 */
public final class JsonReader {
  private final String text;
  private final Bounds bounds;

  /** The place of the next character, from 0. */
  private int at;

  private JsonReader(String text, Bounds bounds) {
    this.text = text;
    this.bounds = bounds;
  }

  /** What became of a text. */
  public sealed interface Read {
    record Good(Json json) implements Read {}

    /**
     * The text is no JSON, or too much of it.
     *
     * @param column where in its line, counted from 1
     * @param message what is wrong there, the end of a sentence
     */
    record Bad(Kind kind, int column, String message) implements Read {}

    /** What kind of fault. */
    enum Kind {
      FORM,
      TOO_MUCH
    }
  }

  /** Ends the reading; it never leaves this class. */
  private static final class Fault extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Read.Bad bad;

    Fault(Read.Bad bad) {
      super(bad.message(), null, false, false);
      this.bad = bad;
    }
  }

  /** Reads one value, with nothing behind it. */
  public static Read read(String text, Bounds bounds) {
    JsonReader reader = new JsonReader(text, bounds);
    try {
      if (text.length() > bounds.length()) {
        throw reader.tooMuch("it is too long");
      }
      Json value = reader.value(0);
      reader.blanks();
      if (reader.at < text.length()) {
        throw reader.fault("there is something behind the " + kind(value));
      }
      return new Read.Good(value);
    } catch (Fault fault) {
      return fault.bad;
    }
  }

  /**
   * A field of the object with which a text begins, as far as that can be read: what stands behind
   * it may be anything. Nothing where it is no text, number, truth or null.
   */
  public static Optional<Json> field(String text, String name, Bounds bounds) {
    JsonReader reader = new JsonReader(text, bounds);
    try {
      reader.blanks();
      reader.expect('{', "an object");
      do {
        reader.blanks();
        boolean found = reader.name().equals(name);
        reader.colon();
        Json value = reader.value(1);
        if (found) {
          return value.isObject() || value.isArray() ? Optional.empty() : Optional.of(value);
        }
        reader.blanks();
      } while (reader.skip(','));
      return Optional.empty();
    } catch (Fault brokenOff) {
      return Optional.empty();
    }
  }

  private static String kind(Json value) {
    return switch (value) {
      case JsonObject _ -> "object";
      case JsonArray _ -> "list";
      default -> "value";
    };
  }

  private Json value(int depth) throws Fault {
    blanks();
    if (at == text.length()) {
      throw ended();
    }
    char c = text.charAt(at);
    return switch (c) {
      case '{' -> object(depth + 1);
      case '[' -> array(depth + 1);
      case '"' -> new JsonText(string());
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
      default -> word();
    };
  }

  private JsonObject object(int depth) throws Fault {
    enter(depth);
    JsonObject object = new JsonObject();
    blanks();
    if (skip('}')) {
      return object;
    }
    do {
      blanks();
      String name = name();
      if (object.has(name)) {
        throw fault("the field \"" + shortened(name) + "\" is there twice");
      }
      colon();
      object.set(name, value(depth));
      blanks();
    } while (skip(','));
    expect('}', "a comma or }");
    return object;
  }

  private JsonArray array(int depth) throws Fault {
    enter(depth);
    JsonArray array = new JsonArray();
    blanks();
    if (skip(']')) {
      return array;
    }
    do {
      array.add(value(depth));
      blanks();
    } while (skip(','));
    expect(']', "a comma or ]");
    return array;
  }

  private void enter(int depth) throws Fault {
    if (depth > bounds.depth()) {
      throw tooMuch("it is nested too deeply");
    }
    at++;
  }

  private String name() throws Fault {
    if (at < text.length() && text.charAt(at) != '"') {
      throw unexpected("the name of a field in double quotes");
    }
    return string();
  }

  private void colon() throws Fault {
    blanks();
    expect(':', "a colon behind the name of a field");
  }

  private String string() throws Fault {
    if (at == text.length()) {
      throw ended();
    }
    at++;
    int start = at;
    int end = start;
    while (end < text.length() && plain(text.charAt(end))) {
      end++;
    }
    at = end;
    if (skip('"')) {
      return text.substring(start, end);
    }
    StringBuilder string = new StringBuilder(text.substring(start, at));
    while (!skip('"')) {
      if (at == text.length()) {
        throw ended();
      }
      char c = text.charAt(at);
      if (c == '\\') {
        string.append(escaped());
      } else if (plain(c)) {
        string.append(c);
        at++;
      } else {
        throw fault("a text holds a control character, which must be written \\u" + hex(c));
      }
    }
    return string.toString();
  }

  private static boolean plain(char c) {
    return c != '"' && c != '\\' && c >= ' ';
  }

  private char escaped() throws Fault {
    if (at + 1 == text.length()) {
      at++;
      throw ended();
    }
    char letter = text.charAt(at + 1);
    int known = "\"\\/bfnrt".indexOf(letter);
    if (known >= 0) {
      at += 2;
      return "\"\\/\b\f\n\r\t".charAt(known);
    }
    at++;
    if (letter != 'u') {
      throw fault("\\" + shown() + " means nothing in a text");
    }
    at++;
    int code = 0;
    for (int i = 0; i < 4; i++, at++) {
      if (at == text.length()) {
        throw ended();
      }
      int digit = Character.digit(text.charAt(at), 16);
      if (digit < 0 || text.charAt(at) > 'f') {
        throw unexpected("four hexadecimal digits behind \\u");
      }
      code = code * 16 + digit;
    }
    return (char) code;
  }

  private JsonNumber number() throws Fault {
    int start = at;
    skip('-');
    if (skip('0')) {
      if (at < text.length() && digit()) {
        throw fault("a number does not begin with 0");
      }
    } else {
      digits();
    }
    if (skip('.')) {
      digits();
    }
    if (skip('e') || skip('E')) {
      if (!skip('+')) {
        skip('-');
      }
      digits();
    }
    if (at - start > bounds.digits()) {
      at = start;
      throw tooMuch("it holds too long a number");
    }
    return new JsonNumber(text.substring(start, at));
  }

  private boolean digit() {
    return '0' <= text.charAt(at) && text.charAt(at) <= '9';
  }

  private void digits() throws Fault {
    int start = at;
    while (at < text.length() && digit()) {
      at++;
    }
    if (at == start) {
      throw at == text.length() ? ended() : unexpected("a digit");
    }
  }

  private Json word() throws Fault {
    int end = at;
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    String word = text.substring(at, end);
    Json value =
        switch (word) {
          case "true" -> JsonTruth.TRUE;
          case "false" -> JsonTruth.FALSE;
          case "null" -> JsonNull.NULL;
          default ->
              throw word.isEmpty()
                  ? unexpected("a value")
                  : fault(
                      "\"" + shortened(word) + "\" is no value; a text stands in double quotes");
        };
    at = end;
    return value;
  }

  private static String shortened(String word) {
    int longest = 20;
    return word.length() > longest ? word.substring(0, longest) + "…" : word;
  }

  private void blanks() {
    while (at < text.length() && blank(text.charAt(at))) {
      at++;
    }
  }

  private static boolean blank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }

  private boolean skip(char c) {
    boolean found = at < text.length() && text.charAt(at) == c;
    if (found) {
      at++;
    }
    return found;
  }

  private void expect(char c, String wanted) throws Fault {
    if (at == text.length()) {
      throw ended();
    }
    if (!skip(c)) {
      throw unexpected(wanted);
    }
  }

  private Fault ended() {
    return fault("the line ends before the object does");
  }

  private Fault unexpected(String wanted) {
    return fault("\"" + shown() + "\" stands where " + wanted + " should be");
  }

  /** The next character; one that nobody would see is given by its number. */
  private String shown() {
    int c = text.codePointAt(at);
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          "\\u" + hex(text.charAt(at));
      default -> Character.toString(c);
    };
  }

  private static String hex(char c) {
    String digits = Integer.toHexString(c);
    return "0".repeat(4 - digits.length()) + digits;
  }

  /** Where the next character stands in its line, counted from 1. */
  private int column() {
    int before = at - 1;
    while (before >= 0 && text.charAt(before) != '\n' && text.charAt(before) != '\r') {
      before--;
    }
    return at - before;
  }

  private Fault fault(String message) {
    return new Fault(new Read.Bad(Read.Kind.FORM, column(), message));
  }

  private Fault tooMuch(String message) {
    return new Fault(new Read.Bad(Read.Kind.TOO_MUCH, column(), message));
  }
}
