package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sums with powers of primes too large to write out, and sums of two terms, decided by unique
 * factorisation.
 */
final class HugeSums {
  private static final BigInteger MODULUS = BigInteger.ONE.shiftLeft(61).subtract(BigInteger.ONE);
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
      return pair(sum.terms().get(0), sum.terms().get(1));
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
    Map<Prime, BigInteger> least = new LinkedHashMap<>();
    for (Term term : terms) {
      for (int i = 0; i < term.key().size(); i++) {
        least.put((Prime) term.key().atom(i), BigInteger.ZERO);
      }
    }
    boolean first = true;
    for (Term term : terms) {
      for (Prime prime : List.copyOf(least.keySet())) {
        BigInteger exponent = exponent(term.key(), prime);
        BigInteger old = least.getOrDefault(prime, exponent);
        least.put(prime, first ? exponent : old.min(exponent));
      }
      first = false;
    }
    long bits = 0;
    for (Term term : terms) {
      bits += term.coefficient().bits();
      for (Map.Entry<Prime, BigInteger> e : least.entrySet()) {
        BigInteger rest = exponent(term.key(), e.getKey()).subtract(e.getValue());
        if (rest.bitLength() > 40) {
          return residue(terms, least);
        }
        bits += rest.longValue() * e.getKey().p().bitLength();
      }
    }
    if (bits > 4L * engine.work().effort().writtenBits()) {
      return residue(terms, least);
    }
    engine.work().spendAt(bits, 2L * terms.size());
    Rational total = SmallRat.ZERO;
    for (Term term : terms) {
      BigInteger product = BigInteger.ONE;
      for (Map.Entry<Prime, BigInteger> e : least.entrySet()) {
        BigInteger rest = exponent(term.key(), e.getKey()).subtract(e.getValue());
        product = product.multiply(e.getKey().p().pow(rest.intValueExact()));
      }
      total = total.plus(term.coefficient().times(Rational.of(product)));
    }
    return Truth.of(total.isZero());
  }

  private static BigInteger exponent(Key key, Prime prime) {
    for (int i = 0; i < key.size(); i++) {
      if (key.atom(i).equals(prime)) {
        return ((Rational) key.exponent(i)).floor();
      }
    }
    return BigInteger.ZERO;
  }

  /** A residue that is not zero proves that the sum is not. */
  private Truth residue(List<Term> terms, Map<Prime, BigInteger> least) {
    BigInteger total = BigInteger.ZERO;
    for (Term term : terms) {
      Rational c = term.coefficient();
      if (c.denominator().mod(MODULUS).signum() == 0) {
        return Truth.UNKNOWN;
      }
      BigInteger residue = c.numerator().multiply(c.denominator().modInverse(MODULUS)).mod(MODULUS);
      for (Map.Entry<Prime, BigInteger> e : least.entrySet()) {
        engine.work().spend(2_000);
        BigInteger rest = exponent(term.key(), e.getKey()).subtract(e.getValue());
        residue = residue.multiply(e.getKey().p().modPow(rest, MODULUS)).mod(MODULUS);
      }
      total = total.add(residue).mod(MODULUS);
    }
    return total.signum() != 0 ? Truth.FALSE : Truth.UNKNOWN;
  }

  /** Two terms cancel if the quotient of one by the negative of the other is 1. */
  private Truth pair(Term a, Term b) {
    Algebra.Inverse inverse = engine.algebra().inverse(b);
    Sum ratio = engine.algebra().times(Sum.of(a), inverse.num());
    if (!inverse.den().isOne()) {
      return Truth.UNKNOWN;
    }
    if (ratio.size() != 1) {
      return Truth.UNKNOWN;
    }
    Term term = ratio.first();
    Rational coefficient = term.coefficient().negate();
    Key key = term.key();
    if (key.isOne()) {
      return Truth.of(coefficient.isOne());
    }
    for (int i = 0; i < key.size(); i++) {
      if (!(key.atom(i) instanceof Prime)) {
        return Truth.UNKNOWN;
      }
    }
    if (!key.phase().isZero()) {
      // A real number times a root of unity that is not real.
      return Truth.FALSE;
    }
    if (coefficient.signum() < 0) {
      return Truth.FALSE;
    }
    return isOne(coefficient, key);
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
      Num total = engine.algebra().add(exponent, Rational.of(valuation(coefficient, p)));
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
      rest = rest.over(Rational.of(p).pow(valuation(coefficient, p)));
    }
    return Truth.of(rest.isOne());
  }

  private static int valuation(Rational value, BigInteger p) {
    int count = 0;
    BigInteger n = value.numerator();
    while (n.mod(p).signum() == 0) {
      n = n.divide(p);
      count++;
    }
    BigInteger d = value.denominator();
    while (d.mod(p).signum() == 0) {
      d = d.divide(p);
      count--;
    }
    return count;
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
