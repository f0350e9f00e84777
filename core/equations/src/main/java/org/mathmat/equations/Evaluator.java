package org.mathmat.equations;

import static org.mathmat.equations.EquationsClause.COMPLEX_ROOT;
import static org.mathmat.equations.EquationsClause.MEANING_IN_FORCE;
import static org.mathmat.equations.EquationsClause.SOLUTION_DIGITS;
import static org.mathmat.equations.EquationsClause.VERIFIABLE;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mathmat.equations.Written.Core;
import org.mathmat.equations.Written.Digit;
import org.mathmat.equations.Written.Factorial;
import org.mathmat.equations.Written.Group;
import org.mathmat.equations.Written.Imaginary;
import org.mathmat.equations.Written.Numeral;
import org.mathmat.equations.Written.Pick;
import org.mathmat.equations.Written.Postfix;
import org.mathmat.equations.Written.Raised;
import org.mathmat.equations.Written.Term;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Truth;

/** Works out what the readings of a written expression are worth under a law, within a bound. */
final class Evaluator {
  /** What all readings of one side may cost, in operations on small fractions. */
  private static final long BUDGET = 400_000;

  /** How many values of a stretch are still looked at when the budget is spent: two can differ. */
  private static final int FEW = 2;

  /** What an operation on numbers that are not fractions counts as. */
  private static final long HARD = 400;

  private final Law law;
  private final Side side;
  private final Workings workings;
  private long spent;

  Evaluator(Law law, Side side, Arithmetic arithmetic) {
    this.law = law;
    this.side = side;
    this.workings = new Workings(arithmetic, law.numerals().base());
  }

  Values written(Written written) {
    return read(written, law.grouping().written());
  }

  /** A Goal whose gaps have been turned into parentheses. */
  Values onMat(Written goal) {
    return read(goal, law.grouping().onMat());
  }

  private Values read(Written written, Grouping grouping) {
    Values values = group(written, grouping);
    if (values.isEmpty()) {
      values.add(
          values.isComplete()
              ? new Worth.Nothing(COMPLEX_ROOT, "@ stands behind what is no power")
              : new Worth.Nothing(VERIFIABLE, "there are too many ways to group it"),
          new Reading.Leaf(new Group(written, Written.Bracket.ROUND)));
    }
    return values;
  }

  private Values group(Written written, Grouping grouping) {
    List<Values> cores = new ArrayList<>(written.terms().size());
    for (Term term : written.terms()) {
      cores.add(core(term.core(), grouping));
    }
    return written.terms().size() == 1 && isBare(written.terms().getFirst())
        ? cores.getFirst()
        : grouping.read(new Row(written, cores, this));
  }

  private static boolean isBare(Term term) {
    return term.prefixes().isEmpty() && term.postfixes().isEmpty();
  }

  private Values core(Core core, Grouping grouping) {
    return switch (core) {
      case Group(Written inside, _) -> read(inside, grouping);
      case Imaginary(Turn turn, _) -> turned(Num.I, turn, core);
      case Numeral numeral -> turned(number(numeral), numeral.turn(), core);
    };
  }

  /** The cube as it lies; what is not known upright is not known turned either. */
  private Values turned(Outcome upright, Turn turn, Core core) {
    Reading leaf = new Reading.Leaf(core);
    if (turn == Turn.UPRIGHT || !(upright instanceof Num number)) {
      return Values.of(Worth.of(upright, EquationsClause.NAMES_A_NUMBER), leaf);
    }
    Arithmetic arithmetic = workings.arithmetic();
    Outcome value = number;
    if (turn.isSideways()) {
      if (arithmetic.isZero(number) == Truth.TRUE) {
        return Values.of(
            new Worth.Nothing(EquationsClause.SIDEWAYS_OPERAND, "a sideways 0 has no value"), leaf);
      }
      value = arithmetic.divide(Num.ONE, number);
    }
    if (turn.isUpsideDown() && value instanceof Num positive) {
      value = arithmetic.subtract(Num.ZERO, positive);
    }
    return Values.of(Worth.of(value, EquationsClause.NAMES_A_NUMBER), leaf);
  }

  private Outcome number(Numeral numeral) {
    BigInteger base = BigInteger.valueOf(workings.base());
    Optional<BigInteger> exponent = numeral.exponent();
    if (exponent.isPresent()) {
      return workings.arithmetic().power(Num.of(base), Num.of(exponent.get()));
    }
    if (numeral.digits().size() == 1 && numeral.point().isEmpty()) {
      return Num.of(numeral.digits().getFirst().value());
    }
    BigInteger value = BigInteger.ZERO;
    for (Digit digit : numeral.digits()) {
      value = value.multiply(base).add(BigInteger.valueOf(digit.value()));
    }
    int places = numeral.point().map(point -> numeral.digits().size() - point.before()).orElse(0);
    return Num.ratio(value, base.pow(places));
  }

  Optional<Operation.OfOne> ofOne(Op op) {
    return law.signs().ofOne(op);
  }

  /** The meaning of a sign between two numbers; joining is multiplying, raising is a power. */
  Optional<Operation.OfTwo> ofTwo(Op op) {
    return switch (op) {
      case JOIN -> law.signs().ofTwo(Op.MULTIPLY);
      case RAISE -> law.signs().ofTwo(Op.POWER);
      default -> law.signs().ofTwo(op);
    };
  }

