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

  /** A Goal has few digits, so that its primes are small. */
  private static final int LARGEST_PRIME = 1_000;

  /** A prime, and the denominator of its exponent. */
  record Factor(int prime, int denominator) {}

  /** That of a real number, not 0, 1 or -1, of which this power is the fraction. */
  static RootField of(Rational fraction, int power) {
    BigInteger rest = fraction.numerator().abs().multiply(fraction.denominator());
    int degree = 1;
    List<Factor> factors = new ArrayList<>();
    for (int prime = 2; prime <= LARGEST_PRIME && !rest.equals(BigInteger.ONE); prime++) {
      int often = 0;
      BigInteger divisor = BigInteger.valueOf(prime);
      while (rest.mod(divisor).signum() == 0) {
        rest = rest.divide(divisor);
        often++;
      }
      if (often % power != 0) {
        int own = power / (int) Words.gcd(power, often);
        degree *= own / (int) Words.gcd(degree, own);
        factors.add(new Factor(prime, own));
      }
    }
    return rest.equals(BigInteger.ONE) && degree > 1
        ? new RootField(degree, List.copyOf(factors))
        : UNKNOWN;
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
