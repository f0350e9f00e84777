package org.mathmat.exact;

import java.math.BigInteger;

/**
 * Roots of a sum of a fraction and a root: √(a+b√c) as √x+√y, where a²-b²c is the square of a
 * fraction, and ∛(a+b√c) as x+y√c, where it is the cube of a whole number.
 */
final class Denesting {
  /** How many bits a number has at most whose cube root is looked for. */
  private static final int LONGEST = 512;

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

  /** The cube root of a real sum of two roots, or the empty sum where it stays nested. */
  Sum cubeRoot(Sum sum) {
    if (sum.size() != 2 || !sum.isRadical() || !sum.isReal()) {
      return Sum.ZERO;
    }
    Sum first = Sum.of(sum.terms().get(0));
    Sum second = Sum.of(sum.terms().get(1));
    Sum fraction = first.isConstant() ? first : second;
    Sum root = first.isConstant() ? second : first;
    Algebra algebra = engine.algebra();
    Sum square = algebra.times(root, root);
    if (!fraction.isConstant() || !square.isConstant()) {
      return Sum.ZERO;
    }
    Rational a = fraction.constant();
    Rational norm = a.times(a).minus(square.constant());
    if (!a.isInteger() || !norm.isInteger() || norm.bits() > LONGEST) {
      return Sum.ZERO;
    }
    BigInteger n = zero(BigInteger.ZERO, norm.numerator());
    BigInteger t = zero(n.multiply(BigInteger.valueOf(3)), a.numerator().shiftLeft(1));
    Rational divisor = Rational.of(t.multiply(t).subtract(n));
    if (divisor.isZero()) {
      return Sum.ZERO;
    }
    // The sum of the root and its conjugate is t, their product n.
    Sum found =
        algebra.plus(
            Sum.of(Rational.of(t).times(SmallRat.HALF)), algebra.scale(root, divisor.inverse()));
    return algebra.pow(found, 3).equals(sum) ? found : Sum.ZERO;
  }

  /** The whole number next below the one real zero of t³-pt-q, or that zero itself. */
  private static BigInteger zero(BigInteger p, BigInteger q) {
    BigInteger high = p.abs().max(q.abs()).add(BigInteger.ONE);
    BigInteger low = high.negate();
    while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
      BigInteger middle = low.add(high).shiftRight(1);
      BigInteger value = middle.multiply(middle).subtract(p).multiply(middle).subtract(q);
      if (value.signum() <= 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
