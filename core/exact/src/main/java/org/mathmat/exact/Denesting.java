package org.mathmat.exact;

import java.math.BigInteger;

/** √(a+b√c) as √x+√y, where a²-b²c is the square of a fraction. */
final class Denesting {
  private final Engine engine;

  Denesting(Engine engine) {
    this.engine = engine;
  }

  /** The square root of a positive sum of two roots, or the empty sum where it stays nested. */
  Sum squareRoot(Sum sum) {
    if (sum.size() != 2 || !sum.isRadical() || !sum.isReal()) {
      return Sum.ZERO;
    }
    Algebra algebra = engine.algebra();
    Sum larger = Sum.of(sum.terms().get(0));
    Sum smaller = Sum.of(sum.terms().get(1));
    Sum gap =
        algebra.plus(
            algebra.times(larger, larger),
            algebra.scale(algebra.times(smaller, smaller), SmallRat.MINUS_ONE));
    if (!gap.isConstant()) {
      return Sum.ZERO;
    }
    if (gap.constant().signum() < 0) {
      Sum swap = larger;
      larger = smaller;
      smaller = swap;
    }
    Rational square = gap.constant().abs();
    BigInteger above = square.numerator().sqrt();
    BigInteger below = square.denominator().sqrt();
    Rational root = Rational.of(above, below);
    if (!root.times(root).equals(square) || !larger.isConstant()) {
      return Sum.ZERO;
    }
    Rational a = larger.constant();
    Sum x =
        engine.powers().raise(new Term(a.plus(root).times(SmallRat.HALF), Key.ONE), SmallRat.HALF);
    Sum y =
        engine.powers().raise(new Term(a.minus(root).times(SmallRat.HALF), Key.ONE), SmallRat.HALF);
    boolean minus = smaller.first().coefficient().signum() < 0;
    return algebra.plus(x, minus ? algebra.scale(y, SmallRat.MINUS_ONE) : y);
  }
}
