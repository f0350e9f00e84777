package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Products of terms in normal form. */
final class Products {
  /** A power of a prime above this size is kept as a power, not multiplied out. */
  static final int KEPT_BITS = 1 << 14;

  private static final long EXPANDED = 8;
  private static final int[] TINY = Factors.tiny();
  private final Work work;
  private final Algebra algebra;

  Products(Work work, Algebra algebra) {
    this.work = work;
    this.algebra = algebra;
  }

  Sum product(Term a, Term b) {
    Key x = a.key();
    Key y = b.key();
    work.spend(30 + 3L * (x.size() + y.size()));
    Rational coefficient = written(a.coefficient(), b.coefficient());
    if (y.isOne() && !x.isHuge() && coefficient.bits() <= KEPT_BITS) {
      return Sum.of(new Term(coefficient, x));
    }
    List<Atom> atoms = new ArrayList<>(x.size() + y.size());
    List<Num> exponents = new ArrayList<>(x.size() + y.size());
    int i = 0;
    int j = 0;
    while (i < x.size() || j < y.size()) {
      int order = i == x.size() ? 1 : j == y.size() ? -1 : Order.compare(x.atom(i), y.atom(j));
      if (order < 0) {
        atoms.add(x.atom(i));
        exponents.add(x.exponent(i++));
      } else if (order > 0) {
        atoms.add(y.atom(j));
        exponents.add(y.exponent(j++));
      } else {
        Num sum = algebra.add(x.exponent(i++), y.exponent(j));
        if (!sum.equals(SmallRat.ZERO)) {
          atoms.add(y.atom(j));
          exponents.add(sum);
        }
        j++;
      }
    }
    return normal(coefficient, atoms, exponents, x.phase().plus(y.phase()));
  }

  private Rational written(Rational a, Rational b) {
    if (a.bits() + b.bits() > 4L * work.effort().writtenBits()) {
      throw new OutOfEffort("a number too large to write out");
    }
    work.spend((a.bits() + b.bits()) / 64);
    return a.times(b);
  }

  /** The normal form of a coefficient times atoms (sorted, none twice); the lists are used up. */
  Sum normal(Rational coefficient, List<Atom> atoms, List<Num> exponents, Rational turn) {
    List<Sum> factors = new ArrayList<>();
    Rational value = coefficient;
    Rational phase = turn.minus(Rational.of(turn.floor()));
    if (phase.compareTo(SmallRat.HALF) >= 0) {
      phase = phase.minus(SmallRat.HALF);
      value = value.negate();
    }
    if (!phase.isZero() && !phase.equals(Key.QUARTER) && Unity.isRadical(phase)) {
      factors.add(Unity.sum(phase));
      phase = SmallRat.ZERO;
    }
    int factorials = 0;
    boolean whole = false;
    for (int i = atoms.size() - 1; i >= 0; i--) {
      Num exponent = exponents.get(i);
      if (exponent.equals(SmallRat.ZERO)) {
        replace(atoms, exponents, i, exponent);
        continue;
      }
      switch (atoms.get(i)) {
        case Prime _ -> whole |= constant(exponent).floor().signum() != 0;
        case Radicand g -> {
          if (exponent instanceof Rational r && expands(g, r)) {
            BigInteger floor = r.floor();
            for (long n = floor.longValue(); n > 0; n--) {
              factors.add(g.sum());
            }
            replace(atoms, exponents, i, r.minus(Rational.of(floor)));
          }
        }
        case Factorial _ -> factorials++;
        case Logarithm _ -> {}
      }
    }
    if (factorials > 1) {
      value = new Cancelling(algebra).factorials(value, atoms, exponents, factors);
      whole = true;
    }
    if (whole || value.bits() > KEPT_BITS) {
      value = spread(value, atoms, exponents);
    }
    Sum result = Sum.of(new Term(value, Key.of(atoms, exponents, phase)));
    for (Sum factor : factors) {
      result = algebra.times(result, factor);
    }
    return result;
  }

  private boolean expands(Radicand g, Rational exponent) {
    return exponent.compareTo(SmallRat.ONE) >= 0
        && exponent.compareTo(Rational.of(EXPANDED + 1)) < 0
        && BigInteger.valueOf(g.sum().size())
                .pow(exponent.floor().intValue())
                .compareTo(BigInteger.valueOf(work.effort().terms()))
            <= 0;
  }

  private static void replace(List<Atom> atoms, List<Num> exponents, int i, Num exponent) {
    if (exponent.equals(SmallRat.ZERO)) {
      atoms.remove(i);
      exponents.remove(i);
    } else {
      exponents.set(i, exponent);
    }
  }

  /** The rational part that an exponent shows. */
  static Rational constant(Num exponent) {
    return switch (exponent) {
      case Rational r -> r;
      case Quotient q -> q.den().isOne() ? q.num().constant() : SmallRat.ZERO;
    };
  }

