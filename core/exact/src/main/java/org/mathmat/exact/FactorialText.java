package org.mathmat.exact;

import java.math.BigInteger;
import java.util.Optional;

/** Recognises the factorial in a product of powers of primes. */
final class FactorialText {
  private static final int FEWEST_PRIMES = 20;

  private FactorialText() {}

  static Optional<Integer> of(Key key) {
    if (key.size() < FEWEST_PRIMES
        || !(key.exponent(0) instanceof SmallRat(long twos, long d))
        || d != 1
        || twos <= 0
        || twos > WholeNumbers.LARGEST_FACTORED.longValue()) {
      return Optional.empty();
    }
    // n! has n less the number of its binary ones as exponent of 2.
    for (int n = (int) twos; n <= twos + 32; n++) {
      if (n - Integer.bitCount(n) == twos && isFactorial(key, n)) {
        return Optional.of(n);
      }
    }
    return Optional.empty();
  }

  private static boolean isFactorial(Key key, int n) {
    int[] primes = Factors.primesTo(n);
    if (primes.length != key.size()) {
      return false;
    }
    for (int i = 0; i < primes.length; i++) {
      long exponent = 0;
      for (long rest = n / primes[i]; rest > 0; rest /= primes[i]) {
        exponent += rest;
      }
      if (!key.atom(i).equals(new Prime(BigInteger.valueOf(primes[i])))
          || !key.exponent(i).equals(Rational.of(exponent))) {
        return false;
      }
    }
    return true;
  }
}
