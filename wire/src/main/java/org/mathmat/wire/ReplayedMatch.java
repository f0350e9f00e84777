package org.mathmat.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Stream;
import org.mathmat.bots.Coach;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.record.MatchRecord;

/** A match record that has been played through, as JSON. */
interface ReplayedMatch {
  ObjectNode summary();

  Stream<ObjectNode> events();

  /** What the coach says; {@code time} is what he has. */
  ObjectNode review(Coach.Time time);

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
