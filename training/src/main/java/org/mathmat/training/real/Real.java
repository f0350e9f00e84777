package org.mathmat.training.real;

/**
 * Functions on doubles from the four operations alone, so that the JVM and a browser give the same
 * bits. They are good to a few units in the last place, where arguments are as small as in ratings
 * and schedules.
 */
public final class Real {
  private static final double LN2_HIGH = 0.6931471803691238;
  private static final double LN2_LOW = 1.9082149292705877e-10;
  private static final double LN2 = 0.6931471805599453;
  private static final double ROOT_HALF = 0.7071067811865476;

  /** Beyond this the result would be no ordinary double any more. */
  private static final double MOST = 700;

  /** The series is broken off where a term no longer shows. */
  private static final int TERMS = 22;

  private Real() {}

  /** Euler's number to a power from −700 to 700. */
  public static double exp(double x) {
    if (!(x >= -MOST && x <= MOST)) {
      throw new IllegalArgumentException("The exponent (" + x + ") must be from -700 to 700.");
    }
    double twos = Math.floor(x / LN2 + 0.5);
    double rest = (x - twos * LN2_HIGH) - twos * LN2_LOW;
    double sum = 0;
    for (int term = TERMS; term >= 1; term--) {
      sum = (rest / term) * (1 + sum);
    }
    return scaled(1 + sum, (int) twos);
  }

  private static double scaled(double x, int twos) {
    double result = x;
    for (int i = 0; i < twos; i++) {
      result *= 2;
    }
    for (int i = 0; i > twos; i--) {
      result /= 2;
    }
    return result;
  }

  /** The natural logarithm of a number above zero. */
  public static double log(double x) {
    if (!(x > 0 && x <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException("The number (" + x + ") must be above zero.");
    }
    double part = x;
    int twos = 0;
    while (part > 2 * ROOT_HALF) {
      part /= 2;
      twos++;
    }
    while (part < ROOT_HALF) {
      part *= 2;
      twos--;
    }
    double ratio = (part - 1) / (part + 1);
    double square = ratio * ratio;
    double sum = 0;
    for (int term = 2 * TERMS + 1; term >= 3; term -= 2) {
      sum = square * (sum + 1.0 / term);
    }
    return twos * LN2_HIGH + (2 * ratio * (1 + sum) + twos * LN2_LOW);
  }

  /** A number above zero to a power. */
  public static double pow(double base, double exponent) {
    return exp(exponent * log(base));
  }

  /** The nearest whole number, halves upward. */
  public static double round(double x) {
    return Math.floor(x + 0.5);
  }

  public static double clamp(double x, double least, double most) {
    return Math.min(Math.max(x, least), most);
  }
}
