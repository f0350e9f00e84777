package org.mathmat.exact;

import java.math.BigInteger;
import java.util.Optional;

/** Guesses at fractions; whoever guesses must prove. */
final class Fractions {
  private static final int ROUNDS = 60;

  /** Numbers larger or smaller than this power of two are no fractions that anybody guesses. */
  private static final int FAR = 8_192;

  private Fractions() {}

  /** The fraction with the least denominator in an interval, if that is at most the limit. */
  static Optional<Rational> simplest(Interval interval, BigInteger limit) {
    if (!interval.isFinite()
        || (interval.radius().signum() != 0 && interval.radius().top() > -40)) {
      return Optional.empty();
    }
    if (isFar(interval.lo()) || isFar(interval.hi())) {
      return Optional.empty();
    }
    Rational lo = exact(interval.lo());
    Rational hi = exact(interval.hi());
    // Continued fraction: as long as both ends have the same whole part, that part is sure.
    BigInteger p0 = BigInteger.ZERO;
    BigInteger q0 = BigInteger.ONE;
    BigInteger p1 = BigInteger.ONE;
    BigInteger q1 = BigInteger.ZERO;
    for (int round = 0; round < ROUNDS; round++) {
      BigInteger floor = lo.floor();
      boolean ends = lo.isInteger() || floor.compareTo(hi.floor()) < 0;
      BigInteger part = ends && !lo.isInteger() ? floor.add(BigInteger.ONE) : floor;
      BigInteger p = part.multiply(p1).add(p0);
      BigInteger q = part.multiply(q1).add(q0);
      if (q.compareTo(limit) > 0) {
        return Optional.empty();
      }
      if (ends) {
        return Optional.of(Rational.of(p, q));
      }
      p0 = p1;
      q0 = q1;
      p1 = p;
      q1 = q;
      Rational whole = Rational.of(floor);
      Rational swap = lo.minus(whole).inverse();
      lo = hi.minus(whole).inverse();
      hi = swap;
    }
    return Optional.empty();
  }

  private static boolean isFar(Dyadic value) {
    return value.e() > FAR || value.e() < -FAR;
  }

  private static Rational exact(Dyadic value) {
    return value.e() >= 0
        ? Rational.of(value.m().shiftLeft((int) value.e()))
        : Rational.of(value.m(), BigInteger.ONE.shiftLeft((int) -value.e()));
  }
}
