package org.mathmat.exact;

/** All real numbers from one dyadic number to another; operations enclose every possible result. */
record Interval(Dyadic lo, Dyadic hi) {
  static final Interval ZERO = new Interval(Dyadic.ZERO, Dyadic.ZERO);
  static final Interval ALL = new Interval(Dyadic.MINUS_INFINITY, Dyadic.INFINITY);
  static final Interval ONE = new Interval(Dyadic.ONE, Dyadic.ONE);

  static Interval of(Rational value, int precision) {
    Dyadic numerator = Dyadic.of(value.numerator());
    if (value.isInteger()) {
      return new Interval(numerator.round(precision, false), numerator.round(precision, true));
    }
    Dyadic denominator = Dyadic.of(value.denominator());
    return new Interval(
        numerator.over(denominator, precision, false),
        numerator.over(denominator, precision, true));
  }

  /** The point, give or take so much. */
  static Interval around(Dyadic middle, Dyadic radius, int precision) {
    return new Interval(
        middle.plus(radius.negate(), precision, false), middle.plus(radius, precision, true));
  }

  boolean isExactZero() {
    return lo.signum() == 0 && hi.signum() == 0;
  }

  boolean containsZero() {
    return lo.signum() <= 0 && hi.signum() >= 0;
  }

  /** The sign of all its numbers, or 0 where it is not settled. */
  int signum() {
    return lo.signum() > 0 ? 1 : hi.signum() < 0 ? -1 : 0;
  }

  boolean isFinite() {
    return !lo.isInfinite() && !hi.isInfinite();
  }

  Interval negate() {
    return new Interval(hi.negate(), lo.negate());
  }

  Interval plus(Interval that, int precision) {
    return new Interval(lo.plus(that.lo, precision, false), hi.plus(that.hi, precision, true));
  }

  Interval minus(Interval that, int precision) {
    return plus(that.negate(), precision);
  }

  Interval times(Interval that, int precision) {
    if (lo.signum() >= 0 && that.lo.signum() >= 0) {
      return new Interval(lo.times(that.lo, precision, false), hi.times(that.hi, precision, true));
    }
    Dyadic[] left = {lo, hi};
    Dyadic[] right = {that.lo, that.hi};
    Dyadic least = Dyadic.INFINITY;
    Dyadic most = Dyadic.MINUS_INFINITY;
    for (Dyadic x : left) {
      for (Dyadic y : right) {
        Dyadic down = x.times(y, precision, false);
        Dyadic up = x.times(y, precision, true);
        least = down.compare(least) < 0 ? down : least;
        most = up.compare(most) > 0 ? up : most;
      }
    }
    return new Interval(least, most);
  }

  /** One over an interval that does not contain zero. */
  Interval inverse(int precision) {
    return new Interval(
        Dyadic.ONE.over(hi, precision, false), Dyadic.ONE.over(lo, precision, true));
  }

  /** A whole power of an interval of positive numbers. */
  Interval pow(long exponent, int precision) {
    long n = Math.abs(exponent);
    Interval power = new Interval(lo.pow(n, precision, false), hi.pow(n, precision, true));
    return exponent < 0 ? power.inverse(precision) : power;
  }

  Dyadic middle() {
    return lo.plus(hi, Math.max(lo.m().abs().bitLength(), hi.m().abs().bitLength()) + 2, true)
        .shift(-1);
  }

  /** An upper bound on the distance of its numbers from the middle. */
  Dyadic radius() {
    return hi.plus(lo.negate(), 32, true);
  }
}
