package org.mathmat.equations;

import static org.mathmat.equations.EquationsClause.NAMES_A_NUMBER;
import static org.mathmat.equations.EquationsClause.ROOTS_AND_POWERS;
import static org.mathmat.equations.EquationsClause.VERIFIABLE;
import static org.mathmat.equations.EquationsClause.WHOLE_ROOTS_AND_POWERS;

import java.util.List;
import java.util.Map;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Truth;

/** What the signs on the cubes mean before any variation. */
public final class Arithmetics {
  private static final Num TWO = Num.of(2);

  /** Real numbers, as far as powers and roots name any. */
  public static final Signs REAL =
      new Signs(
          Map.of(Op.SQUARE_ROOT, (w, a) -> root(w, TWO, a)),
          Map.of(
              Op.ADD, (w, a, b) -> Worth.only(w.arithmetic().add(a, b), NAMES_A_NUMBER),
              Op.SUBTRACT, (w, a, b) -> Worth.only(w.arithmetic().subtract(a, b), NAMES_A_NUMBER),
              Op.MULTIPLY, (w, a, b) -> Worth.only(w.arithmetic().multiply(a, b), NAMES_A_NUMBER),
              Op.DIVIDE, (w, a, b) -> Worth.only(w.arithmetic().divide(a, b), NAMES_A_NUMBER),
              Op.POWER, (w, a, b) -> Worth.only(w.arithmetic().power(a, b), ROOTS_AND_POWERS),
              Op.ROOT, Arithmetics::root));

  /** The younger divisions: powers and roots of whole numbers that are whole numbers. */
  public static final Signs WHOLE =
      REAL.means(Op.POWER, Arithmetics::wholePower)
          .means(Op.ROOT, Arithmetics::wholeRoot)
          .means(Op.SQUARE_ROOT, (w, a) -> wholeRoot(w, TWO, a));

  /** The average of two numbers. */
  static final Operation.OfTwo AVERAGE = Arithmetics::average;

  private Arithmetics() {}

  private static List<Worth> average(Workings workings, Num a, Num b) {
    Outcome sum = workings.arithmetic().add(a, b);
    return Worth.only(
        sum instanceof Num total ? workings.arithmetic().divide(total, TWO) : sum, NAMES_A_NUMBER);
  }

  private static List<Worth> root(Workings workings, Num index, Num radicand) {
    return Worth.only(workings.arithmetic().root(index, radicand), ROOTS_AND_POWERS);
  }

  private static List<Worth> wholePower(Workings workings, Num base, Num exponent) {
    Arithmetic arithmetic = workings.arithmetic();
    return switch (isWhole(arithmetic, base).and(isWhole(arithmetic, exponent))) {
      case TRUE -> Worth.only(arithmetic.power(base, exponent), ROOTS_AND_POWERS);
      case FALSE ->
          Worth.nothing(
              WHOLE_ROOTS_AND_POWERS,
              "in this division the base and the exponent of a power are whole numbers");
      case UNKNOWN -> unverifiable();
    };
  }

  private static List<Worth> wholeRoot(Workings workings, Num index, Num radicand) {
    Arithmetic arithmetic = workings.arithmetic();
    Truth counting = isWhole(arithmetic, index).and(arithmetic.isZero(index).not());
    return switch (counting.and(isWhole(arithmetic, radicand))) {
      case TRUE -> wholeValue(arithmetic, arithmetic.root(index, radicand));
      case FALSE ->
          Worth.nothing(
              WHOLE_ROOTS_AND_POWERS,
              "in this division the index of a root is 1, 2, 3, … and what it is taken of is"
                  + " whole");
      case UNKNOWN -> unverifiable();
    };
  }

  private static List<Worth> wholeValue(Arithmetic arithmetic, Outcome root) {
    if (!(root instanceof Num value)) {
      return Worth.only(root, ROOTS_AND_POWERS);
    }
    return switch (isWhole(arithmetic, value)) {
      case TRUE -> List.of(Worth.of(value));
      case FALSE ->
          Worth.nothing(WHOLE_ROOTS_AND_POWERS, "in this division a root is a whole number");
      case UNKNOWN -> unverifiable();
    };
  }

  /** Whether it is 0, 1, 2, 3, … */
  static Truth isWhole(Arithmetic arithmetic, Num number) {
    Truth integer = arithmetic.isInteger(number);
    return integer == Truth.TRUE ? arithmetic.less(number, Num.ZERO).not() : integer;
  }

  static List<Worth> unverifiable() {
    return Worth.nothing(VERIFIABLE, "it is not known what kind of number this is");
  }
}
