package org.mathmat.equations;

import static org.mathmat.equations.EquationsClause.COMPLETE_EQUATION;
import static org.mathmat.equations.EquationsClause.EXPRESSION_FORM;
import static org.mathmat.equations.EquationsClause.FACTORIAL_COUNT;
import static org.mathmat.equations.EquationsClause.GOAL_GROUPED;
import static org.mathmat.equations.EquationsClause.GOAL_SIZE;
import static org.mathmat.equations.EquationsClause.GOAL_SPELLED;
import static org.mathmat.equations.EquationsClause.SOLUTION_DIGITS;
import static org.mathmat.equations.EquationsClause.VERIFIABLE;
import static org.mathmat.equations.EquationsClause.WILD_ONE_MEANING;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Truth;
import org.mathmat.table.Parsed;
import org.mathmat.table.ReasonCode;

/** Says whether a written Equation is correct, and if not, every reason why. */
public final class Judge {
  private final Law law;
  private final Arithmetic arithmetic;

  public Judge(Law law, Arithmetic arithmetic) {
    this.law = law;
    this.arithmetic = arithmetic;
  }

  /** Judges the text of an Equation in a position. */
  public Verdict judge(Position position, String equation) {
    return judge(position, Equation.of(equation));
  }

  /** Judges an Equation in a position. */
  public Verdict judge(Position position, Equation equation) {
    return switch (equation.paper()) {
      case Parsed.Bad<Paper>(int column, String message) ->
          new Case(position).refused(COMPLETE_EQUATION, column, message);
      case Parsed.Good<Paper>(Paper paper) -> judge(position, paper);
    };
  }

  private Verdict judge(Position position, Paper paper) {
    boolean right = Spelling.shows(law, position.goal(), paper.right());
    boolean left = Spelling.shows(law, position.goal(), paper.left());
    Verdict first = new Case(position).verdict(left && !right ? paper.swapped() : paper);
    if (first.correct() || !(left && right)) {
      return first;
    }
    Verdict second = new Case(position).verdict(paper.swapped());
    return second.correct() ? second : first;
  }

  /** One Equation whose Goal stands on the right. */
  private final class Case {
    private final Position position;
    private final Set<Finding> findings = new LinkedHashSet<>();

    Case(Position position) {
      this.position = position;
    }

    Verdict refused(EquationsClause clause, int column, String message) {
      goalLegality();
      findings.add(new Finding(clause, message + " (column " + column + ")"));
      return verdict(Optional.empty(), Optional.empty(), Truth.FALSE);
    }

    Verdict verdict(Paper paper) {
      Optional<Paper.Text> solution = read(paper.left());
      Optional<Paper.Text> goal = read(paper.right());
      solution.ifPresent(text -> checkSolution(text, goal));
      List<Finding> faults =
          goal.map(text -> Checks.of(law, Side.GOAL, text.written())).orElse(List.of());
      findings.addAll(faults);
      checkBoth(solution, goal);
      boolean spelled = goal.filter(this::goalOnMat).isPresent();
      if (!faults.isEmpty() || !spelled) {
        goalLegality();
      }
      if (solution.isEmpty() || goal.isEmpty()) {
        return verdict(Optional.empty(), Optional.empty(), Truth.FALSE);
      }
      if (findings.stream().anyMatch(f -> f.clause() == EquationsClause.MEANING_IN_FORCE)) {
        goalLegality();
        return verdict(Optional.empty(), Optional.empty(), Truth.FALSE);
      }
      return compare(solution.get(), goal.get(), spelled);
    }

    private Optional<Paper.Text> read(Parsed<Paper.Text> side) {
      return switch (side) {
        case Parsed.Good<Paper.Text>(Paper.Text text) -> Optional.of(text);
        case Parsed.Bad<Paper.Text>(int column, String message) -> {
          findings.add(new Finding(EXPRESSION_FORM, message + " (column " + column + ")"));
          yield Optional.empty();
        }
      };
    }

    private void checkSolution(Paper.Text solution, Optional<Paper.Text> goal) {
      Uses uses = solution.uses(law, Side.SOLUTION);
      findings.addAll(Checks.of(law, Side.SOLUTION, solution.written()));
      findings.addAll(Accounts.of(law, remaining(goal), uses));
      law.demands().forEach(demand -> demand.missing(uses).ifPresent(findings::add));
    }

