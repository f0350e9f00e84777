package org.mathmat.solver.equations;

/**
 * Small fractions as words of 64 bits, and what a word may be instead of a number. A word with its
 * lowest bit set is a place in the table of {@link Numbers}, or no number.
 */
final class Words {
  /** No number. */
  static final long UNDEFINED = Long.MAX_VALUE;

  /** It is not known which number. */
  static final long OPEN = Long.MAX_VALUE - 2;

  /** Whatever number. */
  static final long ANY = Long.MAX_VALUE - 4;

  /** A fraction that is not small. */
  static final long LARGE = Long.MAX_VALUE - 6;

  private static final int DENOMINATOR_BITS = 24;
  private static final long LARGEST = 1L << 37;

  /**
   * No two small fractions are nearer to each other, if one is simple (see {@link Ball#simple}).
   */
  static final double APART = 0x1p-34;

  static final long ZERO = whole(0);
  static final long ONE = whole(1);
  static final long MINUS_ONE = whole(-1);

  private Words() {}

  static boolean isSmall(long word) {
    return (word & 1) == 0;
  }

  static boolean isNumber(long word) {
    return word < LARGE;
  }

  static long numerator(long small) {
    return small >> (DENOMINATOR_BITS + 1);
  }

  static long denominator(long small) {
    return (small >>> 1) & ((1L << DENOMINATOR_BITS) - 1);
  }

  /** The greater of numerator and denominator, whatever the sign. */
  static long height(long small) {
    return Math.max(Math.abs(numerator(small)), denominator(small));
  }

  static boolean isWhole(long small) {
    return denominator(small) == 1;
  }

  /** Whether the word is a small whole number. */
  static boolean isSmallWhole(long word) {
    return (word & ((2L << DENOMINATOR_BITS) - 1)) == 2;
  }

  static long whole(long value) {
    return (value << (DENOMINATOR_BITS + 1)) | 2;
  }

  /** The word of a fraction in lowest terms; {@link #LARGE} where it does not fit. */
  static long lowest(long n, long d) {
    return n < LARGEST && n > -LARGEST && d < 1L << DENOMINATOR_BITS
        ? (n << (DENOMINATOR_BITS + 1)) | (d << 1)
        : LARGE;
  }

  /** The fraction with a positive denominator, brought to lowest terms. */
  static long fraction(long n, long d) {
    if (d == 1) {
      return lowest(n, 1);
    }
    long gcd = gcd(Math.abs(n), d);
    return lowest(n / gcd, d / gcd);
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

  static long add(long a, long b) {
    long da = denominator(a);
    long db = denominator(b);
    return da == db
        ? fraction(numerator(a) + numerator(b), da)
        : fraction(numerator(a) * db + numerator(b) * da, da * db);
  }

  static long negate(long a) {
    return lowest(-numerator(a), denominator(a));
  }

  static long subtract(long a, long b) {
    return add(a, negate(b));
  }

  static long multiply(long a, long b) {
    return product(numerator(a), denominator(a), numerator(b), denominator(b));
  }

  /** The quotient; undefined by zero. */
  static long divide(long a, long b) {
    long n = numerator(b);
    if (n == 0) {
      return UNDEFINED;
    }
    return n < 0
        ? product(numerator(a), denominator(a), -denominator(b), -n)
        : product(numerator(a), denominator(a), denominator(b), n);
  }

  private static long product(long na, long da, long nb, long db) {
    if (na == 0 || nb == 0) {
      return ZERO;
    }
    long left = db == 1 ? 1 : gcd(Math.abs(na), db);
    long right = da == 1 ? 1 : gcd(Math.abs(nb), da);
    long x = na / left;
    long y = nb / right;
    long u = da / right;
    long v = db / left;
    return bits(x) + bits(y) > 40 || bits(u) + bits(v) > 40 ? LARGE : lowest(x * y, u * v);
  }

  private static int bits(long value) {
    return 64 - Long.numberOfLeadingZeros(Math.abs(value));
  }

  /** A power of a number that is not zero with a whole exponent. */
  static long power(long base, long exponent) {
    if (base == ONE || (base == MINUS_ONE && (exponent & 1) == 0)) {
      return ONE;
    }
    if (base == MINUS_ONE) {
      return base;
    }
    long factor = exponent < 0 ? divide(ONE, base) : base;
    long power = ONE;
    for (long left = Math.abs(exponent); left > 0 && power != LARGE; left--) {
      power = factor == LARGE ? LARGE : multiply(power, factor);
    }
    return power;
  }

  /** The same without its sign. */
  static long abs(long small) {
    return numerator(small) < 0 ? lowest(-numerator(small), denominator(small)) : small;
  }

  /** The positive root of a positive number, where it is a fraction; otherwise undefined. */
  static long root(long radicand, long index) {
    long n = wholeRoot(numerator(radicand), index);
    long d = n < 0 ? -1 : wholeRoot(denominator(radicand), index);
    return d < 0 ? UNDEFINED : lowest(n, d);
  }

  /** The whole root of a whole number that is not negative; -1 if there is none. */
  private static long wholeRoot(long number, long index) {
    if (number < 2 || index == 1) {
      return number;
    }
    if (index > 40) {
      return -1;
    }
    long near = Math.round(Math.pow((double) number, 1.0 / index));
    for (long root = Math.max(1, near - 1); root <= near + 1; root++) {
      long power = root;
      for (long i = 1; i < index && power <= number; i++) {
        power *= root;
      }
      if (power == number) {
        return root;
      }
    }
    return -1;
  }
}
