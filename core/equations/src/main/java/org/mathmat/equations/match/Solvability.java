package org.mathmat.equations.match;

import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.exact.Truth;

/**
 * Whether a position has a Solution. The Guide's A-flubs turn on it; whoever plays a match says who
 * finds out.
 */
@FunctionalInterface
public interface Solvability {
  /** Whether some Solution is correct with as many Resource cubes as the challenge allows. */
  Truth solvable(Law law, Position position);
}
