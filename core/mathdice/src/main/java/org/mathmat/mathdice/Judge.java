package org.mathmat.mathdice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Truth;
import org.mathmat.exact.Undecided;
import org.mathmat.exact.Undefined;
import org.mathmat.table.Parsed;
import org.mathmat.table.Reason;

/** Works calculations out and says which call beats which. */
public final class Judge {
  private final Arithmetic arithmetic;

  public Judge(Arithmetic arithmetic) {
    this.arithmetic = arithmetic;
  }

  /**
   * What the judge says about a calculation.
   *
   * @param reasons every reason why it is not legal; none if it is
   * @param expression what was written, where it could be read
   * @param value what it comes to, where it names a number
   */
  public record Verdict(
      List<Reason> reasons, Optional<Expression> expression, Optional<Num> value) {
    public Verdict {
      reasons = List.copyOf(reasons);
    }

    public boolean legal() {
      return reasons.isEmpty();
    }
  }

  /** Whether a text is a calculation with exactly these scoring numbers, and what it comes to. */
  public Verdict judge(Dice dice, String text) {
    return judged(
        text,
        (expression, reasons) -> {
          List<Integer> left = new ArrayList<>(dice.numbers());
          List<Integer> extra = new ArrayList<>();
          use(expression, left, extra);
          if (!extra.isEmpty()) {
            reasons.add(
                reason(
                    MathDiceClause.ONLY_ONCE,
                    "Use each scoring number once, and only those: "
                        + list(extra)
                        + " is too much.",
                    list(extra)));
          }
          if (!left.isEmpty()) {
            reasons.add(
                reason(
                    MathDiceClause.EVERY_NUMBER,
                    "Every scoring number must be used: " + list(left) + " is left over.",
                    list(left)));
          }
        });
  }

  /** What a calculation comes to, whatever the dice are. */
  public Verdict value(String text) {
    return judged(text, (_, _) -> {});
  }

  private Verdict judged(String text, BiConsumer<Expression, List<Reason>> use) {
    return switch (Notation.parse(text)) {
      case Parsed.Bad<Expression>(int column, String message) ->
          new Verdict(
              List.of(reason(MathDiceClause.OPERATIONS, message, "column " + column)),
              Optional.empty(),
              Optional.empty());
      case Parsed.Good<Expression>(Expression expression) -> {
        List<Reason> reasons = new ArrayList<>();
        use.accept(expression, reasons);
        Optional<Num> value = worth(expression, reasons);
        yield new Verdict(reasons, Optional.of(expression), value);
      }
    };
  }

  private Optional<Num> worth(Expression expression, List<Reason> reasons) {
    return switch (value(expression)) {
      case Num number -> Optional.of(number);
      case Undefined(String why) -> {
        reasons.add(
            reason(
                MathDiceClause.DEFINED, "This names no number (" + why + ").", expression.text()));
        yield Optional.empty();
      }
      case Undecided(String why) -> {
        reasons.add(
            reason(
                MathDiceClause.VERIFIABLE,
                "This could not be worked out (" + why + ").",
                expression.text()));
        yield Optional.empty();
      }
    };
  }

  private static void use(Expression expression, List<Integer> left, List<Integer> extra) {
    switch (expression) {
      case Expression.Numeral(int value) -> {
        if (!left.remove(/* element */ (Integer) value)) {
          extra.add(value);
        }
      }
      case Expression.Operation(Expression first, _, Expression second) -> {
        use(first, left, extra);
        use(second, left, extra);
      }
    }
  }

  private static String list(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static Reason reason(MathDiceClause clause, String message, String witness) {
    return new Reason(clause.code(), clause.section(), message, Optional.of(witness));
  }

  /** What a calculation comes to. */
  public Outcome value(Expression expression) {
    return switch (expression) {
      case Expression.Numeral(int value) -> Num.of(value);
      case Expression.Operation(Expression left, Sign sign, Expression right) -> {
        Outcome first = value(left);
        if (!(first instanceof Num base)) {
          yield first;
        }
        Outcome second = value(right);
        yield second instanceof Num other ? apply(sign, base, other) : second;
      }
    };
  }

  Outcome apply(Sign sign, Num left, Num right) {
    return switch (sign) {
      case PLUS -> arithmetic.add(left, right);
      case MINUS -> arithmetic.subtract(left, right);
      case TIMES -> arithmetic.multiply(left, right);
      case DIVIDE -> arithmetic.divide(left, right);
      case POWER -> power(left, right);
    };
  }

  /** A negative number has powers with whole exponents only. */
  private Outcome power(Num base, Num exponent) {
    Truth allowed = arithmetic.less(base, Num.ZERO).not().or(arithmetic.isInteger(exponent));
    return switch (allowed) {
      case TRUE -> arithmetic.power(base, exponent);
      case FALSE -> new Undefined("a power of a negative number needs a whole exponent");
      case UNKNOWN -> new Undecided("its sign is not known");
    };
  }

  /** How far a number is from the target. */
  public Outcome distance(Num target, Num number) {
    Outcome difference = arithmetic.subtract(number, target);
    return difference instanceof Num ahead && arithmetic.less(ahead, Num.ZERO) == Truth.TRUE
        ? arithmetic.subtract(target, number)
        : difference;
  }

  /** Whether a call is strictly closer to the target than the number that stands, if one does. */
  public Truth beats(Num target, Optional<Num> standing, Num call) {
    if (standing.isEmpty()) {
      return Truth.TRUE;
    }
    return distance(target, call) instanceof Num near
            && distance(target, standing.get()) instanceof Num far
        ? arithmetic.less(near, far)
        : Truth.UNKNOWN;
  }

  Truth less(Num one, Num other) {
    return arithmetic.less(one, other);
  }

  /** Whether a number is the target. */
  public Truth hits(Num target, Num number) {
    return arithmetic.equal(target, number);
  }
}