  /**
   * Shares the whole powers of primes between the coefficient and the key: a power of a prime above
   * {@link #KEPT_BITS} is in the key with all of that prime; the others are in the coefficient,
   * unless together they are too large to be written out.
   */
  private Rational spread(Rational coefficient, List<Atom> atoms, List<Num> exponents) {
    Rational value = coefficient;
    for (int round = 0; round < 4; round++) {
      long bits = value.bits();
      for (int i = 0; i < atoms.size(); i++) {
        if (atoms.get(i) instanceof Prime(BigInteger p)) {
          BigInteger floor = constant(exponents.get(i)).floor();
          bits += isKept(p, floor) ? 0 : floor.abs().longValue() * p.bitLength();
        }
      }
      if (bits > work.effort().writtenBits()) {
        return factored(value, atoms, exponents);
      }
      value = multiplied(value, atoms, exponents);
      Rational rest = absorbed(value, atoms, exponents);
      if (rest.equals(value)) {
        return value;
      }
      value = rest;
    }
    return value;
  }

  private static boolean isKept(BigInteger prime, BigInteger exponent) {
    return exponent.bitLength() > 32 || exponent.abs().longValue() * prime.bitLength() > KEPT_BITS;
  }

  /** Multiplies the small whole powers into the coefficient. */
  private Rational multiplied(Rational coefficient, List<Atom> atoms, List<Num> exponents) {
    BigInteger numerator = coefficient.numerator();
    BigInteger denominator = coefficient.denominator();
    for (int i = atoms.size() - 1; i >= 0; i--) {
      if (atoms.get(i) instanceof Prime(BigInteger p)) {
        Num exponent = exponents.get(i);
        BigInteger floor = constant(exponent).floor();
        if (floor.signum() == 0 || isKept(p, floor)) {
          continue;
        }
        work.spend(10 + numerator.bitLength() / 32 + denominator.bitLength() / 32);
        if (floor.signum() > 0) {
          numerator = numerator.multiply(p.pow(floor.intValue()));
        } else {
          denominator = denominator.multiply(p.pow(-floor.intValue()));
        }
        replace(atoms, exponents, i, algebra.add(exponent, Rational.of(floor.negate())));
      }
    }
    return Rational.of(numerator, denominator);
  }

  /** Moves out of the coefficient what belongs into the key. */
  private Rational absorbed(Rational coefficient, List<Atom> atoms, List<Num> exponents) {
    Rational value = coefficient;
    for (int i = atoms.size() - 1; i >= 0; i--) {
      if (atoms.get(i) instanceof Prime(BigInteger p)
          && exponents.get(i) instanceof Rational r
          && r.floor().signum() != 0) {
        int valuation = Factors.valuation(value, p);
        if (valuation != 0) {
          value = without(value, p, valuation);
          replace(atoms, exponents, i, r.plus(Rational.of(valuation)));
        }
      }
    }
    if (value.bits() > KEPT_BITS) {
      for (int tiny : TINY) {
        work.spend(10 + value.bits() / 8);
        BigInteger p = BigInteger.valueOf(tiny);
        int valuation = Factors.valuation(value, p);
        if (isKept(p, BigInteger.valueOf(valuation))) {
          value = without(value, p, valuation);
          insert(atoms, exponents, p, valuation);
        }
      }
    }
    return value;
  }

  /** The fraction divided by the power of a prime that it has. */
  private static Rational without(Rational value, BigInteger p, int valuation) {
    BigInteger power = p.pow(Math.abs(valuation));
    return valuation > 0
        ? Rational.lowest(value.numerator().divide(power), value.denominator())
        : Rational.lowest(value.numerator(), value.denominator().divide(power));
  }

  /** Moves all prime factors of the coefficient into the key. */
  private Rational factored(Rational coefficient, List<Atom> atoms, List<Num> exponents) {
    Factors above = Factors.of(coefficient.numerator().abs(), work);
    Factors below = Factors.of(coefficient.denominator(), work);
    Rational rest = Rational.of(above.rest(), below.rest());
    if (rest.bits() > work.effort().writtenBits()) {
      throw new OutOfEffort("a number too large to write out");
    }
    for (Map.Entry<BigInteger, Integer> e : above.primes().entrySet()) {
      insert(atoms, exponents, e.getKey(), e.getValue());
    }
    for (Map.Entry<BigInteger, Integer> e : below.primes().entrySet()) {
      insert(atoms, exponents, e.getKey(), -e.getValue());
    }
    return coefficient.signum() < 0 ? rest.negate() : rest;
  }

  private void insert(List<Atom> atoms, List<Num> exponents, BigInteger p, long exponent) {
    Atom prime = new Prime(p);
    int at = 0;
    while (at < atoms.size() && Order.compare(atoms.get(at), prime) < 0) {
      at++;
    }
    if (at < atoms.size() && atoms.get(at).equals(prime)) {
      replace(atoms, exponents, at, algebra.add(exponents.get(at), Rational.of(exponent)));
    } else {
      atoms.add(at, prime);
      exponents.add(at, Rational.of(exponent));
    }
  }
}
