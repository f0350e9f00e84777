package org.mathmat.exact;

import java.math.BigInteger;
import java.util.Optional;

/** Decimal texts of so many significant digits: {@code 9.0}, {@code 0.25}, {@code 1.5e+30}. */
final class Decimals {
  /** log₁₀2 times 2^60, near enough for a first guess. */
  private static final BigInteger LOG_2 = BigInteger.valueOf(347_063_955_532_709_820L);

  private static final int LOG_BITS = 60;

  private Decimals() {}

  /** The fraction, rounded half up in its last digit. */
  static String of(Rational value, int digits) {
    if (value.isZero()) {
      return "0.0";
    }
    BigInteger numerator = value.numerator().abs();
    BigInteger denominator = value.denominator();
    long exponent =
        Math.floorDiv((numerator.bitLength() - denominator.bitLength() - 1) * 30102L, 100_000L) - 1;
    // The first guess is never too high, and a few too low for the longest numbers.
    while (tenTo(exponent + 1, denominator).compareTo(tenTo(-exponent - 1, numerator)) <= 0) {
      exponent++;
    }
    long shift = digits - 1 - exponent;
    BigInteger scaled = tenTo(shift, numerator);
    BigInteger divisor = tenTo(-shift, denominator);
    BigInteger rounded = scaled.shiftLeft(1).add(divisor).divide(divisor.shiftLeft(1));
    return (value.signum() < 0 ? "-" : "") + of(rounded, exponent, digits);
  }

  /** What all numbers of an interval are rounded to, if it is the same. */
  static Optional<String> of(Interval value, int digits, int precision) {
    if (value.isExactZero()) {
      return Optional.of("0.0");
    }
    int sign = value.signum();
    if (sign == 0 || !value.isFinite()) {
      return Optional.empty();
    }
    Interval size = sign < 0 ? value.negate() : value;
    Interval ten = Interval.of(Rational.of(10), 8);
    if (Math.abs(size.lo().top()) > 1L << 50) {
      return Optional.empty();
    }
    long exponent =
        BigInteger.valueOf(size.lo().top()).multiply(LOG_2).shiftRight(LOG_BITS).longValue();
    for (int round = 0; round < 4; round++) {
      Interval scaled = size.times(ten.pow(digits - 1 - exponent, precision), precision);
      BigInteger low = rounded(scaled.lo());
      int excess = low.toString().length() - digits;
      if (excess != 0) {
        exponent += excess;
        continue;
      }
      return low.equals(rounded(scaled.hi()))
          ? Optional.of((sign < 0 ? "-" : "") + of(low, exponent, digits))
          : Optional.empty();
    }
    return Optional.empty();
  }

  private static BigInteger rounded(Dyadic value) {
    return value.fixed(1).add(BigInteger.ONE).shiftRight(1);
  }

  /** The value times 10^power where the power is positive, else the value. */
  private static BigInteger tenTo(long power, BigInteger value) {
    return power > 0 ? value.multiply(BigInteger.TEN.pow((int) power)) : value;
  }

  /** A real number's digits with the zeros at the end: one that was rounded to 1 is not 1. */
  static String inFull(String text, int digits) {
    int end = text.indexOf('e') < 0 ? text.length() : text.indexOf('e');
    int shown = 0;
    for (int i = 0; i < end; i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        shown += shown > 0 || c > '0' ? 1 : 0;
      } else if (c != '.' && c != '-') {
        return text;
      }
    }
    return shown == 0
        ? text
        : text.substring(0, end) + "0".repeat(Math.max(0, digits - shown)) + text.substring(end);
  }

  /** A rounded value d.ddd·10^exponent given as the integer dddd; it may have one digit more. */
  static String of(BigInteger rounded, long exponent, int digits) {
    String text = rounded.toString();
    long power = exponent + text.length() - digits;
    int end = text.length();
    while (end > 1 && text.charAt(end - 1) == '0') {
      end--;
    }
    text = text.substring(0, end);
    if (power < -7 || power >= digits) {
      String fraction = text.length() > 1 ? text.substring(1) : "0";
      return text.charAt(0) + "." + fraction + "e" + (power < 0 ? "-" : "+") + Math.abs(power);
    }
    if (power < 0) {
      return "0." + "0".repeat((int) -power - 1) + text;
    }
    int whole = (int) power + 1;
    if (text.length() <= whole) {
      return text + "0".repeat(whole - text.length()) + ".0";
    }
    return text.substring(0, whole) + "." + text.substring(whole);
  }
}
