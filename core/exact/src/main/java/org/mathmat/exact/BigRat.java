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

  /**
   * From the low bits of the odd parts, and how often each is doubled: the hash of a BigInteger is
   * not the same on every platform.
   */
  @Override
  public int hashCode() {
    long mix = mix(numerator) * 0x9E3779B97F4A7C15L + mix(denominator);
    return (int) (mix ^ (mix >>> 32));
  }

  private static long mix(BigInteger whole) {
    int doubled = Math.max(0, whole.getLowestSetBit());
    return whole.shiftRight(doubled).longValue() + 0xC2B2AE3D27D4EB4FL * doubled;
  }

  @Override
  public String toString() {
    return text();
  }
}
