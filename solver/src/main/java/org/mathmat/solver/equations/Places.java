package org.mathmat.solver.equations;

/** Where values may lie. */
sealed interface Places permits Outline, Reach {
  /** Whether a value may lie in the ball; that none does is a proof. */
  boolean mayMeet(Ball ball);

  /**
   * The same of a value, not 0, 1 or -1, of which the logarithm of the size lies in the ball,
   * whether it is less than zero or not.
   */
  default boolean mayMeetSize(Ball log) {
    if (log.isLogarithmOfFar()) {
      return mayBeFar();
    }
    Ball size = log.exponential();
    return mayMeet(size) || mayMeet(size.negate());
  }

  /** Whether a value may be too large or too near zero for a ball. */
  boolean mayBeFar();
}
