package org.mathmat.wire;

import java.util.Map;
import java.util.Optional;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Change;
import org.mathmat.table.book.Listed;
import org.mathmat.table.book.LocalRules;
import org.mathmat.table.book.VariationList;
import org.mathmat.table.record.MatchRecord;

/** What a league plays differently, as JSON: for whoever looks at a table. */
public final class LeagueJson {
  private LeagueJson() {}

  /** What the headers of a match say of it; nothing where it is played by the book. */
  public static Optional<JsonObject> of(Map<String, String> headers) throws BadInput {
    String lines = headers.getOrDefault(MatchRecord.LEAGUE, "");
    if (lines.isEmpty()
        || !(Named.game(headers.getOrDefault("game", ""))
            instanceof ShelvedGame.InShakes<?> game)) {
      return Optional.empty();
    }
    VariationList<?> list =
        Named.division(
                Named.book(game, headers.getOrDefault("rules", "")),
                headers.getOrDefault("division", ""))
            .variations();
    return Optional.of(of(LeagueLines.read(lines, list), list));
  }

  /**
   * The same of a division's list in the book.
   *
   * @param list as the book has it
   */
  static JsonObject of(LocalRules local, VariationList<?> list) {
    JsonObject json = Answer.object().put("name", local.league());
    for (Change change : local.changes()) {
      switch (change) {
        case Change.Length(var length) -> json.put("round", length.toMinutes());
        case Change.Overtime(var overtime) -> json.put("overtime", overtime.toMinutes());
        case Change.Points(var points) ->
            json.putArray("points").add(points.first()).add(points.second()).add(points.third());
        case Change.Name _, Change.Only _, Change.On _, Change.Off _, Change.Call _ -> {}
      }
    }
    JsonArray off = json.putArray("off");
    JsonArray on = json.putArray("on");
    for (Listed<?> listed : list.choices()) {
      switch (local.standing(listed.entry().key())) {
        case BY_THE_BOOK -> {}
        case ON -> on.add(listed.entry().key());
        case OFF -> off.add(listed.entry().key());
      }
    }
    JsonObject called = json.putObject("called");
    for (Listed<?> listed : list.all()) {
      local.name(listed.entry().key()).ifPresent(name -> called.put(listed.entry().key(), name));
    }
    return json;
  }
}
