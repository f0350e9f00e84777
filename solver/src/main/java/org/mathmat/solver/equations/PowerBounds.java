package org.mathmat.solver.equations;

import java.math.BigInteger;
import java.util.OptionalInt;
import org.mathmat.exact.Rational;
import org.mathmat.solver.search.Stock;

/**
 * How far the exponents of powers of the base need be looked for, where there are only + - × ÷, the
 * average and the percentage. With larger ones a part has a value only if it has it with these too.
 *
 * <p>Let x, y, … be k powers of the base b, each used once. By induction every operand is N/D,
 * where N and D are sums of products of some of them, with whole numbers before them whose sizes
 * add up to no more than the product of what the numerals weigh: numerator and denominator
 * together, and 2 for a power. That it is v = n/d means that d·N - n·D is zero; what stands before
 * the products there adds up to A at most, the greater of n and d times as much.
 *
 * <p>Put the products in the order of their size. Where one is A times the next or more, those
 * above add up to zero by themselves, being otherwise a multiple of the least of them, which is
 * larger than all below together. So the products fall into groups that add up to zero, each of
 * neighbours that are less than A apart, g = log A powers of b at most. That much follows from the
 * differences of their exponents; whatever exponents have the same differences solve the equation
 * as well, as long as no divisor is zero.
 *
 * <p>These differences are r independent equations with coefficients 0, 1 and -1. Let k - r
 * exponents be chosen freely, in steps of a determinant of r rows, so that the others are whole.
 * Each of q divisors, as a sum of at most 2^k powers, is zero for less than 2^k steps, so that one
 * of q·(2^k - 1) + 1 steps beside each other will do. The others follow by Cramer's rule from
 * determinants of r - 1 rows.
 */
final class PowerBounds {
  /** The largest determinants of so many rows of 0, 1 and -1. */
  private static final int[] DETERMINANTS = {1, 1, 2};

  /** Nobody looks further. */
  private static final double FAR = 400;

  private final Stock stock;
  private final Forms forms;
  private final Calculator calculator;

  /** For each thing the logarithm of what a numeral weighs that uses it. */
  private final double[] weights;

  PowerBounds(Stock stock, Forms forms, Calculator calculator) {
    this.stock = stock;
    this.forms = forms;
    this.calculator = calculator;
    this.weights = new double[stock.size()];
    for (Form.Leaf leaf : forms.leaves()) {
      double weight = leaf.bounded() ? Math.log(2) : weighed(leaf.value());
      for (int i = 0; i < weights.length; i++) {
        if (stock.count(leaf.cost(), i) > 0) {
          weights[i] = Math.max(weights[i], weight);
        }
      }
    }
  }

  private static double weighed(long word) {
    return Words.isSmall(word)
        ? Math.log(Math.abs((double) Words.numerator(word)) + Words.denominator(word))
        : Double.POSITIVE_INFINITY;
  }

  /** For exponents in the part, if it is to have the value. */
  OptionalInt of(long used, long value) {
    return of(weight(used) + height(value), ones(used), divisors(used));
  }

  /**
   * The same for one of two operands, where the other has powers of the base as well. Where there
   * are only × and ÷, those of the one can as well be 1.
   */
  OptionalInt ofOperand(long used, long value) {
    return isProduct(used) ? OptionalInt.of(0) : of(used, value);
  }

  /** How many different powers matter at most. */
  private int ones(long used) {
    int count = forms.powers().count(used);
    return isProduct(used) ? Math.min(1, count) : count;
  }

  /**
   * For exponents in the part, and in something else that is to be equal.
   *
   * @param weight the logarithm of what the numerals of the other weigh
   * @param ones how many 1s there are that may be powers
   * @param divisors how many quotients there are in it
   */
  OptionalInt of(long used, double weight, int ones, int divisors) {
    return of(weight(used) + weight, ones(used) + ones, divisors(used) + divisors);
  }

  /** For exponents in something that weighs so much. */
  OptionalInt of(double weight, int ones, int divisors) {
    return weight < Double.POSITIVE_INFINITY ? bound(weight, ones, divisors) : OptionalInt.empty();
  }

  private boolean isProduct(long used) {
    for (Form.OfOne form : forms.ofOne()) {
      if (stock.contains(used, form.cost())) {
        return false;
      }
    }
    for (Form.OfTwo form : forms.ofTwo()) {
      if (stock.contains(used, form.cost())
          && form.rule() != Rule.MULTIPLY
          && form.rule() != Rule.DIVIDE) {
        return false;
      }
    }
    return true;
  }

  /** How many quotients there are at most. */
  private int divisors(long used) {
    if (stock.saturates()) {
      return stock.mostOperands(used) - 1;
    }
    int count = 0;
    for (Form.OfTwo form : forms.ofTwo()) {
      long left = used;
      while (form.rule() == Rule.DIVIDE && stock.contains(left, form.cost())) {
        left -= form.cost();
        count++;
      }
    }
    return count;
  }

  /** The logarithm of what all numerals weigh; without end where there are other signs. */
  double weight(long used) {
    for (Form.OfOne form : forms.ofOne()) {
      if (stock.contains(used, form.cost())) {
        return Double.POSITIVE_INFINITY;
      }
    }
    double weight = 0;
    double sign = 0;
    for (Form.OfTwo form : forms.ofTwo()) {
      if (stock.contains(used, form.cost())) {
        if (!form.rule().isReversible()) {
          return Double.POSITIVE_INFINITY;
        }
        sign = Math.max(sign, Math.log(calculator.lastDivisor(form.rule())));
      }
    }
    for (int i = 0; i < weights.length; i++) {
      int count = stock.count(used, i);
      weight += count == 0 ? 0 : count * weights[i];
    }
    return weight + sign * (stock.mostOperands(used) - 1);
  }

  /** The logarithm of the greater of numerator and denominator, or more. */
  double height(long value) {
    if (Words.isSmall(value)) {
      return Math.log((double) Words.height(value));
    }
    if (calculator.numbers().isFraction(value)
        && calculator.numbers().exact(value) instanceof Rational fraction) {
      return Math.log(2) * Math.max(bits(fraction.numerator()), bits(fraction.denominator()));
    }
    return Double.POSITIVE_INFINITY;
  }

  private static int bits(BigInteger number) {
    return number.abs().bitLength();
  }

  /**
   * The bound of the exponents.
   *
   * @param size the logarithm of A
   */
  private OptionalInt bound(double size, int ones, int divisors) {
    if (ones > DETERMINANTS.length) {
      return OptionalInt.empty();
    }
    double apart = Math.floor(size / Math.log(2) / forms.powers().bits() + 0x1p-20);
    double steps = Math.ceil(divisors * ((1 << ones) - 1) / 2.0) + 1;
    double bound = 0;
    for (int rows = 0; rows <= ones; rows++) {
      if (rows < ones) {
        bound = Math.max(bound, DETERMINANTS[rows] * steps);
      }
      if (rows > 0) {
        double others = apart + (ones - rows) * steps;
        bound = Math.max(bound, rows * DETERMINANTS[rows - 1] * others);
      }
    }
    return bound > FAR ? OptionalInt.empty() : OptionalInt.of((int) bound);
  }
}
