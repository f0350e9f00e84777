package org.mathmat.solver.equations;

/**
 * Where a real number lies: not farther from the middle than the radius. Two numbers whose balls do
 * not meet are different, which is all that is ever concluded from them. Sums, products, quotients
 * and square roots are rounded as IEEE 754 says; powers are trusted to 2⁻⁴⁹ of their size, where
 * the language promises 2⁻⁵².
 */
record Ball(double middle, double radius) {
  /** Nothing is known. */
  static final Ball NONE = new Ball(Double.NaN, Double.NaN);

  static final Ball ONE = new Ball(1, 0);

  private static final double ROUNDING = 0x1p-52;

  /** A factor that makes up for what rounding takes from a radius. */
  static final double MORE = 1 + 0x1p-40;

  private static final double POWER_ROUNDING = 0x1p-49;
  private static final double SHARP = 0x1p-30;
  private static final int BITS_LEFT_OUT = 25;
  private static final long HALF_CELL = 1L << (BITS_LEFT_OUT - 1);
  private static final double HUGE = 0x1p830;

  /** Numbers beyond two to this power, and their inverses, have no ball of their own. */
  private static final double FAR = 830;

  private static final double FAR_LOGARITHM = (FAR + 1) * Math.log(2);

  private static final double FARTHEST = 0x1p960;
  private static final double WEIGHTIEST = 960;
  static final Ball LN_2 = new Ball(Math.log(2), 0x1p-50);
  private static final double LARGEST_SIMPLE = 0x1p36;
  private static final long MOST_SIMPLE = 1 << 10;

  static Ball of(long small) {
    double middle = (double) Words.numerator(small) / Words.denominator(small);
    return new Ball(middle, Words.isWhole(small) ? 0 : Math.abs(middle) * ROUNDING);
  }

  /** Where a number lies that differs from one in this ball by next to nothing. */
  Ball beside() {
    return new Ball(middle, radius + Math.abs(middle) * ROUNDING);
  }

  /** Whether a whole number above zero lies in it. */
  boolean hasWhole() {
    double off = Math.abs(middle - Math.rint(middle));
    return middle > 0 && off <= radius * MORE + middle * ROUNDING;
  }

  /**
   * Whether a fraction with no greater denominator may lie in it. One that lies so near is a
   * convergent of the middle's continued fraction.
   */
  boolean mayBeFraction(double denominator) {
    double wide = radius * MORE + Math.abs(middle) * ROUNDING;
    int exponent = Math.getExponent(middle);
    if (2 * wide * denominator * denominator >= 1 || exponent < -9 || exponent > 51) {
      return true;
    }
    long p0 = 0;
    long q0 = 1;
    long p1 = 1;
    long q1 = 0;
    long x = (long) Math.scalb(Math.abs(middle), 52 - exponent);
    long y = 1L << (52 - exponent);
    while (y != 0) {
      long whole = x / y;
      long rest = x - whole * y;
      long p2 = whole * p1 + p0;
      long q2 = whole * q1 + q0;
      if (q2 > denominator) {
        return false;
      }
      if (Math.abs((double) p2 / q2 - Math.abs(middle)) <= wide) {
        return true;
      }
      p0 = p1;
      q0 = q1;
      p1 = p2;
      q1 = q2;
      x = y;
      y = rest;
    }
    return true;
  }

  /** Whether it is far from zero and from the end of what can be written, and narrow. */
  boolean isSharp() {
    return isSharp(middle, radius);
  }

  static boolean isSharp(double middle, double radius) {
    double size = Math.abs(middle);
    return size < HUGE && size > 1 / HUGE && radius < size * SHARP;
  }

  /** Whether a number of which this is the natural logarithm has surely no ball of its own. */
  boolean isLogarithmOfFar() {
    return isLogarithmOfFar(middle, radius);
  }

  static boolean isLogarithmOfFar(double middle, double radius) {
    return Math.abs(middle) > FAR_LOGARITHM && isSharp(middle, radius);
  }

  /** Whether the same number, worked out in another way, might have no ball of its own. */
  static boolean isNearlyFar(double middle) {
    double size = Math.abs(middle);
    return size > HUGE / 2 || size < 2 / HUGE;
  }

  /**
   * The cell of the line in which a number lies: a sharp ball reaches into one, or two beside each
   * other. Simple fractions lie in the middle of one. Cells are numbered away from zero.
   */
  static long cell(double number) {
    return (Double.doubleToRawLongBits(number) + HALF_CELL) >>> BITS_LEFT_OUT;
  }

  boolean meets(Ball that) {
    return Math.abs(middle - that.middle) <= (radius + that.radius) * MORE;
  }

  private static Ball around(double middle, double radius) {
    return new Ball(middle, rounded(middle, radius));
  }

