package org.mathmat.wire;

import java.util.stream.Stream;
import org.mathmat.bots.Coach;
import org.mathmat.json.JsonObject;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.record.MatchRecord;

/** A match record that has been played through, as JSON. */
interface ReplayedMatch {
  JsonObject summary();

  Stream<JsonObject> events();

  /** What the coach says; {@code time} is what he has. */
  JsonObject review(Coach.Time time);

  /** Plays a record of any game. */
  static ReplayedMatch of(MatchRecord record) throws BadInput {
    return switch (MatchSettings.game(record)) {
      case ShelvedGame.InShakes<?> game ->
          new ReplayedShakes(
              record, MatchSettings.inDivision(game, record).game(), MatchSettings.setup(record));
      case ShelvedGame.MathDice dice -> new ReplayedDice(record, MatchSettings.play(dice, record));
    };
  }
}
