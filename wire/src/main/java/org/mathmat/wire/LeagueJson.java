package org.mathmat.wire;

import static org.mathmat.json.Form.field;
import static org.mathmat.json.Form.sometimes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.JsonObject;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Change;
import org.mathmat.table.book.Listed;
import org.mathmat.table.book.LocalRules;
import org.mathmat.table.book.VariationList;
import org.mathmat.table.record.MatchRecord;

/** What a league plays differently, as JSON: for whoever looks at a table. */
final class LeagueJson {
  private static final Form<List<String>> TEXTS = Form.list(Codec.TEXT);

  /**
   * What differs.
   *
   * @param name what the league is called
   * @param round minutes until no shake begins
   * @param overtime how many more the last one may take
   * @param points what the places are worth
   * @param off the variations that may not be chosen, by key
   * @param on those that may in every season
   * @param called what the league calls a variation
   */
  record Differs(
      Optional<String> name,
      Optional<Long> round,
      Optional<Long> overtime,
      Optional<List<Integer>> points,
      List<String> off,
      List<String> on,
      Map<String, String> called) {}

  static final Form.Fields<Differs> FORM =
      Form.object(
          "Differs",
          field("name", Form.orNull(Codec.TEXT), Differs::name),
          sometimes("round", Form.NUMBER, Differs::round),
          sometimes("overtime", Form.NUMBER, Differs::overtime),
          sometimes("points", Form.list(Codec.WHOLE), Differs::points),
          field("off", TEXTS, Differs::off),
          field("on", TEXTS, Differs::on),
          field("called", Form.byName(Codec.TEXT), Differs::called));

  private LeagueJson() {}

  /** What the headers of a table's match say of it; nothing where it is played by the book. */
  static Optional<Differs> played(Map<String, String> headers) {
    try {
      return read(headers);
    } catch (BadInput refused) {
      throw new IllegalStateException("The settings were tried out at the beginning.", refused);
    }
  }

  private static Optional<Differs> read(Map<String, String> headers) throws BadInput {
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
    return Optional.of(differs(LeagueLines.read(lines, list), list));
  }

  /**
   * What differs from a division's list in the book.
   *
   * @param list as the book has it
   */
  static JsonObject of(LocalRules local, VariationList<?> list) {
    return FORM.write(differs(local, list));
  }

  private static Differs differs(LocalRules local, VariationList<?> list) {
    Optional<Long> round = Optional.empty();
    Optional<Long> overtime = Optional.empty();
    Optional<List<Integer>> points = Optional.empty();
    for (Change change : local.changes()) {
      switch (change) {
        case Change.Length(var length) -> round = Optional.of(length.toMinutes());
        case Change.Overtime(var more) -> overtime = Optional.of(more.toMinutes());
        case Change.Points(var places) ->
            points = Optional.of(List.of(places.first(), places.second(), places.third()));
        case Change.Name _, Change.Only _, Change.On _, Change.Off _, Change.Call _ -> {}
      }
    }
    List<String> off = new ArrayList<>();
    List<String> on = new ArrayList<>();
    for (Listed<?> listed : list.choices()) {
      switch (local.standing(listed.entry().key())) {
        case BY_THE_BOOK -> {}
        case ON -> on.add(listed.entry().key());
        case OFF -> off.add(listed.entry().key());
      }
    }
    Map<String, String> called = new LinkedHashMap<>();
    for (Listed<?> listed : list.all()) {
      local.name(listed.entry().key()).ifPresent(name -> called.put(listed.entry().key(), name));
    }
    return new Differs(local.league(), round, overtime, points, off, on, called);
  }
}
