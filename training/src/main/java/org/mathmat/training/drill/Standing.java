package org.mathmat.training.drill;

import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;

/**
 * How a player stands with one skill.
 *
 * @param tries without those that had help
 * @param right of these
 * @param shaky from 0, firm, to 1: errors, and slowness against the player's own pace
 * @param memory what is remembered; none where every try had help
 * @param due the day on which to ask again
 * @param usual the usual time of a right answer
 */
public record Standing(
    Skill skill,
    int tries,
    int right,
    double shaky,
    Optional<Memory> memory,
    LocalDate due,
    Optional<Duration> usual) {
  /** So many right answers, and remembered for weeks: the skill is mastered. */
  private static final int PRACTISED = 8;

  /** Below this nothing stands out. */
  static final double FIRM = 0.15;

  public boolean isDue(LocalDate day) {
    return !due.isAfter(day);
  }

  /** Whether a badge is earned. */
  public boolean isMastered() {
    return right >= PRACTISED && memory.filter(Memory::isLearned).isPresent();
  }

  public boolean standsOut() {
    return shaky > FIRM;
  }
}
