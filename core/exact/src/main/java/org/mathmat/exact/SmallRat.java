package org.mathmat.exact;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A fraction in lowest terms that fits in two longs; never {@link Long#MIN_VALUE}. */
record SmallRat(long n, long d) implements Rational {
  static final SmallRat ZERO = new SmallRat(0, 1);
  static final SmallRat ONE = new SmallRat(1, 1);
  static final SmallRat MINUS_ONE = new SmallRat(-1, 1);
  static final SmallRat HALF = new SmallRat(1, 2);

  /** The sum, or null where it does not fit. */
  static @Nullable Rational sum(SmallRat a, SmallRat b) {
    if (a.d == 1 && b.d == 1) {
      long sum = a.n + b.n;
      return ((a.n ^ sum) & (b.n ^ sum)) < 0 || sum == Long.MIN_VALUE ? null : new SmallRat(sum, 1);
    }
    long left = a.n * b.d;
    long right = b.n * a.d;
    long sum = left + right;
    long denominator = a.d * b.d;
    if (small(a) && small(b)) {
      return reduced(sum, denominator);
    }
    return null;
  }

  /** The product, or null where it does not fit. */
  static @Nullable Rational product(SmallRat a, SmallRat b) {
    if (small(a) && small(b)) {
      return reduced(a.n * b.n, a.d * b.d);
    }
    return null;
  }

  /** Whether sums and products of two such stay within 62 bits. */
  private static boolean small(SmallRat a) {
    return a.n < 1L << 30 && a.n > -(1L << 30) && a.d < 1L << 30;
  }

  private static SmallRat reduced(long n, long d) {
    if (d == 1) {
      return new SmallRat(n, 1);
    }
    long gcd = gcd(Math.abs(n), d);
    return gcd == 1 ? new SmallRat(n, d) : new SmallRat(n / gcd, d / gcd);
  }

  static long gcd(long a, long b) {
    long x = a;
    long y = b;
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }

  @Override
  public BigInteger numerator() {
    return BigInteger.valueOf(n);
  }

  @Override
  public BigInteger denominator() {
    return BigInteger.valueOf(d);
  }

  @Override
  public int signum() {
    return Long.signum(n);
  }

  @Override
  public boolean isInteger() {
    return d == 1;
  }

  @Override
  public BigInteger floor() {
    return BigInteger.valueOf(d == 1 ? n : Math.floorDiv(n, d));
  }

  @Override
  public Rational negate() {
    return new SmallRat(-n, d);
  }

  @Override
  public Rational inverse() {
    if (n == 0) {
      throw new ArithmeticException("Zero has no inverse.");
    }
    return n < 0 ? new SmallRat(-d, -n) : new SmallRat(d, n);
  }

  @Override
  public long bits() {
    return 128L - Long.numberOfLeadingZeros(Math.abs(n)) - Long.numberOfLeadingZeros(d);
  }

  @Override
  public int hashCode() {
    long mix = n * 0x9E3779B97F4A7C15L + d;
    return (int) (mix ^ (mix >>> 32));
  }

  @Override
  public String toString() {
    return text();
  }
}