  /** The radius with what rounding may add. */
  static double rounded(double middle, double radius) {
    return (radius + Math.abs(middle) * ROUNDING) * MORE;
  }

  /** The radius of a product. */
  static double product(double a, double aRadius, double b, double bRadius) {
    return rounded(a * b, Math.abs(a) * bRadius + Math.abs(b) * aRadius + aRadius * bRadius);
  }

  /** The radius of a quotient, by a number that is not near zero. */
  static double quotient(double a, double aRadius, double b, double bRadius) {
    double quotient = a / b;
    double least = (Math.abs(b) - bRadius) / MORE;
    return rounded(quotient, (aRadius + Math.abs(quotient) * bRadius) / least);
  }

  /** The radius of a power of e; nothing where that cannot be written. */
  static double exponential(double exponent, double radius, double power) {
    double relative = 1.01 * radius + POWER_ROUNDING;
    return Math.abs(exponent) < 600 && relative < SHARP ? power * relative * MORE : Double.NaN;
  }

  Ball plus(Ball that) {
    return around(middle + that.middle, radius + that.radius);
  }

  Ball minus(Ball that) {
    return around(middle - that.middle, radius + that.radius);
  }

  Ball times(Ball that) {
    return new Ball(middle * that.middle, product(middle, radius, that.middle, that.radius));
  }

  /** By a number that is not near zero. */
  Ball over(Ball that) {
    return new Ball(middle / that.middle, quotient(middle, radius, that.middle, that.radius));
  }

  Ball negate() {
    return new Ball(-middle, radius);
  }

  Ball abs() {
    return middle < 0 ? negate() : this;
  }

  /** A power of a positive number. */
  Ball power(Ball exponent) {
    double power = Math.pow(middle, exponent.middle);
    double relative =
        1.01
            * (Math.abs(exponent.middle) * radius / middle
                + (Math.abs(Math.log(middle)) + 1e-9) * exponent.radius);
    return relative < SHARP ? new Ball(power, power * (relative + POWER_ROUNDING) * MORE) : NONE;
  }

  /** The natural logarithm of a positive number. */
  Ball logarithm() {
    double log = Math.log(middle);
    return around(log, 1.01 * radius / middle + (Math.abs(log) + 1e-3) * POWER_ROUNDING);
  }

  /** The natural logarithm of a number that is so much more than 1, a thousandth at most. */
  Ball logarithmBesideOne() {
    double log = Math.log1p(middle);
    return around(log, 1.01 * radius + Math.abs(log) * POWER_ROUNDING);
  }

  /** The number of which this is the natural logarithm; nothing where it cannot be written. */
  Ball exponential() {
    double power = Math.exp(middle);
    return new Ball(power, exponential(middle, radius, power));
  }

  /** log₂ of a positive number. */
  Ball log2() {
    return logarithm().over(LN_2);
  }

  /** Two to this power; nothing where that is too large to be written. */
  Ball powerOfTwo() {
    double power = Math.pow(2, middle);
    double relative = radius + POWER_ROUNDING;
    return Math.abs(middle) < 1_000 && relative < SHARP
        ? new Ball(power, power * relative * MORE)
        : NONE;
  }

  /** Whether two to this power is too large or small for a ball of its own. */
  boolean isFar() {
    return Math.abs(middle) > FAR
        && Math.abs(middle) < FARTHEST
        && radius < Math.abs(middle) * SHARP;
  }

  /** Whether a number whose logarithm is two to this power is beyond what can be written. */
  boolean isBeyondLogarithms() {
    return middle - radius > WEIGHTIEST && middle < FARTHEST && radius < Math.abs(middle) * SHARP;
  }

  /** Whether it is surely more than so much larger. */
  boolean isBeyond(Ball that, double much) {
    return middle - radius - that.middle - that.radius > much;
  }

  /** A fraction with a small denominator within the ball, as a word; undefined if there is none. */
  long simple() {
    if (Math.abs(middle) > LARGEST_SIMPLE || radius > 1e-7) {
      return Words.UNDEFINED;
    }
    double rest = middle - Math.floor(middle);
    long p0 = 1;
    long q0 = 0;
    long p1 = (long) Math.floor(middle);
    long q1 = 1;
    while (q1 <= MOST_SIMPLE) {
      if (Math.abs((double) p1 / q1 - middle) <= radius * MORE + Math.abs(middle) * ROUNDING) {
        return Words.lowest(p1, q1);
      }
      if (rest < 1e-9) {
        return Words.UNDEFINED;
      }
      double inverse = 1 / rest;
      long whole = (long) inverse;
      rest = inverse - whole;
      long p2 = whole * p1 + p0;
      long q2 = whole * q1 + q0;
      p0 = p1;
      q0 = q1;
      p1 = p2;
      q1 = q2;
    }
    return Words.UNDEFINED;
  }
}
