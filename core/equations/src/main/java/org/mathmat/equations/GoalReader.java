package org.mathmat.equations;

import static org.mathmat.equations.EquationsClause.GOAL_CUBES;
import static org.mathmat.equations.EquationsClause.GOAL_LEGAL;
import static org.mathmat.equations.EquationsClause.GOAL_SIZE;
import static org.mathmat.equations.EquationsClause.VERIFIABLE;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;

/** What a Goal on the mat can be worth, and whether it is legal. */
public final class GoalReader {
  /** The exponents of the nearer powers of the base. */
  private static final int NEAR = 3;

  private final Law law;
  private final Arithmetic arithmetic;

  public GoalReader(Law law, Arithmetic arithmetic) {
    this.law = law;
    this.arithmetic = arithmetic;
  }

  /** A value of a Goal with one reading that has it. */
  public record Interpretation(Num value, Reading reading) {}

  /**
   * What a Goal can mean.
   *
   * @param values every value that is known, each once; none where the Goal is illegal
   * @param complete whether there are no others, for all that could be worked out
   */
  public record Meaning(List<Interpretation> values, boolean complete) {}

  /** Every value the Goal can have as it lies. */
  public Meaning meaning(Goal goal) {
    List<Interpretation> values = new ArrayList<>();
    boolean[] open = {false};
    Distinct distinct = new Distinct(arithmetic);
    if (goal.placed().size() <= law.goalCubes()) {
      Meanings.visit(
          law,
          goal,
          Meanings.Extras.NONE,
          written -> {
            if (Checks.of(law, Side.GOAL, written).isEmpty()) {
              Values read = read(written);
              open[0] |= read.isOpen();
              collect(read, distinct, values);
            }
            return true;
          });
    }
    return new Meaning(List.copyOf(values), !open[0]);
  }

  /** Every value the Goal can have, each once; none where the Goal is illegal. */
  public List<Interpretation> values(Goal goal) {
    return meaning(goal).values();
  }

  /**
   * A reading that a writer may give the Goal.
   *
   * @param wild what the wild cubes of the Goal stand for, if it has any
   * @param factorials how many {@code !} were put in
   */
  public record Choice(Num value, Reading reading, Optional<Symbol> wild, int factorials) {}

  /**
   * What a writer may choose from.
   *
   * @param all values that differ, or the same where wild cubes or factorials differ
   * @param complete whether there is nothing else but for other powers of the base
   * @param powers the most 1s of a reading that may be other powers of the base
   */
  public record Choices(List<Choice> all, boolean complete, int powers) {}

  /**
   * Every reading that a writer may give the Goal, with {@code !} put in, and with a 1 as one of
   * the nearer powers of the base where it may be any.
   */
  public Choices choices(Goal goal) {
    return choices(goal, NEAR);
  }

  /** The same with the powers of the base up to some exponent. */
  public Choices choices(Goal goal, int exponent) {
    Writers writers = new Writers();
    if (goal.placed().size() <= law.goalCubes()) {
      Meanings.visit(law, goal, Meanings.Extras.upTo(exponent), writers::add);
    }
    return new Choices(List.copyOf(writers.choices.values()), writers.complete, writers.powers);
  }

  /** Collects the choices of a writer. */
  private final class Writers {
    private final Map<List<Object>, Choice> choices = new LinkedHashMap<>();
    private boolean complete = true;
    private int powers;

    /** How many 1s stand by themselves, so that they may be any power of the base. */
    private int powers(Uses uses) {
      if (!law.numerals().leaves().contains(Numerals.Leaf.POWER_OF_THE_BASE)) {
        return 0;
      }
      return (int)
          uses.cubes().stream()
              .filter(use -> use.meaning() == Symbol.ONE)
              .filter(use -> use.role() == Use.Role.LONE_DIGIT || use.role() == Use.Role.RAISED)
              .count();
    }

    boolean add(Written written) {
      if (!Checks.of(law, Side.GOAL, written).isEmpty()) {
        return true;
      }
      Uses uses = Uses.of(written, law.numerals(), Side.GOAL);
      powers = Math.max(powers, powers(uses));
      Optional<Symbol> wild =
          uses.cubes().stream()
              .filter(use -> law.wild().filter(w -> w.cube() == use.cube()).isPresent())
              .map(Use::meaning)
              .findFirst();
      Values values = read(written);
      complete &= values.isComplete();
      for (Values.Entry entry : values.entries()) {
        switch (entry.worth()) {
          case Worth.Value(Num number) ->
              choices.putIfAbsent(
                  List.of(number, wild, uses.factorials()),
                  new Choice(number, entry.reading(), wild, uses.factorials()));
          case Worth.Nothing(EquationsClause clause, _) -> complete &= clause != VERIFIABLE;
        }
      }
      return true;
    }
  }

  private Values read(Written written) {
    return sized(law, arithmetic, new Evaluator(law, Side.GOAL, arithmetic).onMat(written));
  }

