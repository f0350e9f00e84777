package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * How small a sum of nested roots can be without being zero. With whole coefficients it is an
 * algebraic integer of degree at most D; u bounds it and all its conjugates. Its norm is a whole
 * number, so if it is not zero, its absolute value is at least u^(1-D) (Burnikel, Funke, Mehlhorn,
 * Schirra and Schmitt 2001).
 */
final class Separation {
  private static final int UNITS = 64;
  private static final long TOO_LARGE = 1L << 40;
  private final NavigableMap<BigInteger, BigInteger> primes = new TreeMap<>();
  private final List<Radicand> radicands = new ArrayList<>();
  private final List<BigInteger> indices = new ArrayList<>();
  private final List<Long> sizes = new ArrayList<>();
  private BigInteger turns = BigInteger.ONE;
  private boolean applies = true;

  /** Bits b so that the sum is zero if it is smaller than 2^-b; nothing if it does not apply. */
  static long bits(Sum sum) {
    Separation separation = new Separation();
    BigInteger scale = BigInteger.ONE;
    for (Term term : sum.terms()) {
      scale = lcm(scale, term.coefficient().denominator());
    }
    long units = separation.size(sum) + log(scale);
    BigInteger degree = separation.degree();
    if (!separation.applies || degree.bitLength() > 30 || units > TOO_LARGE) {
      return TOO_LARGE;
    }
    // The scaled sum is at least 2^-(units/64·(D-1)); the sum itself is smaller by the scale.
    return units * (degree.longValue() - 1) / UNITS + log(scale) / UNITS + 2;
  }

  /** An upper bound on the degree of a sum of roots. */
  static BigInteger degree(Sum sum) {
    Separation separation = new Separation();
    separation.size(sum);
    return separation.degree();
  }

  private static BigInteger lcm(BigInteger a, BigInteger b) {
    return a.divide(a.gcd(b)).multiply(b);
  }

  /** An upper bound on 64·log₂ of a positive whole number. */
  private static long log(BigInteger value) {
    int excess = Math.max(0, value.bitLength() - 32);
    BigInteger head = value.shiftRight(excess);
    if (excess > 0) {
      head = head.add(BigInteger.ONE);
    }
    return (long) excess * UNITS + head.pow(UNITS).bitLength();
  }

  /** An upper bound on 64·log₂ of all conjugates of a sum. */
  private long size(Sum sum) {
    long largest = 0;
    for (Term term : sum.terms()) {
      long units = log(term.coefficient().numerator().abs());
      Key key = term.key();
      turns = lcm(turns, key.phase().denominator());
      for (int i = 0; i < key.size(); i++) {
        units += size(key.atom(i), key.exponent(i));
        if (!applies || units > TOO_LARGE) {
          applies = false;
          return TOO_LARGE;
        }
      }
      largest = Math.max(largest, units);
    }
    return largest + log(BigInteger.valueOf(Math.max(1, sum.size())));
  }

  private long size(Atom atom, Num exponent) {
    if (!(exponent instanceof SmallRat r) || r.signum() < 0 || r.n() > 1 << 20 || r.d() > 1 << 20) {
      applies = false;
      return 0;
    }
    long base;
    switch (atom) {
      case Prime(BigInteger p) -> {
        primes.merge(p, r.denominator(), Separation::lcm);
        base = log(p);
      }
      case Radicand g -> {
        base = size(g, r.denominator());
      }
      case Factorial _, Logarithm _ -> {
        applies = false;
        return 0;
      }
    }
    return base * r.n() / r.d() + 1;
  }

  private long size(Radicand g, BigInteger index) {
    int at = radicands.indexOf(g);
    if (at >= 0) {
      indices.set(at, lcm(indices.get(at), index));
      return sizes.get(at);
    }
    applies &= isWhole(g.sum());
    long units = size(g.sum());
    radicands.add(g);
    indices.add(index);
    sizes.add(units);
    return units;
  }

  private static boolean isWhole(Sum sum) {
    for (Term term : sum.terms()) {
      if (!term.coefficient().isInteger()) {
        return false;
      }
    }
    return true;
  }

  private BigInteger degree() {
    BigInteger degree = totient(turns);
    for (BigInteger index : primes.values()) {
      degree = degree.multiply(index);
    }
    for (BigInteger index : indices) {
      degree = degree.multiply(index);
    }
    return degree;
  }

  /** Euler's function, or an upper bound on it. */
  private static BigInteger totient(BigInteger n) {
    if (n.bitLength() > 20) {
      return n;
    }
    int rest = n.intValue();
    int result = rest;
    for (int p = 2; p * p <= rest; p++) {
      if (rest % p == 0) {
        result -= result / p;
        while (rest % p == 0) {
          rest /= p;
        }
      }
    }
    return BigInteger.valueOf(rest > 1 ? result - result / rest : result);
  }
}
