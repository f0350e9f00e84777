package org.mathmat.exact;

import java.math.BigInteger;
import java.util.Optional;

/** A fraction of whole numbers in lowest terms with a positive denominator. */
public sealed interface Rational extends Num, Comparable<Rational> permits SmallRat, BigRat {
  static Rational of(long value) {
    return value == Long.MIN_VALUE
        ? new BigRat(BigInteger.valueOf(value), BigInteger.ONE)
        : new SmallRat(value, 1);
  }

  static Rational of(BigInteger value) {
    return value.bitLength() < 63
        ? new SmallRat(value.longValue(), 1)
        : new BigRat(value, BigInteger.ONE);
  }

  static Rational of(long numerator, long denominator) {
    return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  static Rational of(BigInteger numerator, BigInteger denominator) {
    if (denominator.signum() == 0) {
      throw new IllegalArgumentException("The denominator must not be zero.");
    }
    BigInteger gcd = numerator.gcd(denominator);
    if (denominator.signum() < 0) {
      gcd = gcd.negate();
    }
    return lowest(numerator.divide(gcd), denominator.divide(gcd));
  }

  /** Of a numerator and a positive denominator that have no common factor. */
  static Rational lowest(BigInteger numerator, BigInteger denominator) {
    return numerator.bitLength() < 63 && denominator.bitLength() < 63
        ? new SmallRat(numerator.longValue(), denominator.longValue())
        : new BigRat(numerator, denominator);
  }

  BigInteger numerator();

  BigInteger denominator();

  int signum();

  boolean isInteger();

  Rational negate();

  /** One over this, which is not zero. */
  Rational inverse();

  @Override
  default boolean isFraction() {
    return true;
  }

  @Override
  default Optional<BigInteger> integerValue() {
    return isInteger() ? Optional.of(numerator()) : Optional.empty();
  }

  default boolean isZero() {
    return signum() == 0;
  }

  default boolean isOne() {
    return equals(SmallRat.ONE);
  }

  default Rational abs() {
    return signum() < 0 ? negate() : this;
  }

  /** An upper bound on the bits of numerator and denominator together. */
  default long bits() {
    return (long) numerator().abs().bitLength() + denominator().bitLength();
  }

  default Rational plus(Rational that) {
    if (this instanceof SmallRat a && that instanceof SmallRat b) {
      Rational sum = SmallRat.sum(a, b);
      if (sum != null) {
        return sum;
      }
    }
    if (denominator().equals(that.denominator())) {
      return of(numerator().add(that.numerator()), denominator());
    }
    return of(
        numerator().multiply(that.denominator()).add(that.numerator().multiply(denominator())),
        denominator().multiply(that.denominator()));
  }

  default Rational minus(Rational that) {
    return plus(that.negate());
  }

  default Rational times(Rational that) {
    if (this instanceof SmallRat a && that instanceof SmallRat b) {
      Rational product = SmallRat.product(a, b);
      if (product != null) {
        return product;
      }
    }
    BigInteger left = numerator().gcd(that.denominator());
    BigInteger right = that.numerator().gcd(denominator());
    if (left.signum() == 0 || right.signum() == 0) {
      return SmallRat.ZERO;
    }
    return lowest(
        numerator().divide(left).multiply(that.numerator().divide(right)),
        denominator().divide(right).multiply(that.denominator().divide(left)));
  }

  /** This divided by a number that is not zero. */
  default Rational over(Rational that) {
    return times(that.inverse());
  }

  /** A power with a whole exponent; zero has none with a negative one. */
  default Rational pow(int exponent) {
    Rational base = exponent < 0 ? inverse() : this;
    int n = Math.abs(exponent);
    return lowest(base.numerator().pow(n), base.denominator().pow(n));
  }

  default BigInteger floor() {
    BigInteger[] parts = numerator().divideAndRemainder(denominator());
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  @Override
  default int compareTo(Rational that) {
    return minus(that).signum();
  }

  @Override
  default String text() {
    return isInteger() ? numerator().toString() : numerator() + "/" + denominator();
  }

  @Override
  default Optional<String> approx(int digits) {
    return Optional.of(Decimals.of(this, digits));
  }
}
