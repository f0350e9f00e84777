package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Finding;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Num;
import org.mathmat.solver.Limits;
import org.mathmat.solver.search.Meter;
import org.mathmat.table.shake.Occasion;

/**
 * Answers questions about one shake of Equations: one law, one Goal, and the cubes that were rolled
 * beside it. What was worked out for one question is kept for the next. For one thread.
 */
public final class EquationsSolver {
  /** More than any kit has; the search grows with every cube. */
  private static final int MOST_CUBES = 36;

  /** After so many steps parts are asked together. */
  private static final long PATIENCE = 1_000_000;

  private final Law law;
  private final Goal goal;
  private final List<Cube> cubes;
  private final Judge judge;
  private final long patience;
  private final Optional<Predicate<Num>> wanted;
  private @Nullable Meant meant;

  /** They take every Solution into account. */
  private final Searches whole;

  /**
   * They leave out what is named by less, in positions that require the same cubes; the same as the
   * others until one Solution is looked for.
   */
  private Searches lean;

  /** What the Goal may mean, or why it means nothing. */
  private record Meant(GoalReader.Choices choices, Optional<Finding> illegal) {}

  /**
   * @param cubes all cubes of the shake that are not in the Goal; those of a position must be among
   *     them
   */
  public EquationsSolver(Law law, Goal goal, List<Cube> cubes) {
    this(law, goal, cubes, PATIENCE, Optional.empty());
  }

  private EquationsSolver(
      Law law, Goal goal, List<Cube> cubes, long patience, Optional<Predicate<Num>> wanted) {
    this.law = law;
    this.goal = goal;
    this.cubes = List.copyOf(cubes);
    this.judge = new Judge(law, new Arithmetic(Effort.ORDINARY));
    this.patience = patience;
    this.wanted = wanted;
    this.whole = new Searches(law, goal, this.cubes, Required.everything());
    this.lean = whole;
  }

  /** For the cubes that can be used in a position. */
  public static EquationsSolver of(Law law, Goal goal, Position position) {
    return of(law, goal, position, PATIENCE);
  }

  /** The same with another patience, for tests. */
  static EquationsSolver of(Law law, Goal goal, Position position, long patience) {
    return new EquationsSolver(law, goal, usable(position), patience, Optional.empty());
  }

  /** One that takes the Goal only for what is wanted. */
  static EquationsSolver of(Law law, Goal goal, Position position, Predicate<Num> wanted) {
    return new EquationsSolver(law, goal, usable(position), PATIENCE, Optional.of(wanted));
  }

  private static List<Cube> usable(Position position) {
    List<Cube> cubes = new ArrayList<>(position.required());
    cubes.addAll(position.permitted());
    cubes.addAll(position.resources());
    return cubes;
  }

  /** A shortest Solution in the position, or the proof that there is none. */
  public Answer solve(Position position, Limits limits) {
    return solve(position, 1, limits);
  }

  /** Up to so many Solutions that differ in more than grouping, the shortest first. */
  public Answer solve(Position position, int most, Limits limits) {
    return solve(most == 1 ? lean(position) : whole, position, most, limits);
  }

  /** The searches that know what must be used in a position. */
  private Searches lean(Position position) {
    Required required = Required.in(position);
    if (!lean.required().equals(required)) {
      lean = new Searches(law, goal, cubes, required);
    }
    return lean;
  }

  private Answer solve(Searches searches, Position position, int most, Limits limits) {
    if (cubes.size() > MOST_CUBES) {
      return new Answer.Unknown("There are more cubes here than a shake has.");
    }
    Meter meter = searches.meter();
    meter.start(lean == whole ? limits : beside(searches == whole ? lean : whole, limits));
    @Nullable Meant read = meant(meter);
    if (read == null) {
      return new Answer.Unknown("The time was up before the Goal was read.");
    }
    if (read.illegal.isPresent()) {
      return new Answer.Impossible(read.illegal.get().message());
    }
    Question question = new Question(position, most, judge, patience, meter);
    try {
      if (!read.choices.complete()) {
        question.setGoalOpen();
      }
      question.run(searches.of(read.choices));
      return question.answer(true);
    } catch (Meter.Halted halted) {
      if (meter.isFull()) {
        searches.forget();
      }
      return question.hasFound()
          ? question.answer(false)
          : new Answer.Unknown(sentence(halted.why()));
    }
  }

  /** What is left beside other searches, which are forgotten where they take too much. */
  private static Limits beside(Searches others, Limits limits) {
    if (others.meter().memory() > limits.memory() / 2) {
      others.forget();
    }
    return new Limits(limits.stop(), limits.steps(), limits.memory() - others.meter().memory());
  }

  /**
   * What each move would lead to that the next mover could choose. Its questions require different
   * cubes, and share what is worked out for each as long as nothing is left out.
   */
  public List<Move> moves(Position position, Limits limits) {
    MoveAnalysis analysis = new MoveAnalysis(position, after -> some(after, limits));
    List<Move> moves = new ArrayList<>();
    List<Cube> seen = new ArrayList<>();
    for (Cube resource : position.resources()) {
      Cube cube = law.raised().isPresent() ? resource : Cube.of(resource.symbol());
      if (!seen.contains(cube)) {
        seen.add(cube);
        moves.addAll(analysis.of(resource, cube));
      }
    }
    return moves;
  }

  /**
   * Some Solution, one that is known already if there is one. The judge has seen it before, and
   * sees it again where it may be shown.
   */
  private Answer some(Position position, Limits limits) {
    Optional<Solution> known = whole.solved(position);
    return known.isPresent()
            && (position.occasion() == Occasion.IMPOSSIBLE
                || judge.judge(position, known.get().equation()).correct())
        ? new Answer.Solvable(List.of(known.get()), false, false)
        : solve(whole, position, 1, limits);
  }

  private static String sentence(String why) {
    return why.substring(0, 1).toUpperCase(Locale.ROOT) + why.substring(1) + ".";
  }

  /**
   * Of those that are wanted; what other powers of the base would make of the Goal is left open.
   */
  private GoalReader.Choices wanted(GoalReader.Choices choices) {
    return wanted
        .map(filter ->
            new GoalReader.Choices(
                choices.all().stream().filter(choice -> filter.test(choice.value())).toList(),
                choices.complete() && choices.powers() == 0,
                0))
        .orElse(choices);
  }

  /** What the Goal means; nothing if the time was up before that was known. */
  private @Nullable Meant meant(Meter meter) {
    if (meant == null) {
      GoalReader reader = new GoalReader(law, new Arithmetic(Effort.ORDINARY, meter::isOver));
      GoalReader.Choices choices = reader.choices(goal);
      Optional<Finding> illegal = choices.all().isEmpty() ? reader.illegal(goal) : Optional.empty();
      meant = meter.isOver() ? null : new Meant(wanted(choices), illegal);
    }
    return meant;
  }
}
