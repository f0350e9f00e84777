package org.mathmat.solver.equations;

import java.math.BigInteger;
import org.mathmat.exact.Rational;
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
 */
record Nature(boolean algebraic, boolean transcendental, int surely, int maybe) {
  private static final int OTHERS = 1 << 4;
  private static final int ALL = 2 * OTHERS - 1;
  private static final int[] PRIMES = {2, 3, 5, 7};

  static final Nature UNKNOWN = new Nature(false, false, 0, ALL);
  private static final Nature ALGEBRAIC = new Nature(true, false, 0, ALL);
  static final Nature TRANSCENDENTAL = new Nature(false, true, 0, ALL);

  /** Those of fractions, by their primes. */
  private static final Nature[] OF_PRIMES = new Nature[ALL + 1];

  /** The primes of the first whole numbers. */
  private static final byte[] FIRST = new byte[1 << 10];

  static {
    for (int primes = 0; primes <= ALL; primes++) {
      OF_PRIMES[primes] = new Nature(true, false, primes, primes);
    }
    for (int whole = 1; whole < FIRST.length; whole++) {
      FIRST[whole] = (byte) divided(whole);
    }
  }

  /** That of a small fraction. */
  static Nature of(long small) {
    if (small == Words.ZERO) {
      return ALGEBRAIC;
    }
    return OF_PRIMES[primes(Math.abs(Words.numerator(small))) | primes(Words.denominator(small))];
  }

  static Nature of(Rational fraction) {
    return OF_PRIMES[primes(fraction.numerator().abs()) | primes(fraction.denominator())];
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

  /** That of what was made of two numbers, neither of them zero. */
  static Nature made(Made made, Nature a, Nature b, boolean rational, boolean irrational) {
    return switch (made) {
      case SUM, DIFFERENCE -> together(a, b);
      case PRODUCT, QUOTIENT -> {
        Nature both = together(a, b);
        int surely = (a.surely & ~b.maybe) | (b.surely & ~a.maybe);
        yield new Nature(both.algebraic, both.transcendental, surely, a.maybe | b.maybe);
      }
      case POWER -> power(a, b, rational, irrational);
      case FACTORIAL -> ALGEBRAIC;
      case LOGARITHM, GIVEN -> UNKNOWN;
    };
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
   * A power with a rational exponent is what its base is; one of an algebraic base, not 0 or 1,
   * with an algebraic exponent that is irrational is transcendental (Gelfond and Schneider).
   */
  private static Nature power(Nature base, Nature exponent, boolean rational, boolean irrational) {
    if (rational) {
      return base;
    }
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
