package org.mathmat.exact;

import java.math.BigInteger;

/** Enclosures of k-th roots: Newton's method for a candidate, then a proof by raising it again. */
final class Roots {
  private static final long NEWTON = 1 << 12;
  private final Work work;
  private final Elementary elementary;

  Roots(Work work, Elementary elementary) {
    this.work = work;
    this.elementary = elementary;
  }

  Interval root(Dyadic x, long k, int precision) {
    if (k <= NEWTON) {
      // x = y·2^(k·q) with 1/2^k <= y < 1, so that its root is between 1/2 and 1.
      long q = Math.floorDiv(x.top() + k - 1, k);
      Dyadic y = new Dyadic(x.m(), x.e() - k * q);
      Dyadic guess = newton(y, k, precision);
      Dyadic error = Dyadic.powerOfTwo(-precision - 2);
      int bits = precision + 24;
      Dyadic lo = guess.plus(error.negate(), bits, false);
      Dyadic hi = guess.plus(error, bits, true);
      work.spendAt(bits, 50);
      if (lo.signum() > 0
          && lo.pow(k, bits, true).compare(y) <= 0
          && hi.pow(k, bits, false).compare(y) >= 0) {
        return new Interval(lo.shift(q), hi.shift(q));
      }
    }
    Interval logarithm = elementary.ln(new Interval(x, x), precision + 16);
    Dyadic divisor = Dyadic.of(BigInteger.valueOf(k));
    return elementary.exp(
        new Interval(
            logarithm.lo().over(divisor, precision + 16, false),
            logarithm.hi().over(divisor, precision + 16, true)),
        precision);
  }

  /** A point near the root; what is wrong with it the caller finds out. */
  private Dyadic newton(Dyadic y, long k, int precision) {
    Dyadic guess = Dyadic.powerOfTwo(-1);
    int known = 12 + Long.SIZE - Long.numberOfLeadingZeros(k);
    for (int bit = 2; bit <= known; bit++) {
      Dyadic more = guess.plus(Dyadic.powerOfTwo(-bit), 64, false);
      if (more.pow(k, 64, false).compare(y) <= 0) {
        guess = more;
      }
    }
    work.spend(200L * known);
    Dyadic divisor = Dyadic.of(BigInteger.valueOf(k));
    int loss = Long.SIZE - Long.numberOfLeadingZeros(k);
    while (known < precision + 4) {
      known = Math.min(2 * known - loss, precision + 24);
      int bits = known + 24;
      work.spendAt(bits, 30);
      Dyadic slope = guess.pow(k - 1, bits, false);
      Dyadic change =
          y.over(slope, bits, false).plus(guess.negate(), bits, false).over(divisor, bits, false);
      guess = guess.plus(change, bits, false);
    }
    return guess;
  }
}
