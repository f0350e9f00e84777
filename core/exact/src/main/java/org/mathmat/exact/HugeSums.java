package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sums with powers of primes too large to write out, and sums of two terms, decided by unique
 * factorisation.
 */
final class HugeSums {
  private static final BigInteger MODULUS = BigInteger.ONE.shiftLeft(61).subtract(BigInteger.ONE);
  private static final int FEW_ATOMS = 40;
  private final Engine engine;

  HugeSums(Engine engine) {
    this.engine = engine;
  }

  Truth isZero(Sum sum) {
    boolean radical = true;
    for (Term term : sum.terms()) {
      radical &= term.key().isRadical();
    }
    if (radical) {
      return classes(sum);
    }
    if (sum.size() == 2) {
      return pair(sum);
    }
    return quotients(sum);
  }

  /** Terms whose quotient is rational are one class; different classes are independent. */
  private Truth classes(Sum sum) {
    Map<Key, List<Term>> classes = new LinkedHashMap<>();
    for (Term term : sum.terms()) {
      classes.computeIfAbsent(fraction(term.key()), _ -> new ArrayList<>()).add(term);
    }
    Truth all = Truth.TRUE;
    for (List<Term> terms : classes.values()) {
      all = all.and(terms.size() == 1 ? Truth.FALSE : rational(terms));
    }
    return all;
  }

  /** The key with only the fractional parts of its exponents. */
  private static Key fraction(Key key) {
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    for (int i = 0; i < key.size(); i++) {
      Rational r = (Rational) key.exponent(i);
      Rational fraction = r.minus(Rational.of(r.floor()));
      if (!fraction.isZero()) {
        atoms.add(key.atom(i));
        exponents.add(fraction);
      }
    }
    return Key.of(atoms, exponents, key.phase());
  }

  /** A sum of fractions with huge prime powers, in one class. */
  private Truth rational(List<Term> terms) {
    List<Map<Prime, BigInteger>> exponents = new ArrayList<>();
    Map<Prime, BigInteger> least = new LinkedHashMap<>();
    for (Term term : terms) {
      engine.work().spend(20L * (1 + term.key().size()));
      Map<Prime, BigInteger> own = exponents(term.key());
      own.forEach((prime, exponent) -> least.merge(prime, exponent, BigInteger::min));
      exponents.add(own);
    }
    // A prime that a term lacks has the exponent 0 there.
    for (Map<Prime, BigInteger> own : exponents) {
      least.replaceAll((prime, low) -> own.containsKey(prime) ? low : low.min(BigInteger.ZERO));
    }
    long bits = 0;
    for (int i = 0; i < terms.size(); i++) {
      bits += terms.get(i).coefficient().bits();
      for (Map.Entry<Prime, BigInteger> e : least.entrySet()) {
        BigInteger rest = rest(exponents.get(i), e);
        if (rest.bitLength() > 40) {
          return residue(terms, exponents, least);
        }
        bits += rest.longValue() * e.getKey().p().bitLength();
      }
    }
    if (bits > 4L * engine.work().effort().writtenBits()) {
      return residue(terms, exponents, least);
    }
    engine.work().spendAt(bits, 2L * terms.size());
    Rational total = SmallRat.ZERO;
    for (int i = 0; i < terms.size(); i++) {
      BigInteger product = BigInteger.ONE;
      for (Map.Entry<Prime, BigInteger> e : least.entrySet()) {
        BigInteger rest = rest(exponents.get(i), e);
        if (rest.signum() > 0) {
          product = product.multiply(e.getKey().p().pow(rest.intValueExact()));
        }
      }
      total = total.plus(terms.get(i).coefficient().times(Rational.of(product)));
    }
    return Truth.of(total.isZero());
  }

  private static Map<Prime, BigInteger> exponents(Key key) {
    Map<Prime, BigInteger> exponents = new LinkedHashMap<>();
    for (int i = 0; i < key.size(); i++) {
      exponents.put((Prime) key.atom(i), ((Rational) key.exponent(i)).floor());
    }
    return exponents;
  }

  /** How much larger an exponent is than the least of all terms. */
  private static BigInteger rest(Map<Prime, BigInteger> own, Map.Entry<Prime, BigInteger> least) {
    return own.getOrDefault(least.getKey(), BigInteger.ZERO).subtract(least.getValue());
  }

