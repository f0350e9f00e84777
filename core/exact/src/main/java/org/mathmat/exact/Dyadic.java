package org.mathmat.exact;

import java.math.BigInteger;

/**
 * The number m·2^e, or an infinity; the end of an interval. Operations round to a precision in a
 * given direction. What is larger than 2^(2^60) becomes infinite, or stays there when rounded down.
 */
record Dyadic(BigInteger m, long e) {
  private static final long INFINITE = Long.MAX_VALUE;
  private static final long LIMIT = 1L << 60;
  static final Dyadic ZERO = new Dyadic(BigInteger.ZERO, 0);
  static final Dyadic ONE = new Dyadic(BigInteger.ONE, 0);
  static final Dyadic INFINITY = new Dyadic(BigInteger.ONE, INFINITE);
  static final Dyadic MINUS_INFINITY = new Dyadic(BigInteger.ONE.negate(), INFINITE);
  private static final Dyadic LARGEST = new Dyadic(BigInteger.ONE, LIMIT);
  private static final Dyadic SMALLEST = new Dyadic(BigInteger.ONE, -LIMIT);

  static Dyadic of(BigInteger value) {
    return new Dyadic(value, 0);
  }

  static Dyadic powerOfTwo(long exponent) {
    return new Dyadic(BigInteger.ONE, exponent);
  }

  int signum() {
    return m.signum();
  }

  boolean isInfinite() {
    return e == INFINITE;
  }

  /** The least t with |this| &lt; 2^t; for what is finite and not zero. */
  long top() {
    return e + m.abs().bitLength();
  }

  Dyadic negate() {
    return new Dyadic(m.negate(), e);
  }

  Dyadic abs() {
    return signum() < 0 ? negate() : this;
  }

  Dyadic shift(long bits) {
    return signum() == 0 || isInfinite() ? this : new Dyadic(m, e + bits);
  }

  /** Rounded to so many bits, up or down. */
  Dyadic round(int precision, boolean up) {
    if (isInfinite() || signum() == 0) {
      return this;
    }
    int excess = m.abs().bitLength() - precision;
    if (excess <= 0) {
      return within(up);
    }
    BigInteger shifted = m.shiftRight(excess);
    if (up && m.getLowestSetBit() < excess) {
      shifted = shifted.add(BigInteger.ONE);
    }
    return new Dyadic(shifted, e + excess).within(up);
  }

  private Dyadic within(boolean up) {
    if (signum() == 0) {
      return ZERO;
    }
    long top = top();
    if (top > LIMIT) {
      if (signum() > 0) {
        return up ? INFINITY : LARGEST;
      }
      return up ? LARGEST.negate() : MINUS_INFINITY;
    }
    if (top < -LIMIT) {
      if (signum() > 0) {
        return up ? SMALLEST : ZERO;
      }
      return up ? ZERO : SMALLEST.negate();
    }
    return this;
  }

  Dyadic plus(Dyadic that, int precision, boolean up) {
    if (isInfinite()) {
      return this;
    }
    if (that.isInfinite() || signum() == 0) {
      return that.round(precision, up);
    }
    if (that.signum() == 0) {
      return round(precision, up);
    }
    boolean inOrder = top() >= that.top();
    Dyadic large = inOrder ? this : that;
    Dyadic small = inOrder ? that : this;
    if (large.top() - precision - 10 > small.top()) {
      // Too small to matter: a unit in the right direction stands for it.
      Dyadic head = large.round(precision + 8, up);
      if (head.isInfinite() || small.signum() > 0 != up) {
        return head.round(precision, up);
      }
      large = head;
      small =
          new Dyadic(
              BigInteger.valueOf(small.signum()), Math.min(head.e, head.top() - precision - 8));
    }
    long low = Math.min(large.e, small.e);
    BigInteger sum =
        large.m.shiftLeft((int) (large.e - low)).add(small.m.shiftLeft((int) (small.e - low)));
    return new Dyadic(sum, low).round(precision, up);
  }

  Dyadic times(Dyadic that, int precision, boolean up) {
    if (signum() == 0 || that.signum() == 0) {
      return ZERO;
    }
    if (isInfinite() || that.isInfinite()) {
      return signum() == that.signum() ? INFINITY : MINUS_INFINITY;
    }
    return new Dyadic(m.multiply(that.m), e + that.e).round(precision, up);
  }

  /** Divided by what is not zero. */
  Dyadic over(Dyadic that, int precision, boolean up) {
    if (signum() == 0) {
      return ZERO;
    }
    if (that.isInfinite()) {
      boolean positive = signum() == that.signum();
      return positive ? (up ? SMALLEST : ZERO) : (up ? ZERO : SMALLEST.negate());
    }
    if (isInfinite()) {
      return signum() == that.signum() ? INFINITY : MINUS_INFINITY;
    }
    int shift = Math.max(0, precision + 2 + that.m.abs().bitLength() - m.abs().bitLength());
    BigInteger[] parts = m.shiftLeft(shift).divideAndRemainder(that.m);
    BigInteger quotient = parts[0];
    if (parts[1].signum() != 0) {
      boolean positive = signum() == that.signum();
      if (up && positive) {
        quotient = quotient.add(BigInteger.ONE);
      } else if (!up && !positive) {
        quotient = quotient.subtract(BigInteger.ONE);
      }
    }
    return new Dyadic(quotient, e - that.e - shift).round(precision, up);
  }

  /** A power of what is not negative. */
  Dyadic pow(long exponent, int precision, boolean up) {
    Dyadic result = ONE;
    Dyadic square = this;
    for (long n = exponent; n > 0; n >>= 1) {
      if ((n & 1) == 1) {
        result = result.times(square, precision, up);
      }
      if (n > 1) {
        square = square.times(square, precision, up);
      }
    }
    return result;
  }

  int compare(Dyadic that) {
    if (signum() != that.signum()) {
      return Integer.compare(signum(), that.signum());
    }
    if (signum() == 0 || equals(that)) {
      return 0;
    }
    if (isInfinite()) {
      return signum();
    }
    if (that.isInfinite()) {
      return -that.signum();
    }
    if (top() != that.top()) {
      return signum() * Long.compare(top(), that.top());
    }
    long low = Math.min(e, that.e);
    return m.shiftLeft((int) (e - low)).compareTo(that.m.shiftLeft((int) (that.e - low)));
  }

  /** The floor of this times 2^bits; for what is finite and of moderate size. */
  BigInteger fixed(int bits) {
    long shift = e + bits;
    if (shift < -(long) Integer.MAX_VALUE) {
      return signum() < 0 ? BigInteger.ONE.negate() : BigInteger.ZERO;
    }
    return shift >= 0 ? m.shiftLeft((int) shift) : m.shiftRight((int) -shift);
  }
}
