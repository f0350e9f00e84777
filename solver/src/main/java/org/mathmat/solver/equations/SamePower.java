package org.mathmat.solver.equations;

import java.math.BigInteger;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Rational;
import org.mathmat.exact.Truth;

/** Whether a logarithm is a certain fraction, by powers, which takes less than factors would. */
final class SamePower {
  private static final long MOST_BITS = 1 << 12;

  private SamePower() {}

  /**
   * Whether the number is the base to the exponent; unknown unless all are fractions, and not too
   * large.
   */
  static Truth of(Outcome base, Outcome number, long exponent) {
    if (!(base instanceof Rational a && number instanceof Rational b)) {
      return Truth.UNKNOWN;
    }
    long p = Words.numerator(exponent);
    long q = Words.denominator(exponent);
    if (a.bits() * Math.abs(p) > MOST_BITS || b.bits() * q > MOST_BITS) {
      return Truth.UNKNOWN;
    }
    BigInteger above = p < 0 ? a.denominator() : a.numerator();
    BigInteger below = p < 0 ? a.numerator() : a.denominator();
    int size = (int) Math.abs(p);
    return Truth.of(
        above.pow(size).equals(b.numerator().pow((int) q))
            && below.pow(size).equals(b.denominator().pow((int) q)));
  }
}
