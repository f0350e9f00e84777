package org.mathmat.solver.equations;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.mathmat.exact.Rational;

/**
 * The field that a real root of a fraction makes of the fractions: all that + - × ÷ make of it and
 * of them.
 *
 * @param degree the least power of the root that is a fraction; 1 for the fractions themselves, 0
 *     where nothing is known
 * @param factors the primes of which the root has a power that is no whole one
 */
record RootField(int degree, List<Factor> factors) {
  static final RootField UNKNOWN = new RootField(0, List.of());
  static final RootField FRACTIONS = new RootField(1, List.of());

  private static final int MOST_BITS = 62;

  /** Numbers are taken apart by primes up to this. */
  private static final int LARGEST_DIVISOR = 1_000;

  /** A prime, and the denominator of its exponent. */
  record Factor(int prime, int denominator) {}

  /**
   * That of a real power of a fraction, not 0, 1 or -1; nothing where it has primes too large.
   *
   * @param above the numerator of the exponent
   * @param below its denominator, in lowest terms
   */
  static RootField of(Rational fraction, long above, int below) {
    BigInteger both = fraction.numerator().multiply(fraction.denominator()).abs();
    if (both.bitLength() > MOST_BITS) {
      return UNKNOWN;
    }
    long rest = both.longValueExact();
    int degree = 1;
    List<Factor> factors = new ArrayList<>();
    for (int prime = 2; rest > 1; prime++) {
      if (prime > LARGEST_DIVISOR) {
        return UNKNOWN;
      }
      int divisor = (long) prime * prime > rest ? (int) rest : prime;
      int often = 0;
      while (rest % divisor == 0) {
        rest /= divisor;
        often++;
      }
      int own = below / (int) Words.gcd(below, often * (above % below));
      if (own > 1) {
        degree *= own / (int) Words.gcd(degree, own);
        factors.add(new Factor(divisor, own));
      }
    }
    return degree > 1 ? new RootField(degree, List.copyOf(factors)) : UNKNOWN;
  }

  /**
   * That of the sum, difference, product or quotient of numbers of these fields, neither of them
   * zero: with a fraction it is that of the other.
   */
  RootField with(RootField that) {
    if (degree == 1) {
      return that;
    }
    return that.degree == 1 ? this : UNKNOWN;
  }

  /** The primes of which the exponent has a denominator that is a multiple of this. */
  List<Integer> primes(int divisor) {
    return factors.stream()
        .filter(factor -> factor.denominator % divisor == 0)
        .map(Factor::prime)
        .toList();
  }

  /** The largest prime that divides the degree. */
  int largestPrime() {
    int rest = degree;
    int largest = 1;
    for (int prime = 2; rest > 1; prime++) {
      while (rest % prime == 0) {
        rest /= prime;
        largest = prime;
      }
    }
    return largest;
  }
}
