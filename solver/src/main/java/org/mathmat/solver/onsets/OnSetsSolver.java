package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.mathmat.onsets.Challenge;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Section;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Universe;
import org.mathmat.solver.Limits;
import org.mathmat.solver.Result;
import org.mathmat.solver.search.Meter;
import org.mathmat.table.Reason;

/**
 * Answers whether a Goal of On-Sets can be reached in a position. It remembers what it worked out
 * while the questions are of one shake. For one thread.
 */
public final class OnSetsSolver {
  /** More than any kit has; the search grows with every cube. */
  private static final int MOST_CUBES = 20;

  private final Law law;
  private final Judge judge;
  private final Meter meter = new Meter();
  private Optional<ShakeMemory> memory = Optional.empty();

  public OnSetsSolver(Division division, Law law) {
    this.law = law;
    this.judge = new Judge(division, law);
  }

  /** A paper with a shortest first Solution, or the proof that there is none. */
  public SetAnswer solve(Position position, Limits limits) {
    return solve(position, 1, limits);
  }

  /** Up to so many papers that name different cards, the shortest first. */
  public SetAnswer solve(Position position, int most, Limits limits) {
    return ask(position, most, Question::shortest, limits);
  }

  /** Whether there is a paper at all, and any one. */
  private SetAnswer any(Position position, Limits limits) {
    return ask(position, 1, Question::any, limits);
  }

  /** What need not be searched for. */
  private Optional<SetAnswer> atOnce(Position position) {
    Optional<Goal> goal = position.goal();
    if (goal.isEmpty()) {
      return Optional.of(new SetAnswer.Unknown("There is no Goal."));
    }
    List<Reason> illegal = judge.goal(goal.get());
    if (!illegal.isEmpty()) {
      return Optional.of(new SetAnswer.Impossible(illegal.getFirst().message()));
    }
    return ShakeMemory.usable(position).size() > MOST_CUBES
        ? Optional.of(new SetAnswer.Unknown("There are more cubes here than a shake has."))
        : Optional.empty();
  }

  private SetAnswer ask(Position position, int most, Consumer<Question> search, Limits limits) {
    Optional<SetAnswer> atOnce = atOnce(position);
    if (atOnce.isPresent()) {
      return atOnce.get();
    }
    meter.start(limits);
    boolean fresh = remember(position);
    Question question = new Question(law, judge, position, memory.orElseThrow(), most, meter);
    boolean ended = true;
    try {
      search.accept(question);
    } catch (Meter.Halted halted) {
      ended = false;
      boolean full = meter.memory() > limits.memory();
      if (full) {
        memory = Optional.empty();
      }
      if (!question.isAnswered()) {
        return full && !fresh
            ? ask(position, most, search, limits)
            : new SetAnswer.Unknown("A limit came first: " + halted.why() + ".");
      }
    }
    return question.answer(ended);
  }

  /** Keeps what is known if the position is of the same shake; true if it began anew. */
  private boolean remember(Position position) {
    if (memory.filter(known -> known.isOf(position)).isPresent()) {
      return false;
    }
    meter.forget();
    memory = Optional.of(new ShakeMemory(law, position, meter));
    return true;
  }

  /** What each move would lead to that the next mover could choose. */
  public List<SetMove> moves(Position position, Limits limits) {
    SetAnswer before = any(position.challenged(Challenge.IMPOSSIBLE), limits);
    List<SetMove> moves = new ArrayList<>();
    for (Symbol cube : Symbol.ALL) {
      if (position.resources().has(cube)) {
        for (Section section : law.sections(Manner.MOVE, cube, position.resources().size())) {
          moves.add(move(position, before, cube, section, limits));
        }
      }
    }
    return moves;
  }

  /**
   * What no Solution could be written for has none after a move either, and a cube in Permitted is
   * as free as it was.
   *
   * @param before whether there is a Solution before the move
   */
  private SetMove move(
      Position position, SetAnswer before, Symbol cube, Section section, Limits limits) {
    if (before instanceof SetAnswer.Impossible) {
      return new SetMove(cube, section, Result.IMPOSSIBLE, Optional.empty());
    }
    Position after = after(position, cube, section);
    SetAnswer atOnce = any(after.challenged(Challenge.NOW), limits);
    if (atOnce instanceof SetAnswer.Solvable solvable) {
      return new SetMove(cube, section, Result.NOW, Optional.of(solvable.first()));
    }
    SetAnswer later =
        section == Section.PERMITTED ? before : any(after.challenged(Challenge.IMPOSSIBLE), limits);
    Result result =
        switch (later) {
          case SetAnswer.Impossible _ -> Result.IMPOSSIBLE;
          case SetAnswer.Solvable _ ->
              atOnce instanceof SetAnswer.Impossible ? Result.SAFE : Result.UNKNOWN;
          case SetAnswer.Unknown _ -> Result.UNKNOWN;
        };
    return new SetMove(cube, section, result, Optional.empty());
  }

  private static Position after(Position position, Symbol cube, Section section) {
    return new Position(
        position.universe(),
        position.goal(),
        section == Section.REQUIRED ? position.required().plus(cube) : position.required(),
        section == Section.PERMITTED ? position.permitted().plus(cube) : position.permitted(),
        section == Section.FORBIDDEN ? position.forbidden().plus(cube) : position.forbidden(),
        position.resources().minus(cube).orElseThrow(),
        position.challenge());
  }

  /** A Goal that can be set, and a shortest way to reach it. */
  public record Settable(Goal goal, List<String> paper, int cubes) {
    public Settable {
      paper = List.copyOf(paper);
    }
  }

  /** The Goals that can be set with a roll, each value once, easiest first. */
  public List<Settable> goals(Universe universe, Cubes roll, int most, Limits limits) {
    List<Settable> settable = new ArrayList<>();
    Set<List<Integer>> values = new LinkedHashSet<>();
    List<Goal> goals = new ArrayList<>(Goal.all(roll));
    goals.sort(Comparator.comparingInt(goal -> goal.digits().size()));
    List<Symbol> others = roll.list().stream().filter(cube -> !cube.is(Symbol.Kind.DIGIT)).toList();
    for (Goal goal : goals) {
      if (!law.goalValues(goal).isEmpty()
          && values.add(law.goalValues(goal))
          && solve(
                  new Position(
                      universe,
                      Optional.of(goal),
                      Cubes.NONE,
                      Cubes.NONE,
                      Cubes.NONE,
                      Cubes.of(others),
                      Challenge.IMPOSSIBLE),
                  limits)
              instanceof SetAnswer.Solvable solvable) {
        settable.add(new Settable(goal, solvable.first(), solvable.cubes()));
      }
    }
    settable.sort(Comparator.comparingInt(Settable::cubes));
    return List.copyOf(settable.subList(0, Math.min(most, settable.size())));
  }
}