  /** A residue that is not zero proves that the sum is not. */
  private Truth residue(
      List<Term> terms, List<Map<Prime, BigInteger>> exponents, Map<Prime, BigInteger> least) {
    BigInteger total = BigInteger.ZERO;
    for (int i = 0; i < terms.size(); i++) {
      Rational c = terms.get(i).coefficient();
      if (c.denominator().mod(MODULUS).signum() == 0) {
        return Truth.UNKNOWN;
      }
      BigInteger residue = c.numerator().multiply(c.denominator().modInverse(MODULUS)).mod(MODULUS);
      for (Map.Entry<Prime, BigInteger> e : least.entrySet()) {
        BigInteger rest = rest(exponents.get(i), e);
        if (rest.signum() > 0) {
          engine.work().spend(2_000);
          residue = residue.multiply(e.getKey().p().modPow(rest, MODULUS)).mod(MODULUS);
        }
      }
      total = total.add(residue).mod(MODULUS);
    }
    return total.signum() != 0 ? Truth.FALSE : Truth.UNKNOWN;
  }

  /** Two terms cancel if the quotient of one by the negative of the other is 1. */
  private Truth pair(Sum sum) {
    Algebra.Inverse inverse = engine.algebra().inverse(sum.terms().get(1));
    Sum ratio = engine.algebra().times(Sum.of(sum.terms().get(0)), inverse.num());
    if (!inverse.den().isOne() || ratio.size() != 1) {
      return bySize(sum);
    }
    Rational coefficient = ratio.first().coefficient().negate();
    Key key = ratio.first().key();
    if (key.isOne()) {
      return Truth.of(coefficient.isOne());
    }
    for (int i = 0; i < key.size(); i++) {
      if (!(key.atom(i) instanceof Prime)) {
        return bySize(sum);
      }
    }
    if (!key.phase().isZero() || coefficient.signum() < 0) {
      // A positive number times -1 or a root of unity that is not real.
      return Truth.FALSE;
    }
    return isOne(coefficient, key);
  }

  /** Compares two huge terms by their logarithms. */
  private Truth bySize(Sum sum) {
    if (sum.weight() > FEW_ATOMS) {
      return Truth.UNKNOWN;
    }
    Optional<Num> logarithm = engine.predicates().logOfRatio(new Quotient(sum, Sum.ONE));
    return logarithm.isPresent() && !engine.evaluation(128).of(logarithm.get()).re().containsZero()
        ? Truth.FALSE
        : Truth.UNKNOWN;
  }

  /**
   * Whether a fraction times powers of primes with algebraic exponents is 1: only if every exponent
   * of a prime in all is 0, since the logarithms of primes are independent over the algebraic
   * numbers (Baker 1966).
   */
  private Truth isOne(Rational coefficient, Key key) {
    boolean all = true;
    for (int i = 0; i < key.size(); i++) {
      Num exponent = key.exponent(i);
      if (!Kinds.isAlgebraic(exponent)) {
        return Truth.UNKNOWN;
      }
      BigInteger p = ((Prime) key.atom(i)).p();
      Num total = engine.algebra().add(exponent, Rational.of(Factors.valuation(coefficient, p)));
      Truth zero = engine.zeroTest().isZero(total);
      if (zero == Truth.FALSE) {
        return Truth.FALSE;
      }
      all &= zero == Truth.TRUE;
    }
    if (!all) {
      return Truth.UNKNOWN;
    }
    Rational rest = coefficient;
    for (int i = 0; i < key.size(); i++) {
      BigInteger p = ((Prime) key.atom(i)).p();
      rest = rest.over(Rational.of(p).pow(Factors.valuation(coefficient, p)));
    }
    return Truth.of(rest.isOne());
  }

  /** Divides all terms by the first; what becomes simpler is looked at again. */
  private Truth quotients(Sum sum) {
    Key key = sum.first().key();
    boolean special = false;
    for (int i = 0; i < key.size(); i++) {
      special |= key.atom(i) instanceof Factorial || key.exponent(i) instanceof Quotient;
    }
    if (!special) {
      return Truth.UNKNOWN;
    }
    Algebra.Inverse inverse = engine.algebra().inverse(sum.first());
    if (!inverse.den().isOne()) {
      return Truth.UNKNOWN;
    }
    Sum simpler = engine.algebra().times(sum, inverse.num());
    return simpler.size() < sum.size() || simpler.isRadical()
        ? engine.zeroTest().isZero(simpler)
        : Truth.UNKNOWN;
  }
}
