package org.mathmat.exact;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The cube root of a sum of a fraction and a root: ∛(a+b√c) as x+y√c, where a²-b²c is the cube of a
 * whole number.
 */
final class CubeRoots {
  /** How many bits a number has at most whose cube root is looked for. */
  private static final int LONGEST = 512;

  private final Engine engine;

  CubeRoots(Engine engine) {
    this.engine = engine;
  }

  /** The cube root of a real sum of two roots, unless it stays nested. */
  Optional<Sum> of(Sum sum) {
    if (sum.size() != 2 || !sum.isRadical() || !sum.isReal()) {
      return Optional.empty();
    }
    Sum first = Sum.of(sum.terms().get(0));
    Sum second = Sum.of(sum.terms().get(1));
    Sum fraction = first.isConstant() ? first : second;
    Sum root = first.isConstant() ? second : first;
    Algebra algebra = engine.algebra();
    Sum square = algebra.times(root, root);
    if (!fraction.isConstant() || !square.isConstant()) {
      return Optional.empty();
    }
    Rational a = fraction.constant();
    Rational norm = a.times(a).minus(square.constant());
    if (!a.isInteger() || !norm.isInteger() || norm.bits() > LONGEST) {
      return Optional.empty();
    }
    BigInteger n = zero(BigInteger.ZERO, norm.numerator());
    BigInteger t = zero(n.multiply(BigInteger.valueOf(3)), a.numerator().shiftLeft(1));
    Rational divisor = Rational.of(t.multiply(t).subtract(n));
    if (divisor.isZero()) {
      return Optional.empty();
    }
    // The sum of the root and its conjugate is t, their product n.
    Sum found =
        algebra.plus(
            Sum.of(Rational.of(t).times(SmallRat.HALF)), algebra.scale(root, divisor.inverse()));
    return algebra.pow(found, 3).equals(sum) ? Optional.of(found) : Optional.empty();
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
