package org.mathmat.exact;

/** A rectangle of complex numbers. */
record Box(Interval re, Interval im) {
  static final Box ONE = real(Interval.ONE);
  static final Box ALL = new Box(Interval.ALL, Interval.ALL);

  static Box real(Interval re) {
    return new Box(re, Interval.ZERO);
  }

  boolean isReal() {
    return im.isExactZero();
  }

  boolean containsZero() {
    return re.containsZero() && im.containsZero();
  }

  Box plus(Box that, int precision) {
    return new Box(re.plus(that.re, precision), im.plus(that.im, precision));
  }

  Box minus(Box that, int precision) {
    return new Box(re.minus(that.re, precision), im.minus(that.im, precision));
  }

  Box times(Box that, int precision) {
    if (isReal() && that.isReal()) {
      return real(re.times(that.re, precision));
    }
    return new Box(
        re.times(that.re, precision).minus(im.times(that.im, precision), precision),
        re.times(that.im, precision).plus(im.times(that.re, precision), precision));
  }

  /** The square of the absolute value. */
  Interval norm(int precision) {
    return square(re, precision).plus(square(im, precision), precision);
  }

  private static Interval square(Interval x, int precision) {
    if (x.signum() != 0) {
      return x.times(x, precision);
    }
    Dyadic bound = x.lo().abs().compare(x.hi().abs()) > 0 ? x.lo().abs() : x.hi().abs();
    return new Interval(Dyadic.ZERO, bound.times(bound, precision, true));
  }

  /** One over a box whose norm is not zero. */
  Box inverse(int precision) {
    if (isReal()) {
      return real(re.inverse(precision));
    }
    Interval scale = norm(precision).inverse(precision);
    return new Box(re.times(scale, precision), im.negate().times(scale, precision));
  }

  Box pow(long exponent, int precision) {
    Box result = ONE;
    Box square = this;
    for (long n = exponent; n > 0; n >>= 1) {
      if ((n & 1) == 1) {
        result = result.times(square, precision);
      }
      if (n > 1) {
        square = square.times(square, precision);
      }
    }
    return result;
  }
}
