package org.mathmat.wire;

import org.mathmat.table.Parsed;

/** The text of a field in a game's notation. */
final class FieldText {
  private FieldText() {}

  /** What the text says, or an error that names the field and the place in it. */
  static <T> T read(String field, Parsed<T> parsed) throws BadInput {
    return switch (parsed) {
      case Parsed.Good<T>(T value) -> value;
      case Parsed.Bad<T>(int column, String message) ->
          throw BadInput.at(column, ErrorCode.SYNTAX, "The field \"" + field + "\": " + message);
    };
  }
}
