package org.mathmat.solver.onsets;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.Position;
import org.mathmat.solver.Limits;
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

  public OnSetsSolver(Law law) {
    this.law = law;
    this.judge = new Judge(law);
  }

  /** A paper with a shortest first Solution, or the proof that there is none. */
  public SetAnswer solve(Position position, Limits limits) {
    return solve(position, 1, limits);
  }

  /** Up to so many papers that name different cards, the shortest first. */
  public SetAnswer solve(Position position, int most, Limits limits) {
    return ask(position, most, Question::shortest, limits);
  }

  /** Up to so many papers that differ in more than grouping or order, the shortest first. */
  public SetAnswer all(Position position, int most, Limits limits) {
    return ask(position, most, Question::every, limits);
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

  /** What each regular move would lead to that the next mover could choose. */
  public List<SetMove> moves(Position position, Limits limits) {
    return analysis(position, limits).of(Manner.MOVE);
  }

  /** The same for the moves out of Permitted, where the law has such. */
  public List<SetMove> shifts(Position position, Limits limits) {
    return law.moves().contains(Manner.SHIFT)
        ? analysis(position, limits).of(Manner.SHIFT)
        : List.of();
  }

  private SetMoveAnalysis analysis(Position position, Limits limits) {
    return new SetMoveAnalysis(law, position, after -> any(after, limits));
  }

  /** The Goals that can be set with the digits in Resources; whether there is one is not asked. */
  public SetGoals goals(Position position, int most, Limits limits) {
    return SetGoals.of(law, position, most, set -> solve(set, limits));
  }
}
