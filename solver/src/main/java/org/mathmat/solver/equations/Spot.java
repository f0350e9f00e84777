package org.mathmat.solver.equations;

import org.jspecify.annotations.Nullable;

/** Where one number lies, and the logarithm of its size, which is worked out once. */
final class Spot {
  private final Ball ball;
  private @Nullable Ball log;

  Spot(Ball ball) {
    this.ball = ball;
  }

  /** {@link Ball#NONE} if that is not known, or beyond what can be written. */
  Ball ball() {
    return ball;
  }

  /** That of a number that is not near zero. */
  Ball log() {
    Ball known = log;
    if (known == null) {
      known = ball.abs().logarithm();
      log = known;
    }
    return known;
  }
}
