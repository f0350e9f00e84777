package org.mathmat.exact;

import java.math.BigInteger;
import java.util.Optional;

/**
 * An exact number, real or complex. Equal objects are equal numbers; numbers that are equal may
 * still be unequal objects (two ways to write one number), so ask {@link Arithmetic#equal}.
 */
public sealed interface Num extends Outcome permits Rational, Quotient {
  Num ZERO = SmallRat.ZERO;
  Num ONE = SmallRat.ONE;
  Num I = Quotient.IMAGINARY_UNIT;

  static Num of(long value) {
    return Rational.of(value);
  }

  static Num of(BigInteger value) {
    return Rational.of(value);
  }

  /** The fraction; the denominator must not be zero. */
  static Num ratio(BigInteger numerator, BigInteger denominator) {
    return Rational.of(numerator, denominator);
  }

  /** The whole number this is written as, if it is. */
  Optional<BigInteger> integerValue();

  /** Whether this is written as a fraction of whole numbers (a whole number included). */
  boolean isFraction();

  /** The canonical text: {@code 27/4}, {@code 2·√3}, {@code log₂3}, {@code 3+4i}, else ≈ digits. */
  String text();

  /** Rounded to so many significant digits, if they are known; {@code a+bi} if complex. */
  Optional<String> approx(int digits);
}
