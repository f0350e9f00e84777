package org.mathmat.wire;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mathmat.json.JsonObject;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Division;
import org.mathmat.table.league.Fault;
import org.mathmat.table.league.League;
import org.mathmat.table.league.LeagueReader;
import org.mathmat.table.league.LeagueText;
import org.mathmat.table.record.MatchRecord;

/**
 * A league's own list as it holds on a day: put onto a question, a record or the settings of a
 * table, it leaves there what the league plays differently, so that they stand alone.
 */
public record LeagueFile(League league, LocalDate day) {
  /** Where a question, a record or a table says what its league plays differently. */
  static final String FIELD = MatchRecord.LEAGUE;

  private static final String GAME = "game";
  private static final String RULES = "rules";
  private static final String DIVISION = "division";

  /** Reads a list. */
  public static LeagueFile read(String text, LocalDate day) throws BadInput {
    return switch (LeagueReader.read(text, LeagueFile::books)) {
      case LeagueReader.Read.Good<League>(League league) -> new LeagueFile(league, day);
      case LeagueReader.Read.Bad<League>(Fault fault) -> throw LeagueLines.bad(fault);
    };
  }

  /** Whether a text means to be a whole list, not the lines of a match. */
  static boolean isList(String text) {
    return text.contains(LeagueReader.FIRST_LINE);
  }

  private static Optional<List<? extends org.mathmat.table.book.Book<?>>> books(String game) {
    return Shelf.game(game)
        .map(found ->
            switch (found) {
              case ShelvedGame.InShakes<?> shakes -> shakes.books();
              case ShelvedGame.MathDice _ -> List.of();
            });
  }

  /** The lines of what the league plays differently in a match. */
  private String lines(String game, String rules, String division) throws BadInput {
    if (!game.equals(league.game()) || !rules.equals(league.rules())) {
      throw new BadInput(
          ErrorCode.LEAGUE_BOOK,
          "The league's list is for %s by %s, not for %s by %s."
              .formatted(league.game(), league.rules(), game, rules));
    }
    return String.join("\n", LeagueText.lines(league.on(division, day)));
  }

  /** The headers of a match; where they name no game or book, it is the league's. */
  public Map<String, String> onto(Map<String, String> headers) throws BadInput {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.putIfAbsent(GAME, league.game());
    more.putIfAbsent(RULES, league.rules());
    more.put(FIELD, lines(more.get(GAME), more.get(RULES), more.getOrDefault(DIVISION, "")));
    return more;
  }

  /** A record, but for one that says itself what its league plays differently. */
  MatchRecord onto(MatchRecord record) throws BadInput {
    return record.headers().containsKey(FIELD)
        ? record
        : record.with(
            FIELD,
            lines(record.header(GAME, ""), record.header(RULES, ""), record.header(DIVISION, "")));
  }

  /** A question, but for one that says so itself. */
  JsonObject onto(JsonObject question) throws BadInput {
    return question.has(FIELD)
        ? question
        : new JsonObject()
            .setAll(question)
            .put(
                FIELD,
                lines(
                    question.path(GAME).asText(),
                    question.path(RULES).asText(),
                    question.path(DIVISION).asText()));
  }

  /** What it changes, division by division. */
  public JsonObject json() throws BadInput {
    JsonObject json = Answer.object().put(GAME, league.game()).put(RULES, league.rules());
    JsonObject divisions = json.putObject("divisions");
    if (Named.game(league.game()) instanceof ShelvedGame.InShakes<?> game) {
      for (Division<?> division : Named.book(game, league.rules()).divisions()) {
        divisions.set(
            division.id(), LeagueJson.of(league.on(division.id(), day), division.variations()));
      }
    }
    return json;
  }
}
