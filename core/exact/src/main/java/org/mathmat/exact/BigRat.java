package org.mathmat.exact;

import java.math.BigInteger;

/** A fraction in lowest terms of which a part does not fit in a long. */
record BigRat(BigInteger numerator, BigInteger denominator) implements Rational {

  @Override
  public int signum() {
    return numerator.signum();
  }

  @Override
  public boolean isInteger() {
    return denominator.equals(BigInteger.ONE);
  }

  @Override
  public Rational negate() {
    return Rational.lowest(numerator.negate(), denominator);
  }

  @Override
  public Rational inverse() {
    return numerator.signum() < 0
        ? Rational.lowest(denominator.negate(), numerator.negate())
        : Rational.lowest(denominator, numerator);
  }

  /** From the low bits alone: the hash of a BigInteger is not the same on every platform. */
  @Override
  public int hashCode() {
    return 0x9E3779B9 * numerator.hashCode() + denominator.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
