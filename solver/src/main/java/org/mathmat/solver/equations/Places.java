package org.mathmat.solver.equations;

/** Where values may lie. */
sealed interface Places permits Spots, Reach {
  /** Whether a value may lie in the ball; that none does is a proof. */
  boolean mayMeet(Ball ball);

  /** Whether a value may be too large or too near zero for a ball. */
  boolean mayBeFar();
}
