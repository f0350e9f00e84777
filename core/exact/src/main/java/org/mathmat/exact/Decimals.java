package org.mathmat.exact;

import java.math.BigInteger;

/** Decimal texts of so many significant digits: {@code 9.0}, {@code 0.25}, {@code 1.5e+30}. */
final class Decimals {
  private Decimals() {}

  /** The fraction, rounded half up in its last digit. */
  static String of(Rational value, int digits) {
    if (value.isZero()) {
      return "0.0";
    }
    BigInteger numerator = value.numerator().abs();
    BigInteger denominator = value.denominator();
    long exponent =
        (long) ((numerator.bitLength() - denominator.bitLength()) * 0.30102999566398) - 1;
    // The first guess is at most two too low.
    while (tenTo(exponent + 1, denominator).compareTo(tenTo(-exponent - 1, numerator)) <= 0) {
      exponent++;
    }
    long shift = digits - 1 - exponent;
    BigInteger scaled = tenTo(shift, numerator);
    BigInteger divisor = tenTo(-shift, denominator);
    BigInteger rounded = scaled.shiftLeft(1).add(divisor).divide(divisor.shiftLeft(1));
    return (value.signum() < 0 ? "-" : "") + of(rounded, exponent, digits);
  }

  /** The value times 10^power where the power is positive, else the value. */
  private static BigInteger tenTo(long power, BigInteger value) {
    return power > 0 ? value.multiply(BigInteger.TEN.pow((int) power)) : value;
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
