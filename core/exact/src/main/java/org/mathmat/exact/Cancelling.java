package org.mathmat.exact;

import java.math.BigInteger;
import java.util.List;

/** Cancels factorials of neighbours: n! over (n-1)! is n. */
final class Cancelling {
  private static final int NEIGHBOURS = 64;
  private final Algebra algebra;

  Cancelling(Algebra algebra) {
    this.algebra = algebra;
  }

  /** Takes out of a product the factorials that cancel; gives what the coefficient becomes. */
  Rational factorials(
      Rational coefficient, List<Atom> atoms, List<Num> exponents, List<Sum> factors) {
    Rational value = coefficient;
    for (int i = 0; i < atoms.size(); i++) {
      for (int j = 0; j < atoms.size(); j++) {
        if (i < atoms.size()
            && atoms.get(i) instanceof Factorial(Num above)
            && atoms.get(j) instanceof Factorial(Num below)
            && exponents.get(i) instanceof SmallRat up
            && exponents.get(j) instanceof SmallRat down
            && up.signum() > 0
            && down.signum() < 0
            && up.isInteger()
            && down.isInteger()
            && algebra.add(above, algebra.negate(below)) instanceof SmallRat(long gap, long d)
            && d == 1
            && Math.abs(gap) <= NEIGHBOURS
            && (gap > 0 || below instanceof Rational)) {
          long times = Math.min(Math.min(up.n(), -down.n()), 4);
          value = value.times(between(above, below, gap, times, factors));
          exponents.set(i, up.minus(Rational.of(times)));
          exponents.set(j, down.plus(Rational.of(times)));
          drop(atoms, exponents, Math.max(i, j));
          drop(atoms, exponents, Math.min(i, j));
          i = 0;
          j = -1;
        }
      }
    }
    return value;
  }

  private static void drop(List<Atom> atoms, List<Num> exponents, int i) {
    if (exponents.get(i).equals(SmallRat.ZERO)) {
      atoms.remove(i);
      exponents.remove(i);
    }
  }

  /** The product of the numbers between the two: a coefficient, or factors where they are huge. */
  private Rational between(Num above, Num below, long gap, long times, List<Sum> factors) {
    Rational product = SmallRat.ONE;
    Num start = gap > 0 ? below : above;
    for (long k = 1; k <= Math.abs(gap); k++) {
      switch (algebra.add(start, Rational.of(k))) {
        case Rational r -> product = product.times(r);
        case Quotient q -> {
          for (long n = 0; n < times; n++) {
            factors.add(q.num());
          }
        }
      }
    }
    Rational power = Rational.of(product.numerator().pow((int) times), BigInteger.ONE);
    return gap > 0 ? power : power.inverse();
  }
}
