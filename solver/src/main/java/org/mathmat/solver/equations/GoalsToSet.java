package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Side;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Turn;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Occasion;

/** The Goals that can be set with a roll, each with a shortest Solution. */
public final class GoalsToSet {
  /** Goals up to this length are always looked at; longer ones while easier ones are too few. */
  private static final int SHORT = 3;

  /** Two numbers and a sign; hardly a Goal has a shorter Solution. */
  private static final int EASY = 3;

  /** So that no hard Goal takes all the time of the others. */
  private static final long STEPS_FOR_EACH = 3_000_000;

  private final Law law;
  private final Limits limits;
  private final GoalReader reader;
  private final Set<String> values = new LinkedHashSet<>();
  private final List<Settable> found = new ArrayList<>();
  private boolean stopped;
  private boolean unsure;

  /** A Goal and a shortest Solution with the cubes that it leaves. */
  public record Settable(Goal goal, Solution solution) {}

  /**
   * What was found.
   *
   * @param goals each value once, easiest first
   * @param cubes how long the Goals may be of which every one was looked at
   * @param leftOut which Goals were not looked at, or not to the end, in sentences
   */
  public record Found(List<Settable> goals, int cubes, List<String> leftOut) {
    public Found {
      goals = List.copyOf(goals);
      leftOut = List.copyOf(leftOut);
    }

    /** Whether every Goal was looked at to the end. */
    public boolean complete() {
      return leftOut.isEmpty();
    }
  }

  private GoalsToSet(Law law, Limits limits) {
    this.law = law;
    this.limits =
        new Limits(limits.stop(), Math.min(limits.steps(), STEPS_FOR_EACH), limits.memory());
    this.reader = new GoalReader(law, new Arithmetic(Effort.ORDINARY));
  }

  public static Found of(Law law, List<Cube> roll, int most, Limits limits) {
    GoalsToSet search = new GoalsToSet(law, limits);
    int longest = Math.min(law.goalCubes(), roll.size() - 2);
    int cubes = 0;
    while (cubes < longest && !search.stopped && (cubes < SHORT || !search.hasEasy(most))) {
      search.extend(new ArrayList<>(), new ArrayList<>(roll), cubes + 1);
      cubes += search.stopped ? 0 : 1;
    }
    search.found.sort(Comparator.comparingInt(one -> one.solution().cubes()));
    List<Settable> first = search.found.subList(0, Math.min(most, search.found.size()));
    return new Found(first, cubes, search.leftOut(cubes, longest));
  }

  private List<String> leftOut(int cubes, int longest) {
    List<String> sentences = new ArrayList<>();
    if (stopped) {
      sentences.add("The time was up: only Goals of up to " + cubes + " cubes were all looked at.");
    } else if (cubes < longest) {
      sentences.add(
          "Goals of more than " + cubes + " cubes were left out, as there are enough easy ones.");
    }
    if (unsure) {
      sentences.add("Some Goals were not searched to the end.");
    }
    if (Arrays.stream(Turn.values())
        .anyMatch(turn -> turn != Turn.UPRIGHT && law.allows(turn, Side.GOAL))) {
      sentences.add("Goals with turned cubes were left out.");
    }
    return sentences;
  }

  /** Whether enough easy Goals are there. */
  private boolean hasEasy(int most) {
    return found.stream().filter(one -> one.solution().cubes() <= EASY).count() >= most;
  }

  private void extend(List<Cube> goal, List<Cube> left, int cubes) {
    if (limits.stop().getAsBoolean()) {
      stopped = true;
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
    List<String> own = reader.values(goal).stream().map(read -> read.value().text()).toList();
    Position position =
        new Position(Optional.of(goal), List.of(), List.of(), List.of(), left, Occasion.IMPOSSIBLE);
    boolean more = true;
    while (more && !values.containsAll(own)) {
      more = reach(goal, position);
    }
  }

  /** Looks for a Solution of a value that no other Goal has; whether there may be another one. */
  private boolean reach(Goal goal, Position position) {
    EquationsSolver solver =
        EquationsSolver.of(law, goal, position, value -> !values.contains(value.text()));
    return switch (solver.solve(position, limits)) {
      case Answer.Solvable solvable -> {
        unsure |= !solvable.shortest();
        values.add(solvable.first().value().text());
        yield found.add(new Settable(goal, solvable.first()));
      }
      case Answer.Unknown _ -> {
        unsure = true;
        yield false;
      }
      case Answer.Impossible _ -> false;
    };
  }
}
