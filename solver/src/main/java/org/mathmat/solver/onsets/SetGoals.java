package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Symbol;
import org.mathmat.table.shake.Occasion;

/**
 * The Goals that can be set, each with a shortest paper.
 *
 * @param goals each value once, easiest first
 * @param leftOut which Goals were not searched to the end, in sentences
 */
public record SetGoals(List<Settable> goals, List<String> leftOut) {
  public SetGoals {
    goals = List.copyOf(goals);
    leftOut = List.copyOf(leftOut);
  }

  /** A Goal that can be set, and a shortest way to reach it. */
  public record Settable(Goal goal, List<String> paper, int cubes) {
    public Settable {
      paper = List.copyOf(paper);
    }
  }

  /** Whether every Goal was searched to the end. */
  public boolean complete() {
    return leftOut.isEmpty();
  }

  /**
   * Those of the digits in Resources.
   *
   * @param solver answers with a shortest paper
   */
  static SetGoals of(Law law, Position position, int most, Function<Position, SetAnswer> solver) {
    List<Settable> settable = new ArrayList<>();
    Set<List<Integer>> values = new LinkedHashSet<>();
    boolean unsure = false;
    List<Goal> goals = new ArrayList<>(Goal.all(position.resources()));
    goals.sort(Comparator.comparingInt(goal -> goal.digits().size()));
    for (Goal goal : goals) {
      if (law.goalValues(goal).isEmpty() || !values.add(law.goalValues(goal))) {
        continue;
      }
      switch (solver.apply(set(position, goal))) {
        case SetAnswer.Solvable solvable ->
            settable.add(
                new Settable(goal, solvable.first().solutions(), solvable.first().cubes()));
        case SetAnswer.Unknown _ -> unsure = true;
        case SetAnswer.Impossible _ -> {}
      }
    }
    settable.sort(Comparator.comparingInt(Settable::cubes));
    return new SetGoals(
        settable.subList(0, Math.min(most, settable.size())),
        unsure ? List.of("Some Goals were not searched to the end.") : List.of());
  }

  /** With this Goal; a digit is of no use for a Solution. */
  private static Position set(Position position, Goal goal) {
    List<Symbol> others =
        position.resources().list().stream().filter(cube -> !cube.is(Symbol.Kind.DIGIT)).toList();
    return new Position(
        position.universe(),
        Optional.of(goal),
        position.required(),
        position.permitted(),
        position.forbidden(),
        Cubes.of(others),
        Occasion.IMPOSSIBLE);
  }
}
