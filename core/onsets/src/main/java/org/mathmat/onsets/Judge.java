package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Verdict.Paper;
import org.mathmat.onsets.Written.Mark;
import org.mathmat.table.Parsed;
import org.mathmat.table.Reason;
import org.mathmat.table.shake.Occasion;

/** Judges Goals and Solutions by the law of a shake, and cites the book as the law does. */
public final class Judge {
  private final Law law;

  public Judge(Law law) {
    this.law = law;
  }

  /** Why a Goal has no legal interpretation; nothing if it has one. */
  public List<Reason> goal(Goal goal) {
    return goalFault(goal).stream().map(fault -> fault.cited(law)).toList();
  }

  /** What a Solution names in a universe, whatever cubes it takes and whatever the Goal is. */
  public Verdict value(Universe universe, String text) {
    List<Finding> faults = new ArrayList<>();
    Optional<Worth> worth =
        read(Notation.parse(text), faults).flatMap(r -> worth(universe, r, faults));
    return verdict(faults, List.of(), worth.stream().map(Worth::paper).toList());
  }

  /** What a player handed in, one text for each Solution. */
  public Verdict judge(Position position, List<String> texts) {
    return judge(position, SetPaper.of(texts));
  }

  /** What a player handed in; his Goal counts where none is on the mat. */
  public Verdict judge(Position before, SetPaper handedIn) {
    List<Finding> faults = new ArrayList<>();
    Position position = withGoal(before, handedIn);
    List<Parsed<Written>> solutions = handedIn.solutions();
    List<Integer> goal =
        position.goal().isEmpty()
            ? noGoal(handedIn, faults)
            : goal(position, position.goal().get(), faults);
    number(solutions.size()).ifPresent(faults::add);
    List<Paper> papers = new ArrayList<>(solutions.size());
    for (int i = 0; i < solutions.size(); i++) {
      List<Finding> own = new ArrayList<>();
      papers.add(paper(position, goal, solutions.get(i), own));
      String which = solutions.size() == 1 ? "" : "Solution " + (i + 1) + ": ";
      for (Finding fault : own) {
        faults.add(new Finding(fault.clause(), which + fault.message(), fault.witness()));
      }
      if (i > 0 && i < law.writing().solutions()) {
        Worth.newCard(papers.get(i - 1).sets(), papers.get(i).sets()).ifPresent(faults::add);
      }
    }
    return verdict(faults, goal, papers);
  }

  /**
   * Whether a checker's copy of a Solution, with grouping symbols added, is a reading of it that
   * does not equal the Goal (section VII-C-5-c).
   */
  public boolean showsAmbiguity(Position position, String text, String shown) {
    return showsAmbiguity(position, Notation.parse(text), Notation.parse(shown));
  }

  /**
   * Whether a copy of a paper, with grouping symbols added to one of its Solutions, shows that
   * Solution wrong.
   */
  public boolean showsAmbiguity(Position before, SetPaper handedIn, SetPaper copy) {
    Position position = withGoal(before, handedIn);
    return copy.solutions().stream()
        .anyMatch(shown ->
            handedIn.solutions().stream()
                    .anyMatch(solution -> showsAmbiguity(position, solution, shown))
                && !judge(position, new SetPaper(List.of(shown), Optional.empty())).equalsGoal());
  }

  private boolean showsAmbiguity(
      Position position, Parsed<Written> solution, Parsed<Written> shown) {
    if (position.goal().isEmpty()
        || !(solution instanceof Parsed.Good<Written>(Written written))
        || !(shown instanceof Parsed.Good<Written>(Written copy))) {
      return false;
    }
    List<Integer> goal = law.goalValues(position.goal().get());
    Written noted =
        copy.notes().isEmpty() ? new Written(copy.parts(), written.notes(), copy.blank()) : copy;
    return Regrouping.combine(spelledOut(written), spelledOut(noted))
        .flatMap(both -> worth(position.universe(), Reading.of(both, law), new ArrayList<>()))
        .map(worth -> !goal.containsAll(worth.paper().values()))
        .orElse(false);
  }

  /** The same with every meaning at its place; a copy need not be noted in the paper's way. */
  private Written spelledOut(Written written) {
    return new Written(Binding.bind(written, law).parts(), List.of(), written.blank());
  }

  private Verdict verdict(List<Finding> faults, List<Integer> goal, List<Paper> papers) {
    List<Reason> reasons = new ArrayList<>(faults.size());
    for (Finding fault : faults) {
      reasons.add(fault.cited(law));
    }
    return new Verdict(reasons, goal, papers);
  }

  // ------------------------------------------------------------------------------------- the Goal

  private static Position withGoal(Position position, SetPaper handedIn) {
    return position.goal().isEmpty()
            && handedIn.goal().isPresent()
            && handedIn.goal().get() instanceof Parsed.Good<Goal>(Goal chosen)
        ? position.withGoal(chosen)
        : position;
  }

