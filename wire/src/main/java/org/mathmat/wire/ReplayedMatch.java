package org.mathmat.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.bots.Coach;
import org.mathmat.equations.Edition;
import org.mathmat.equations.Editions;
import org.mathmat.equations.Season;
import org.mathmat.equations.match.EquationsGame;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.match.OnSetsGame;
import org.mathmat.solver.equations.ProvedSolvability;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Setup;

/** A match record that has been played through, as JSON. */
interface ReplayedMatch {
  ObjectNode summary();

  Stream<ObjectNode> events();

  /** What the coach says; {@code time} is what he has. */
  ObjectNode review(Coach.Time time);

  /** Plays a record of any game. */
  static ReplayedMatch of(MatchRecord record) throws BadInput {
    String game = header(record, "game");
    return switch (game) {
      case "equations" -> new ReplayedShakes(record, equations(record), setup(record));
      case "mathdice" -> new ReplayedDice(record, play(record));
      case "onsets" -> new ReplayedShakes(record, onsets(record), setup(record));
      default ->
          throw new BadInput(
              ErrorCode.GAME_UNKNOWN,
              "There is no game \"" + game + "\". The games are equations, onsets and mathdice.");
    };
  }

  /** The game of shakes that a record names; none where it is MathDice. */
  static Optional<Game> shakes(MatchRecord record) throws BadInput {
    return switch (header(record, "game")) {
      case "equations" -> Optional.of(equations(record));
      case "onsets" -> Optional.of(onsets(record));
      default -> Optional.empty();
    };
  }

  static Game equations(MatchRecord record) throws BadInput {
    String rules = header(record, "rules");
    if (!Editions.hasRules(rules)) {
      throw unknown(ErrorCode.RULES_UNKNOWN, "rules", rules);
    }
    String division = header(record, "division");
    Optional<Edition> edition = Editions.find(rules, division);
    if (edition.isEmpty()) {
      throw unknown(ErrorCode.DIVISION_UNKNOWN, "division", division);
    }
    String season = record.header("season", "all");
    return new EquationsGame(
        edition.get(),
        switch (season) {
          case "all" -> Season.EVERY;
          case "even" -> Season.EVEN;
          case "odd" -> Season.ODD;
          default -> throw unknown(ErrorCode.FIELD_VALUE, "season", season);
        },
        ProvedSolvability.ORDINARY);
  }

  static Game onsets(MatchRecord record) throws BadInput {
    String rules = header(record, "rules");
    if (!rules.equals("agloa-2023")) {
      throw unknown(ErrorCode.RULES_UNKNOWN, "rules", rules);
    }
    String name = header(record, "division");
    Optional<Division> division = Division.of(name);
    if (division.isEmpty()) {
      throw unknown(ErrorCode.DIVISION_UNKNOWN, "division", name);
    }
    return new OnSetsGame(division.get());
  }

  static DiceMatch.Play play(MatchRecord record) throws BadInput {
    String rules = record.header("rules", "mathdice");
    if (!rules.equals("mathdice")) {
      throw unknown(ErrorCode.RULES_UNKNOWN, "rules", rules);
    }
    String play = record.header("play", "short");
    return switch (play) {
      case "short" -> DiceMatch.Play.SHORT;
      case "long" -> DiceMatch.Play.LONG;
      default -> throw unknown(ErrorCode.FIELD_VALUE, "play", play);
    };
  }

  static Setup setup(MatchRecord record) throws BadInput {
    int players = record.players().size();
    if (players > 3) {
      throw new BadInput(ErrorCode.FIELD_VALUE, "A match has two or three players.");
    }
    String checking = record.header("checking", "judge");
    String procedure = record.header("procedure", "strict");
    return new Setup(
        players,
        switch (checking) {
          case "judge" -> Setup.CheckedBy.JUDGE;
          case "players" -> Setup.CheckedBy.PLAYERS;
          default -> throw unknown(ErrorCode.FIELD_VALUE, "checking", checking);
        },
        switch (procedure) {
          case "strict" -> Setup.Conduct.STRICT;
          case "tournament" -> Setup.Conduct.TOURNAMENT;
          default -> throw unknown(ErrorCode.FIELD_VALUE, "procedure", procedure);
        });
  }

  static String header(MatchRecord record, String name) throws BadInput {
    String value = record.header(name, "");
    if (value.isEmpty()) {
      throw new BadInput(ErrorCode.FIELD_MISSING, "The header \"" + name + "\" is missing.");
    }
    return value;
  }

  private static BadInput unknown(ErrorCode code, String header, String value) {
    return new BadInput(code, "The header \"%s\" cannot be \"%s\" here.".formatted(header, value));
  }
}
