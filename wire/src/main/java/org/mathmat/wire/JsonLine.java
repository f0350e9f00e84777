package org.mathmat.wire;

import org.mathmat.json.Bounds;
import org.mathmat.json.Json;
import org.mathmat.json.JsonNull;
import org.mathmat.json.JsonObject;
import org.mathmat.json.JsonReader;

/** Reads a line of text as a JSON object, strictly and within bounds. */
public final class JsonLine {
  private JsonLine() {}

  public static JsonObject read(String line) throws BadInput {
    if (line.isBlank()) {
      throw noObject();
    }
    return switch (JsonReader.read(line, Bounds.USUAL)) {
      case JsonReader.Read.Good(JsonObject object) -> object;
      case JsonReader.Read.Good _ -> throw noObject();
      case JsonReader.Read.Bad(JsonReader.Read.Kind kind, int column, String message) ->
          throw switch (kind) {
            case FORM -> BadInput.at(column, ErrorCode.JSON, "This is not JSON: " + message + ".");
            case TOO_MUCH ->
                BadInput.at(column, ErrorCode.TOO_LONG, "This cannot be read: " + message + ".");
          };
    };
  }

  private static BadInput noObject() {
    return new BadInput(ErrorCode.JSON, "A line must be one JSON object, {…}.");
  }

  /** The id of a line that is not wholly JSON, as far as it can be read; null where it cannot. */
  static Json idOf(String line) {
    return JsonReader.field(line, "id", Bounds.USUAL).orElse(JsonNull.NULL);
  }
}
