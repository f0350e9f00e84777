package org.mathmat.table.shake;

import java.time.Duration;
import java.time.Instant;

/**
 * The time for one task: the limit, then ten seconds counted down, and once more after a fine.
 *
 * @param limit when the countdown starts
 */
public record Glass(Instant limit, Turn turn) {
  /** How long an opponent counts down. */
  public static final Duration COUNTDOWN = Duration.ofSeconds(10);

  /** What a fine buys. */
  public static final Duration ADDITIONAL = Duration.ofMinutes(1);

  /** How often the glass has been turned. */
  public enum Turn {
    FIRST,
    ADDITIONAL
  }

  public static Glass turned(Instant at, Duration limit) {
    return new Glass(at.plus(limit), Turn.FIRST);
  }

  /** When the countdown ends and the clock acts. */
  public Instant until() {
    return limit.plus(COUNTDOWN);
  }

  /** The additional minute, which starts where the countdown ended. */
  Glass extended() {
    return new Glass(until().plus(ADDITIONAL), Turn.ADDITIONAL);
  }

  /** The glass after it lay on its side for a while. */
  Glass delayed(Duration pause) {
    return new Glass(limit.plus(pause), turn);
  }

  /** At least this much is left. */
  Glass atLeast(Instant wanted) {
    return turn == Turn.FIRST && until().isBefore(wanted)
        ? new Glass(wanted.minus(COUNTDOWN), turn)
        : this;
  }
}