  private static void collect(Values read, Distinct distinct, List<Interpretation> values) {
    for (Values.Entry entry : read.entries()) {
      if (entry.worth() instanceof Worth.Value(Num number) && distinct.add(number)) {
        values.add(new Interpretation(number, entry.reading()));
      }
    }
  }

  /** Why the Goal has no legal interpretation, if it has none. */
  public Optional<Finding> illegal(Goal goal) {
    Optional<Finding> tooLong = size(law, goal.placed().size());
    if (tooLong.isPresent()) {
      return tooLong;
    }
    Attempt attempt = new Attempt();
    Meanings.visit(law, goal, Meanings.Extras.NONE, attempt::isNotEnough);
    if (!attempt.legal) {
      Meanings.visit(law, goal, Meanings.Extras.ANY, attempt::isNotEnough);
    }
    return attempt.legal || attempt.open
        ? Optional.empty()
        : Optional.of(
            new Finding(
                GOAL_LEGAL,
                "The Goal %s has no legal interpretation: %s"
                    .formatted(goal.text(), attempt.why.orElseGet(() -> formless(goal)))));
  }

  /** Why the Goal as it lies has no value that is known. */
  public Finding unvalued(Goal goal) {
    Optional<Finding> illegal = illegal(goal);
    if (illegal.isPresent()) {
      return illegal.get();
    }
    Attempt asItLies = new Attempt();
    Meanings.visit(law, goal, Meanings.Extras.NONE, asItLies::isNotEnough);
    return asItLies.open
        ? new Finding(VERIFIABLE, "It cannot be worked out what this Goal is worth.")
        : new Finding(
            asItLies.clause,
            "As it lies the Goal %s has no value: %s A writer may put in what gives it one."
                .formatted(goal.text(), asItLies.why.orElseGet(() -> formless(goal))));
  }

  private String formless(Goal goal) {
    return Meanings.meaningless(law, goal)
        .map(cube -> "a " + cube.text() + " means nothing in this shake.")
        .orElse("its cubes do not form an expression.");
  }

  /**
   * Tries interpretations until one is legal, and remembers why the first one was not. A power of
   * the base is tried near and far: far out it is larger, or smaller, than all else that the cubes
   * of a Goal name.
   */
  private final class Attempt {
    private static final int MOST_POWERS = 2_000;
    private static final List<BigInteger> EXPONENTS =
        IntStream.of(2, 3, 1_000, 1, -1, -2, -3, -1_000).mapToObj(BigInteger::valueOf).toList();

    private boolean legal;
    private int powers;

    /** Whether some interpretation may be legal, for all that could be worked out. */
    private boolean open;

    private EquationsClause clause = GOAL_LEGAL;
    private Optional<String> why = Optional.empty();

    boolean isNotEnough(Written written) {
      List<Finding> findings = Checks.of(law, Side.GOAL, written);
      if (!findings.isEmpty()) {
        remember(findings.getFirst().clause(), findings.getFirst().message());
        return true;
      }
      return isIllegal(written) && OtherPowers.visit(written, EXPONENTS, this::isIllegalToo);
    }

    private boolean isIllegalToo(Written written) {
      if (powers == MOST_POWERS) {
        open = true;
        return false;
      }
      powers++;
      return isIllegal(written);
    }

    private boolean isIllegal(Written written) {
      Values values = read(written);
      legal = values.firstValue().isPresent();
      open |= !values.isComplete();
      for (Values.Entry entry : values.entries()) {
        if (entry.worth() instanceof Worth.Nothing(EquationsClause by, String reason)) {
          open |= by == VERIFIABLE;
          remember(by, reason + ".");
        }
      }
      return !legal;
    }

    private void remember(EquationsClause by, String reason) {
      if (why.isEmpty()) {
        clause = by;
        why = Optional.of(reason);
      }
    }
  }

  static Optional<Finding> size(Law law, int cubes) {
    return cubes <= law.goalCubes()
        ? Optional.empty()
        : Optional.of(
            new Finding(
                GOAL_CUBES,
                "The Goal has %d cubes; at most %d are allowed."
                    .formatted(cubes, law.goalCubes())));
  }

  /** The values with those put away that no Goal may have. */
  static Values sized(Law law, Arithmetic arithmetic, Values values) {
    Values sized = new Values();
    for (Values.Entry entry : values.entries()) {
      sized.add(sized(law, arithmetic, entry.worth()), entry.reading());
    }
    if (!values.isComplete()) {
      sized.cutShort();
    }
    return sized;
  }

  private static Worth sized(Law law, Arithmetic arithmetic, Worth worth) {
    if (!(worth instanceof Worth.Value(Num number))) {
      return worth;
    }
    return switch (law.goalTest().allowsGoal(arithmetic, number)) {
      case TRUE -> worth;
      case FALSE -> new Worth.Nothing(GOAL_SIZE, "the Goal is larger or smaller than it may be");
      case UNKNOWN ->
          new Worth.Nothing(VERIFIABLE, "it is not known how large or small the Goal is");
    };
  }
}