    /** Where the writer chose the Goal, its cubes are taken out of Resources. */
    private Position remaining(Optional<Paper.Text> goal) {
      if (position.goal().isPresent() || goal.isEmpty()) {
        return position;
      }
      List<Cube> resources = new ArrayList<>(position.resources());
      for (Use use : goal.get().uses(law, Side.GOAL).cubes()) {
        Optional<Cube> cube = goalCube(resources, use);
        cube.ifPresent(resources::remove);
        if (cube.isEmpty()) {
          findings.add(
              new Finding(
                  EquationsClause.CUBES_AT_HAND,
                  "The Goal needs a " + use.cube().sign() + " that is not in Resources.",
                  String.valueOf(use.cube().sign())));
        }
      }
      return new Position(
          Optional.empty(),
          position.required(),
          position.permitted(),
          position.forbidden(),
          resources,
          position.occasion());
    }

    /** A Resource cube for the Goal; of the raised colour only where it is raised, if it can be. */
    private Optional<Cube> goalCube(List<Cube> resources, Use use) {
      boolean raised = use.role() == Use.Role.RAISED;
      Predicate<Cube> shows = cube -> cube.symbol() == use.cube();
      Predicate<Cube> coloured = cube -> law.raised().filter(cube::mayBe).isPresent();
      Optional<Cube> fitting =
          resources.stream().filter(shows.and(raised ? coloured : coloured.negate())).findFirst();
      return raised ? fitting : fitting.or(() -> resources.stream().filter(shows).findFirst());
    }

    /** What holds for both sides together: wild cubes and factorials. */
    private void checkBoth(Optional<Paper.Text> solution, Optional<Paper.Text> goal) {
      Optional<Uses> left = solution.map(text -> text.uses(law, Side.SOLUTION));
      Optional<Uses> right = goal.map(text -> text.uses(law, Side.GOAL));
      wildMeanings(law, Stream.concat(left.stream(), right.stream())).ifPresent(findings::add);
      int inSolution = left.map(Uses::factorials).orElse(0);
      int inGoal = right.map(Uses::factorials).orElse(0);
      factorials(law, inSolution, inGoal).ifPresent(findings::add);
    }

    /** Whether the Goal side spells the Goal; where the writer chose it, whether it may be one. */
    private boolean goalOnMat(Paper.Text goal) {
      Uses uses = goal.uses(law, Side.GOAL);
      if (position.goal().isEmpty()) {
        GoalReader.size(law, uses.cubes().size()).ifPresent(findings::add);
        return true;
      }
      Goal onMat = position.goal().get();
      Optional<String> why = misspelled(onMat, uses);
      why.ifPresent(message -> findings.add(new Finding(GOAL_SPELLED, message)));
      return why.isEmpty();
    }

    private Optional<String> misspelled(Goal onMat, Uses uses) {
      if (!Spelling.shows(onMat, uses)) {
        return Optional.of(
            "The Goal side must show the cubes of the Goal (%s), all of them in order, not its value."
                .formatted(onMat.text()));
      }
      return Spelling.wronglyRaised(law, onMat, uses)
          .map(cube ->
              "The %s of the Goal has not the colour that may be raised."
                  .formatted(cube.symbol().sign()));
    }

    private void goalLegality() {
      position
          .goal()
          .flatMap(goal -> new GoalReader(law, arithmetic).illegal(goal))
          .ifPresent(findings::add);
    }

    private Verdict compare(Paper.Text solution, Paper.Text goal, boolean spelled) {
      position
          .goal()
          .flatMap(onMat -> GoalReader.size(law, onMat.placed().size()))
          .ifPresent(findings::add);
      Values solutions = solutionValues(solution.written());
      Values goals =
          GoalReader.sized(
              law, arithmetic, new Evaluator(law, Side.GOAL, arithmetic).written(goal.written()));
      if (spelled) {
        position.goal().ifPresent(onMat -> checkReading(onMat, goal, goals));
      }
      Comparison comparison = Comparison.of(law, arithmetic, solutions, goals);
      comparison.findings().stream().filter(this::isAboutPaper).forEach(findings::add);
      return verdict(
          comparison.solution(), comparison.goal(), spelled ? comparison.met() : Truth.FALSE);
    }

