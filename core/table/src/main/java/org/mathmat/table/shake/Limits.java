package org.mathmat.table.shake;

import java.time.Duration;
import java.time.Instant;

/**
 * How long a rule-book gives for each task.
 *
 * @param rolling the minute that the players who are quick leave to those who select after them
 * @param selecting a variation
 * @param goalFrom since when the time for the Goal counts
 * @param answering a no-Goal: agreeing or not, and setting the Goal after disagreeing
 * @param joining where the third party decides before anybody has to write; zero where he may take
 *     the time for writing
 */
public record Limits(
    Duration rolling,
    Duration selecting,
    Duration goal,
    GoalFrom goalFrom,
    Duration answering,
    Duration firstTurn,
    Duration turn,
    Duration block,
    Duration joining) {
  /** Since when the time for the Goal counts. */
  public enum GoalFrom {
    /** Rolling and setting the Goal share a limit. */
    BEGINNING,
    /** The limit starts when the cubes are there and the variations are selected. */
    TURN;

    Instant start(Instant begun, Instant now) {
      return this == BEGINNING ? begun : now;
    }
  }

  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final Duration TWO_MINUTES = Duration.ofMinutes(2);
  private static final Duration MOMENT = Duration.ofSeconds(15);

  /** What most books give; the time for the Goal counts when the cubes are there. */
  public static final Limits USUAL =
      new Limits(
          MINUTE,
          MOMENT,
          TWO_MINUTES,
          GoalFrom.TURN,
          MINUTE,
          TWO_MINUTES,
          MINUTE,
          MOMENT,
          Duration.ZERO);

  /** The same, but rolling and setting the Goal share a limit. */
  public Limits goalFromBeginning() {
    return new Limits(
        rolling, selecting, goal, GoalFrom.BEGINNING, answering, firstTurn, turn, block, joining);
  }

  /** The same, but the third party decides before anybody has to write. */
  public Limits joiningWithin(Duration time) {
    return new Limits(rolling, selecting, goal, goalFrom, answering, firstTurn, turn, block, time);
  }
}
