package org.mathmat.solver.equations;

import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.match.Solvability;
import org.mathmat.exact.Truth;
import org.mathmat.solver.Limits;

/**
 * Says for a match whether a position has a Solution. It counts steps and not time, so that a match
 * is replayed as it was played.
 *
 * @param steps how many steps one question may take
 */
public record ProvedSolvability(long steps) implements Solvability {
  /** A second or so. */
  public static final ProvedSolvability ORDINARY = new ProvedSolvability(30_000_000);

  private static final long MEMORY = 8_000_000;

  @Override
  public Truth solvable(Law law, Position position) {
    if (position.goal().isEmpty()) {
      return Truth.UNKNOWN;
    }
    Limits limits = new Limits(() -> false, steps, MEMORY);
    return switch (EquationsSolver.of(law, position.goal().get(), position)
        .solve(position, limits)) {
      case Answer.Solvable _ -> Truth.TRUE;
      case Answer.Impossible _ -> Truth.FALSE;
      case Answer.Unknown _ -> Truth.UNKNOWN;
    };
  }
}
