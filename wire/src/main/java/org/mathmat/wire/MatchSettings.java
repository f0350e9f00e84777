package org.mathmat.wire;

import org.mathmat.equations.match.EquationsGame;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.onsets.match.OnSetsGame;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.solver.equations.ProvedSolvability;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Kit;
import org.mathmat.table.book.LocalRules;
import org.mathmat.table.book.Season;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Setup;

/** What the headers of a record say about a match, whether it was played or is to be played. */
final class MatchSettings {
  private MatchSettings() {}

  static ShelvedGame game(MatchRecord record) throws BadInput {
    return Named.game(header(record, "game"));
  }

  /** A game of the record in its division of its book, and what is rolled in it. */
  record InDivision(Game game, Kit kit) {}

  static InDivision inDivision(ShelvedGame.InShakes<?> game, MatchRecord record) throws BadInput {
    return switch (game) {
      case ShelvedGame.Equations equations -> {
        var division = division(equations, record).under(local(equations, record));
        yield new InDivision(
            new EquationsGame(division, season(record), ProvedSolvability.ORDINARY),
            division.kit());
      }
      case ShelvedGame.OnSets onSets -> {
        var division = division(onSets, record).under(local(onSets, record));
        yield new InDivision(new OnSetsGame(division, season(record)), division.kit());
      }
    };
  }

  private static <D extends Division<?>> D division(
      ShelvedGame.InShakes<D> game, MatchRecord record) throws BadInput {
    return Named.division(Named.book(game, header(record, "rules")), header(record, "division"));
  }

  /** What the record says that the league plays differently. */
  static LocalRules local(ShelvedGame.InShakes<?> game, MatchRecord record) throws BadInput {
    return LeagueLines.read(
        record.header(MatchRecord.LEAGUE, ""), division(game, record).variations());
  }

  private static Season season(MatchRecord record) throws BadInput {
    String season = record.header("season", "all");
    return switch (season) {
      case "all" -> Season.EVERY;
      case "even" -> Season.EVEN;
      case "odd" -> Season.ODD;
      default -> throw impossible("season", season);
    };
  }

  static DiceMatch.Play play(ShelvedGame.MathDice game, MatchRecord record) throws BadInput {
    Named.imprint(game, record.header("rules", game.imprints().getFirst().id()));
    String play = record.header("play", "short");
    return switch (play) {
      case "short" -> DiceMatch.Play.SHORT;
      case "long" -> DiceMatch.Play.LONG;
      default -> throw impossible("play", play);
    };
  }

  static Setup setup(MatchRecord record) throws BadInput {
    int players = record.players().size();
    if (players > Setup.MOST_PLAYERS) {
      throw new BadInput(ErrorCode.FIELD_VALUE, "A match has two or three players.");
    }
    String checking = record.header("checking", "judge");
    String procedure = record.header("procedure", "strict");
    return new Setup(
        players,
        switch (checking) {
          case "judge" -> Setup.CheckedBy.JUDGE;
          case "players" -> Setup.CheckedBy.PLAYERS;
          default -> throw impossible("checking", checking);
        },
        switch (procedure) {
          case "strict" -> Setup.Conduct.STRICT;
          case "tournament" -> Setup.Conduct.TOURNAMENT;
          default -> throw impossible("procedure", procedure);
        });
  }

  private static String header(MatchRecord record, String name) throws BadInput {
    String value = record.header(name, "");
    if (value.isEmpty()) {
      throw new BadInput(ErrorCode.FIELD_MISSING, "The header \"" + name + "\" is missing.");
    }
    return value;
  }

  private static BadInput impossible(String header, String value) {
    return new BadInput(
        ErrorCode.FIELD_VALUE, "The header \"%s\" cannot be \"%s\" here.".formatted(header, value));
  }
}
