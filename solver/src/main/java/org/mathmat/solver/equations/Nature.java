package org.mathmat.solver.equations;

import java.math.BigInteger;
import org.mathmat.exact.Rational;
import org.mathmat.exact.Truth;
import org.mathmat.solver.equations.Table.Made;

/**
 * What is known of a number beside where it lies: whether it is algebraic, and which primes are
 * factors of it, as a product of rational powers of primes.
 *
 * @param algebraic whether it is proved to be algebraic
 * @param transcendental whether it is proved not to be
 * @param surely the primes that are factors with an exponent that is not zero: a bit each for 2, 3,
 *     5 and 7, and one for all others together
 * @param maybe the primes that may be; all of them where it is not known to be such a product
 * @param integral whether it is an algebraic integer, as whole numbers and their roots are; false
 *     only where it is algebraic
 */
record Nature(boolean algebraic, boolean transcendental, int surely, int maybe, Truth integral) {
  private static final int OTHERS = 1 << 4;
  private static final int ALL = 2 * OTHERS - 1;
  private static final int[] PRIMES = {2, 3, 5, 7};

  static final Nature UNKNOWN = new Nature(false, false, 0, ALL, Truth.UNKNOWN);
  static final Nature TRANSCENDENTAL = new Nature(false, true, 0, ALL, Truth.UNKNOWN);
  private static final Nature ALGEBRAIC = new Nature(true, false, 0, ALL, Truth.UNKNOWN);
  private static final Nature INTEGRAL = new Nature(true, false, 0, ALL, Truth.TRUE);
  private static final Nature NOT_INTEGRAL = new Nature(true, false, 0, ALL, Truth.FALSE);

  /** Those of whole numbers, by their primes. */
  private static final Nature[] WHOLE = new Nature[ALL + 1];

  /** Those of other fractions. */
  private static final Nature[] BROKEN = new Nature[ALL + 1];

  /** The primes of the first whole numbers. */
  private static final byte[] FIRST = new byte[1 << 10];

  static {
    for (int primes = 0; primes <= ALL; primes++) {
      WHOLE[primes] = new Nature(true, false, primes, primes, Truth.TRUE);
      BROKEN[primes] = new Nature(true, false, primes, primes, Truth.FALSE);
    }
    for (int whole = 1; whole < FIRST.length; whole++) {
      FIRST[whole] = (byte) divided(whole);
    }
  }

  /** That of a small fraction. */
  static Nature of(long small) {
    if (small == Words.ZERO) {
      return INTEGRAL;
    }
    int primes = primes(Math.abs(Words.numerator(small))) | primes(Words.denominator(small));
    return (Words.isWhole(small) ? WHOLE : BROKEN)[primes];
  }

  static Nature of(Rational fraction) {
    int primes = primes(fraction.numerator().abs()) | primes(fraction.denominator());
    return (fraction.denominator().equals(BigInteger.ONE) ? WHOLE : BROKEN)[primes];
  }

  /** The primes of a whole number above zero. */
  static int primes(long whole) {
    return whole < FIRST.length ? FIRST[(int) whole] : divided(whole);
  }

  private static int divided(long whole) {
    int primes = 0;
    long rest = whole;
    for (int i = 0; i < PRIMES.length; i++) {
      while (rest % PRIMES[i] == 0) {
        rest /= PRIMES[i];
        primes |= 1 << i;
      }
    }
    return rest == 1 ? primes : primes | OTHERS;
  }

  private static int primes(BigInteger whole) {
    int primes = 0;
    BigInteger rest = whole;
    for (int i = 0; i < PRIMES.length; i++) {
      BigInteger prime = BigInteger.valueOf(PRIMES[i]);
      for (BigInteger[] parts = rest.divideAndRemainder(prime);
          parts[1].signum() == 0;
          parts = rest.divideAndRemainder(prime)) {
        rest = parts[0];
        primes |= 1 << i;
      }
    }
    return rest.equals(BigInteger.ONE) ? primes : primes | OTHERS;
  }

  /**
   * That of what was made of two numbers, neither of them zero.
   *
   * @param rational whether the second is a fraction
   * @param irrational whether it is proved to be none
   * @param positive whether it is surely more than zero
   */
  static Nature made(
      Made made, Nature a, Nature b, boolean rational, boolean irrational, boolean positive) {
    return switch (made) {
      case SUM, DIFFERENCE ->
          switch (integralSum(a, b)) {
            case TRUE -> INTEGRAL;
            case FALSE -> NOT_INTEGRAL;
            case UNKNOWN -> together(a, b);
          };
      case PRODUCT, QUOTIENT -> {
        Nature both = together(a, b);
        int surely = (a.surely & ~b.maybe) | (b.surely & ~a.maybe);
        boolean integral =
            made == Made.PRODUCT && a.integral == Truth.TRUE && b.integral == Truth.TRUE;
        yield new Nature(
            both.algebraic,
            both.transcendental,
            surely,
            a.maybe | b.maybe,
            integral ? Truth.TRUE : Truth.UNKNOWN);
      }
      case POWER ->
          rational
              ? new Nature(
                  a.algebraic,
                  a.transcendental,
                  a.surely,
                  a.maybe,
                  positive ? a.integral : Truth.UNKNOWN)
              : power(a, b, irrational);
      case FACTORIAL -> ALGEBRAIC;
      case LOGARITHM, GIVEN -> UNKNOWN;
    };
  }

  /** A number that is not integral is not brought to be so by one that is. */
  private static Truth integralSum(Nature a, Nature b) {
    return a.integral == Truth.TRUE
        ? b.integral
        : b.integral == Truth.TRUE ? a.integral : Truth.UNKNOWN;
  }

  private static Nature together(Nature a, Nature b) {
    if (a.algebraic && b.algebraic) {
      return ALGEBRAIC;
    }
    return (a.algebraic && b.transcendental) || (a.transcendental && b.algebraic)
        ? TRANSCENDENTAL
        : UNKNOWN;
  }

  /**
   * A power of an algebraic base, not 0 or 1, with an algebraic exponent that is irrational is
   * transcendental (Gelfond and Schneider).
   */
  private static Nature power(Nature base, Nature exponent, boolean irrational) {
    return irrational && base.algebraic && exponent.algebraic ? TRANSCENDENTAL : UNKNOWN;
  }

  /**
   * A proof that no rational power of the one algebraic number, not 1, is the other: then the
   * logarithm of one to the base of the other is transcendental.
   */
  static boolean shareNoPower(Nature a, Nature b) {
    return a.algebraic && b.algebraic && ((a.surely & ~b.maybe) != 0 || (b.surely & ~a.maybe) != 0);
  }
}
