package org.mathmat.wire;

import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.match.SmallSearch;
import org.mathmat.equations.match.Solvability;
import org.mathmat.exact.Truth;
import org.mathmat.solver.Limits;
import org.mathmat.solver.equations.Answer;
import org.mathmat.solver.equations.EquationsSolver;

/**
 * Whether positions can be solved, by the solver where trying a few cubes does not settle it. Steps
 * are counted and time is not, so that a replay gives the same result on every machine.
 */
final class SolvedPositions implements Solvability {
  /** A second or two. */
  private static final Limits LIMITS = new Limits(() -> false, 100_000_000L, 5_000_000L);

  @Override
  public Truth solvable(Law law, Position position) {
    Truth small = SmallSearch.SMALL.solvable(law, position);
    return small != Truth.UNKNOWN || position.goal().isEmpty()
        ? small
        : switch (EquationsSolver.of(law, position.goal().get(), position)
            .solve(position, LIMITS)) {
          case Answer.Solvable _ -> Truth.TRUE;
          case Answer.Impossible _ -> Truth.FALSE;
          case Answer.Unknown _ -> Truth.UNKNOWN;
        };
  }
}
