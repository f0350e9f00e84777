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

  /** AGLOA's limits, the same in Equations and On-Sets (section XI-A-1). */
  public static final Limits AGLOA =
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

  /** MLAG's limits (section XI-A-1). */
  public static final Limits MLAG =
      new Limits(
          MINUTE,
          MOMENT,
          TWO_MINUTES,
          GoalFrom.BEGINNING,
          MINUTE,
          TWO_MINUTES,
          MINUTE,
          MOMENT,
          Duration.ZERO);

  /** The Guide's limits (TIME LIMITS). */
  public static final Limits GUIDE =
      new Limits(
          MINUTE,
          MOMENT,
          TWO_MINUTES,
          GoalFrom.BEGINNING,
          MINUTE,
          TWO_MINUTES,
          MINUTE,
          MOMENT,
          MINUTE);
}