  /**
   * How many values of a stretch are looked at: all while there is effort left, then a few, in the
   * end one, so that there is always some reading to show.
   */
  int width() {
    if (spent < BUDGET) {
      return Integer.MAX_VALUE;
    }
    return spent < 2 * BUDGET ? FEW : 1;
  }

  /** The values that are looked at; {@code into} is told where some are left out. */
  List<Values.Entry> some(Values operands, Values into) {
    List<Values.Entry> all = operands.entries();
    boolean fits = all.size() <= width();
    if (!fits || !operands.isComplete()) {
      into.cutShort();
    }
    return fits ? all : all.subList(0, width());
  }

  /** What an operand is worth to a sign: a wide numeral only to one that may take it whole. */
  Worth operand(Values.Entry entry, Op op) {
    return entry.reading() instanceof Reading.Leaf(Numeral numeral)
            && law.numerals().isWide(numeral, side)
            && !law.numerals().twoDigitsFor().contains(op)
        ? new Worth.Nothing(
            SOLUTION_DIGITS,
            "%s has too many digits where it is not all that %s takes"
                .formatted(WrittenText.text(numeral), takers()))
        : entry.worth();
  }

  private String takers() {
    return law.numerals().twoDigitsFor().stream()
        .sorted()
        .map(op -> op.sign().strip())
        .collect(Collectors.joining(" or "));
  }

  void apply(Optional<Operation.OfOne> operation, Worth operand, Reading reading, Values into) {
    if (!(operand instanceof Worth.Value(Num a))) {
      into.add(operand, reading);
      return;
    }
    spend(a);
    if (operation.isEmpty()) {
      into.add(meaningless(), reading);
    } else {
      operation.get().of(workings, a).forEach(worth -> into.add(worth, reading));
    }
  }

  void apply(
      Optional<Operation.OfTwo> operation, Worth left, Worth right, Reading reading, Values into) {
    if (!(left instanceof Worth.Value(Num a))) {
      into.add(left, reading);
      return;
    }
    if (!(right instanceof Worth.Value(Num b))) {
      into.add(right, reading);
      return;
    }
    spend(a);
    spend(b);
    if (operation.isEmpty()) {
      into.add(meaningless(), reading);
    } else {
      operation.get().of(workings, a, b).forEach(worth -> into.add(worth, reading));
    }
  }

  private static Worth meaningless() {
    return new Worth.Nothing(MEANING_IN_FORCE, "it uses a sign that means nothing in this shake");
  }

  private void spend(Num number) {
    spent += number.isFraction() ? 1 : HARD;
  }

  /** The sign behind each of the operands. */
  void postfix(Values operands, Postfix postfix, Values into) {
    switch (postfix) {
      case Factorial() -> {
        for (Values.Entry entry : some(operands, into)) {
          apply(ofOne(Op.FACTORIAL), operand(entry, Op.FACTORIAL), behind(entry, postfix), into);
        }
      }
      case Raised raised -> {
        Values exponents = exponents(raised);
        for (Values.Entry entry : some(operands, into)) {
          for (Values.Entry exponent : exponents.entries()) {
            apply(
                ofTwo(Op.RAISE),
                operand(entry, Op.RAISE),
                exponent.worth(),
                behind(entry, postfix),
                into);
          }
        }
      }
      case Pick(Written value) -> pick(operands, postfix, written(value), into);
    }
  }

  private static Reading behind(Values.Entry entry, Postfix postfix) {
    return new Reading.Behind(entry.reading(), postfix);
  }

  private Values exponents(Raised raised) {
    Values values = turned(number(raised.exponent()), raised.exponent().turn(), raised.exponent());
    for (int i = 0; i < raised.factorials(); i++) {
      Values next = new Values();
      postfix(values, new Factorial(), next);
      values = next;
    }
    return values;
  }

  /** Keeps the roots that are picked, of powers only; what is no root of the power is nothing. */
  private void pick(Values operands, Postfix postfix, Values picks, Values into) {
    List<Values.Entry> powers =
        operands.entries().stream().filter(entry -> entry.reading().isPower()).toList();
    Values kept = new Values();
    for (Values.Entry entry : powers) {
      Reading reading = behind(entry, postfix);
      if (entry.worth() instanceof Worth.Value(Num root)) {
        picks.entries().forEach(pick -> pick(root, pick.worth(), reading, kept));
      } else {
        kept.add(entry.worth(), reading);
      }
    }
    if (kept.isEmpty() && !powers.isEmpty()) {
      kept.add(
          new Worth.Nothing(COMPLEX_ROOT, "the number named behind @ is no root of that power"),
          behind(powers.getFirst(), postfix));
    }
    into.addAll(kept);
    if (!operands.isComplete()) {
      into.cutShort();
    }
  }

  private void pick(Num root, Worth picked, Reading reading, Values kept) {
    switch (picked) {
      case Worth.Nothing nothing -> kept.add(nothing, reading);
      case Worth.Value(Num wanted) -> {
        switch (workings.arithmetic().equal(root, wanted)) {
          case TRUE -> kept.add(Worth.of(root), reading);
          case FALSE -> {}
          case UNKNOWN ->
              kept.add(
                  new Worth.Nothing(
                      VERIFIABLE, "it is not known whether the root is the one named"),
                  reading);
        }
      }
    }
  }
}
