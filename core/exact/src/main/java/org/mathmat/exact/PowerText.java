package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A huge product of powers of primes in few symbols: 3^774840978 is 9^(9^9). */
record PowerText(List<BigInteger> primes, List<BigInteger> exponents) {

  Optional<List<String>> factors() {
    BigInteger common = BigInteger.ZERO;
    for (BigInteger exponent : exponents) {
      common = common.gcd(exponent);
    }
    BigInteger above = BigInteger.ONE;
    BigInteger below = BigInteger.ONE;
    for (int i = 0; i < primes.size(); i++) {
      BigInteger power = exponents.get(i).divide(common);
      if (power.abs().bitLength() > 10) {
        return separately();
      }
      if (power.signum() > 0) {
        above = above.multiply(primes.get(i).pow(power.intValue()));
      } else {
        below = below.multiply(primes.get(i).pow(-power.intValue()));
      }
    }
    if (above.bitLength() > 64 || below.bitLength() > 64) {
      return separately();
    }
    if (above.equals(BigInteger.ONE)) {
      return Optional.of(List.of(power(below, common.negate())));
    }
    if (below.equals(BigInteger.ONE)) {
      return Optional.of(List.of(power(above, common)));
    }
    return Optional.of(List.of("(" + above + "/" + below + ")^" + exponent(common)));
  }

  private Optional<List<String>> separately() {
    if (primes.size() > 6) {
      return Optional.empty();
    }
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < primes.size(); i++) {
      texts.add(power(primes.get(i), exponents.get(i)));
    }
    return Optional.of(texts);
  }

  /** The power, a little factor of the exponent moved into the base where a tower appears. */
  private static String power(BigInteger base, BigInteger exponent) {
    String best = base + "^" + exponent(exponent);
    for (int root = 2; root <= 12; root++) {
      BigInteger[] parts = exponent.divideAndRemainder(BigInteger.valueOf(root));
      BigInteger wider = base.pow(root);
      if (parts[1].signum() == 0 && wider.bitLength() <= 10 && parts[0].signum() > 0) {
        String text = wider + "^" + exponent(parts[0]);
        best = text.length() < best.length() ? text : best;
      }
    }
    return best;
  }

  /** An exponent, as a power itself if that is shorter. */
  private static String exponent(BigInteger exponent) {
    String best = exponent.signum() < 0 ? "(" + exponent + ")" : exponent.toString();
    int least = Integer.MAX_VALUE;
    for (int power = 2; power <= 40 && exponent.bitLength() > 13; power++) {
      BigInteger root = root(exponent, power);
      if (root.pow(power).equals(exponent) && root.intValue() + power < least) {
        least = root.intValue() + power;
        best = "(" + root + "^" + power + ")";
      }
    }
    return best;
  }

  /** The whole part of a root, for exponents of moderate size; else 1. */
  private static BigInteger root(BigInteger value, int index) {
    BigInteger low = BigInteger.ONE;
    BigInteger high = BigInteger.valueOf(1_000);
    while (low.compareTo(high) < 0) {
      BigInteger middle = low.add(high).add(BigInteger.ONE).shiftRight(1);
      if (middle.pow(index).compareTo(value) <= 0) {
        low = middle;
      } else {
        high = middle.subtract(BigInteger.ONE);
      }
    }
    return low;
  }
}