    /**
     * What the Solution is worth. Where every grouping has a numeral that is too long for its
     * place, that is the reason, and the rest is told as if it were not.
     */
    private Values solutionValues(Written solution) {
      Values values = new Evaluator(law, Side.SOLUTION, arithmetic).written(solution);
      Optional<Finding> tooLong = values.fault(SOLUTION_DIGITS);
      if (values.firstValue().isPresent() || tooLong.isEmpty()) {
        return values;
      }
      if (findings.stream().noneMatch(found -> found.clause() == SOLUTION_DIGITS)) {
        findings.add(tooLong.get());
      }
      Law lenient = law.with(law.numerals().twoDigitSolutions());
      return new Evaluator(lenient, Side.SOLUTION, arithmetic).written(solution);
    }

    /** A Goal on the mat that may be larger or smaller in one reading is not illegal for that. */
    private boolean isAboutPaper(Finding found) {
      return position.goal().isEmpty() || found.clause() != GOAL_SIZE;
    }

    /** Whether what is written is a reading of the Goal on the mat, as far as it has a value. */
    private void checkReading(Goal goal, Paper.Text text, Values written) {
      switch (isAllowed(goal, text, written)) {
        case TRUE -> {}
        case FALSE -> {
          goalLegality();
          if (findings.stream().noneMatch(f -> f.clause().code() == ReasonCode.GOAL_ILLEGAL)) {
            findings.add(
                new Finding(
                    GOAL_GROUPED,
                    "The Goal %s on the mat cannot be read as %s."
                        .formatted(goal.text(), text.written().text())));
          }
        }
        case UNKNOWN -> {
          if (written.firstValue().isPresent()) {
            findings.add(
                new Finding(
                    VERIFIABLE,
                    "It cannot be worked out whether the Goal %s on the mat can be read as %s."
                        .formatted(goal.text(), text.written().text())));
          }
        }
      }
    }

    /** Whether some written reading has a value that the Goal on the mat can have, read so. */
    private Truth isAllowed(Goal goal, Paper.Text text, Values written) {
      if (goal.groups().size() == 1 && law.grouping().readsUngroupedAnyWay()) {
        Truth without = written.isOpen() ? Truth.UNKNOWN : Truth.FALSE;
        return written.firstValue().isPresent() ? Truth.TRUE : without;
      }
      List<Piece> pieces = Piece.of(text.marks(), law.numerals().points(Side.GOAL));
      return Gaps.grouped(goal, pieces).stream()
          .map(read -> new Evaluator(law, Side.GOAL, arithmetic).onMat(read))
          .map(onMat -> Comparison.share(arithmetic, written, onMat))
          .reduce(Truth.FALSE, Truth::or);
    }

    private Verdict verdict(Optional<String> solution, Optional<String> goal, Truth met) {
      return new Verdict(
          findings.stream().map(finding -> finding.cited(law)).toList(), solution, goal, met);
    }
  }

  /** A wild cube that stands for two symbols, if one does. */
  static Optional<Finding> wildMeanings(Law law, Stream<Uses> sides) {
    if (law.wild().isEmpty()) {
      return Optional.empty();
    }
    Symbol wild = law.wild().get().cube();
    Set<Symbol> meanings = EnumSet.noneOf(Symbol.class);
    sides
        .flatMap(side -> side.cubes().stream())
        .filter(use -> use.cube() == wild)
        .forEach(use -> meanings.add(use.meaning()));
    if (meanings.size() < 2) {
      return Optional.empty();
    }
    String list =
        String.join(" and ", meanings.stream().map(s -> String.valueOf(s.sign())).toList());
    return Optional.of(
        new Finding(
            WILD_ONE_MEANING,
            "Every wild %s must stand for the same symbol; here they stand for %s."
                .formatted(wild.sign(), list)));
  }

  /** Too many factorials, if there are. */
  static Optional<Finding> factorials(Law law, int inSolution, int inGoal) {
    if (!law.signs().has(Op.FACTORIAL)) {
      return Optional.empty();
    }
    Factorials most = law.factorials();
    if (inGoal > most.inGoal()) {
      return Optional.of(
          new Finding(
              FACTORIAL_COUNT,
              "The Goal has %d factorials; at most %d are allowed in it."
                  .formatted(inGoal, most.inGoal())));
    }
    return inSolution + inGoal <= most.inEquation()
        ? Optional.empty()
        : Optional.of(
            new Finding(
                FACTORIAL_COUNT,
                "The Equation has %d factorials; at most %d are allowed."
                    .formatted(inSolution + inGoal, most.inEquation())));
  }
}
