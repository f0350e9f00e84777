package org.mathmat.proof.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Cube;
import org.mathmat.equations.match.EquationsTable;
import org.mathmat.exact.Truth;
import org.mathmat.onsets.match.OnSetsTable;
import org.mathmat.solver.Limits;
import org.mathmat.solver.equations.Answer;
import org.mathmat.solver.equations.EquationsSolver;
import org.mathmat.solver.onsets.OnSetsSolver;
import org.mathmat.solver.onsets.SetAnswer;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Occasion;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Table;

/** The solver, asked about the positions of a shake without any bot in between. */
final class Oracle {
  private Optional<EquationsSolver> equations = Optional.empty();
  private Optional<OnSetsSolver> sets = Optional.empty();
  private Optional<Table> about = Optional.empty();

  /** Whether a paper can be written that takes at most one cube of Resources. */
  Truth now(Shake shake, Mat mat, Limits limits) {
    return solvable(shake, mat, true, limits);
  }

  /** Whether any paper can be written. */
  Truth ever(Shake shake, Mat mat, Limits limits) {
    return solvable(shake, mat, false, limits);
  }

  private Truth solvable(Shake shake, Mat mat, boolean oneCube, Limits limits) {
    if (!about.equals(Optional.of(shake.table()))) {
      about = Optional.of(shake.table());
      equations = Optional.empty();
      sets = Optional.empty();
    }
    return switch (shake.table()) {
      case EquationsTable table -> equations(table, mat, oneCube, limits);
      case OnSetsTable table -> sets(table, mat, oneCube, limits);
      case Table other -> throw new IllegalArgumentException("No solver for " + other);
    };
  }

  private Truth equations(EquationsTable table, Mat mat, boolean oneCube, Limits limits) {
    org.mathmat.equations.Position position =
        table.position(mat, oneCube ? Occasion.NOW : Occasion.IMPOSSIBLE);
    if (equations.isEmpty()) {
      List<Cube> cubes = new ArrayList<>(position.required());
      cubes.addAll(position.permitted());
      cubes.addAll(position.forbidden());
      cubes.addAll(position.resources());
      equations =
          Optional.of(new EquationsSolver(table.law(), position.goal().orElseThrow(), cubes));
    }
    return switch (equations.get().solve(position, limits)) {
      case Answer.Solvable _ -> Truth.TRUE;
      case Answer.Impossible _ -> Truth.FALSE;
      case Answer.Unknown _ -> Truth.UNKNOWN;
    };
  }

  private Truth sets(OnSetsTable table, Mat mat, boolean oneCube, Limits limits) {
    if (sets.isEmpty()) {
      sets = Optional.of(new OnSetsSolver(table.law()));
    }
    org.mathmat.onsets.Position position =
        table.position(mat, oneCube ? Occasion.NOW : Occasion.IMPOSSIBLE);
    return switch (sets.get().solve(position, limits)) {
      case SetAnswer.Solvable _ -> Truth.TRUE;
      case SetAnswer.Impossible _ -> Truth.FALSE;
      case SetAnswer.Unknown _ -> Truth.UNKNOWN;
    };
  }
}