  private static List<Integer> noGoal(SetPaper handedIn, List<Finding> faults) {
    String why =
        handedIn.goal().isPresent()
                && handedIn.goal().get() instanceof Parsed.Bad<Goal>(_, String message)
            ? "The Goal beside the Solution cannot be read. " + message
            : "There is no Goal: after a challenged no-Goal it is written beside the Solution.";
    faults.add(new Finding(OnSetsClause.GOAL_WRITTEN, why));
    return List.of();
  }

  private List<Integer> goal(Position position, Goal goal, List<Finding> faults) {
    goalFault(goal).ifPresent(faults::add);
    if (position.occasion() == Occasion.NO_GOAL) {
      for (Symbol digit : goal.cubes().orElse(Cubes.NONE).list()) {
        int used = goal.cubes().orElse(Cubes.NONE).count(digit);
        if (used > position.resources().count(digit)) {
          faults.add(
              new Finding(
                  OnSetsClause.GOAL_CUBES,
                  "The Goal uses more " + digit.sign() + " cubes than lie in Resources.",
                  goal.text()));
          break;
        }
      }
    }
    return law.goalValues(goal);
  }

  private Optional<Finding> goalFault(Goal goal) {
    if (goal.arrangement() == Goal.Arrangement.ILLEGAL) {
      return Optional.of(
          new Finding(
              OnSetsClause.GOAL_ARRANGEMENT,
              "The Goal is not one to three digit cubes in a row, in a column, in an upside-down T"
                  + " or in an L.",
              goal.text()));
    }
    if (law.goalValues(goal).isEmpty()) {
      return Optional.of(
          new Finding(
              OnSetsClause.GOAL_WHOLE_NUMBER,
              "The Goal is "
                  + goal.value()
                  + ", and no set has fewer than 0 cards: a Goal must not be negative.",
              goal.text()));
    }
    return Optional.empty();
  }

  // -------------------------------------------------------------------------------- the Solutions

  private Optional<Finding> number(int written) {
    int wanted = law.writing().solutions();
    if (written == wanted) {
      return Optional.empty();
    }
    return Optional.of(
        wanted > 1
            ? new Finding(
                OnSetsClause.TWO_SOLUTIONS,
                "In this shake everybody writes "
                    + wanted
                    + " Solutions, and this is "
                    + written
                    + ".")
            : new Finding(
                OnSetsClause.ONE_SET_NAME,
                "One Solution is to be written, and these are " + written + "."));
  }

  private Optional<Reading> read(Parsed<Written> solution, List<Finding> faults) {
    return switch (solution) {
      case Parsed.Bad<Written>(int column, String message) -> {
        faults.add(new Finding(OnSetsClause.DEFINED, message, "column " + column));
        yield Optional.empty();
      }
      case Parsed.Good<Written>(Written written) -> Optional.of(Reading.of(written, law));
    };
  }

  private Paper paper(
      Position position, List<Integer> goal, Parsed<Written> solution, List<Finding> faults) {
    Optional<Reading> read = read(solution, faults);
    if (read.isEmpty() || read.get().inName().isEmpty()) {
      read.ifPresent(reading -> faults.addAll(reading.faults()));
      return Paper.UNREADABLE;
    }
    Reading reading = read.get();
    Optional<Worth> worth = worth(position.universe(), reading, faults);
    if (worth.isPresent() && !goal.isEmpty()) {
      worth.get().compare(goal, faults);
    }
    for (Demand demand : law.demands()) {
      if (demand instanceof Demand.Operations(int least)) {
        operations(reading, demand, least).ifPresent(faults::add);
      }
      worth.ifPresent(known -> known.check(demand, faults));
    }
    CubeRules.check(new CubeUse(position, law, reading), position, reading.parts(), faults);
    return worth.isPresent() ? worth.get().paper() : Paper.UNREADABLE;
  }

  /** Every reading worked out, where the form is sound. */
  private Optional<Worth> worth(Universe universe, Reading reading, List<Finding> faults) {
    faults.addAll(reading.faults());
    if (reading.solution().isEmpty()) {
      return Optional.empty();
    }
    Worth worth = new Worth(reading.solution().get(), universe, law);
    if (worth.unknown()) {
      faults.add(
          new Finding(
              OnSetsClause.VERIFIABLE,
              "There are too many ways to group this Solution to work all of them out. Add"
                  + " parentheses."));
      return Optional.empty();
    }
    return Optional.of(worth);
  }

  private static Optional<Finding> operations(Reading reading, Demand demand, int least) {
    int operations = 0;
    for (Mark mark : reading.inName()) {
      operations += mark.symbol().is(Symbol.Kind.OPERATION) ? 1 : 0;
    }
    return operations >= least
        ? Optional.empty()
        : Optional.of(
            new Finding(
                demand.clause(),
                "The Set-Name must have at least "
                    + least
                    + " operation symbols (∪ ∩ - '), and this one has "
                    + operations
                    + "."));
  }
}
