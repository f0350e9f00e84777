package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mathmat.equations.Challenge;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Turn;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.Limits;

/** The Goals that can be set with a roll, each with a shortest Solution. */
public final class GoalsToSet {
  /** Longer Goals are left out: those of three cubes name most numbers a Goal can be. */
  private static final int MOST_CUBES = 3;

  private final Law law;
  private final Limits limits;
  private final GoalReader reader;
  private final Set<String> values = new LinkedHashSet<>();
  private final List<Settable> found = new ArrayList<>();
  private boolean complete = true;

  /** A Goal and a shortest Solution with the cubes that it leaves. */
  public record Settable(Goal goal, Solution solution) {}

  /**
   * What was found.
   *
   * @param goals each value once, easiest first
   * @param cubes the longest Goals that were looked at
   * @param complete whether all Goals of up to that many cubes were looked at
   */
  public record Found(List<Settable> goals, int cubes, boolean complete) {
    public Found {
      goals = List.copyOf(goals);
    }
  }

  private GoalsToSet(Law law, Limits limits) {
    this.law = law;
    this.limits = limits;
    this.reader = new GoalReader(law, new Arithmetic(Effort.ORDINARY));
  }

  public static Found of(Law law, List<Cube> roll, int most, Limits limits) {
    GoalsToSet search = new GoalsToSet(law, limits);
    int cubes = 0;
    while (cubes < MOST_CUBES && search.complete && !search.hasEasy(most)) {
      cubes++;
      search.extend(new ArrayList<>(), new ArrayList<>(roll), cubes);
    }
    search.found.sort(Comparator.comparingInt(one -> one.solution().cubes()));
    List<Settable> first = search.found.subList(0, Math.min(most, search.found.size()));
    return new Found(first, cubes, search.complete);
  }

  /** Whether enough Goals are there that no other could be easier. */
  private boolean hasEasy(int most) {
    return found.stream().filter(one -> one.solution().cubes() <= 2).count() >= most;
  }

  private void extend(List<Cube> goal, List<Cube> left, int cubes) {
    if (limits.stop().getAsBoolean()) {
      complete = false;
      return;
    }
    if (goal.size() == cubes) {
      consider(goal, left);
      return;
    }
    Set<Symbol> tried = new LinkedHashSet<>();
    for (Cube cube : List.copyOf(left)) {
      if (tried.add(cube.symbol())) {
        goal.add(cube);
        left.remove(cube);
        extend(goal, left, cubes);
        left.add(cube);
        goal.removeLast();
      }
    }
  }

  /** A cube of the Goal, of a colour only where that makes a difference. */
  private Goal.Placed placed(Cube cube) {
    return new Goal.Placed(law.raised().isPresent() ? cube : Cube.of(cube.symbol()), Turn.UPRIGHT);
  }

  private void consider(List<Cube> cubes, List<Cube> left) {
    Goal goal = new Goal(List.of(cubes.stream().map(this::placed).toList()));
    Optional<String> value =
        reader.values(goal).stream().findFirst().map(read -> read.value().text());
    if (value.isEmpty() || !values.add(value.get())) {
      return;
    }
    Position position =
        new Position(
            Optional.of(goal), List.of(), List.of(), List.of(), left, Challenge.IMPOSSIBLE);
    switch (EquationsSolver.of(law, goal, position).solve(position, limits)) {
      case Answer.Solvable solvable -> found.add(new Settable(goal, solvable.first()));
      case Answer.Unknown _ -> complete = false;
      case Answer.Impossible _ -> {}
    }
  }
}
