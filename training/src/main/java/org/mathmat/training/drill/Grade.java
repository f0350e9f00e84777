package org.mathmat.training.drill;

import java.time.Duration;
import java.util.Optional;

/** How well something was remembered. */
public enum Grade {
  AGAIN,
  HARD,
  GOOD,
  EASY;

  /** From so many times one's own pace on a right answer was slow. */
  private static final int SLOW = 2;

  /**
   * What a try says of a skill, measured against the player's own pace.
   *
   * @param usual his usual time for it, where he has one
   */
  public static Grade of(boolean right, Duration took, Optional<Duration> usual) {
    if (!right) {
      return AGAIN;
    }
    if (usual.isEmpty()) {
      return GOOD;
    }
    if (took.compareTo(usual.get().multipliedBy(SLOW)) > 0) {
      return HARD;
    }
    return took.multipliedBy(SLOW).compareTo(usual.get()) < 0 ? EASY : GOOD;
  }

  /** 1 to 4, as the formulas count. */
  int number() {
    return switch (this) {
      case AGAIN -> 1;
      case HARD -> 2;
      case GOOD -> 3;
      case EASY -> 4;
    };
  }
}
