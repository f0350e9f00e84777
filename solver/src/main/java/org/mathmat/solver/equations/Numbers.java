package org.mathmat.solver.equations;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Rational;
import org.mathmat.exact.Truth;
import org.mathmat.exact.Undefined;
import org.mathmat.solver.search.Meter;

/**
 * Exact numbers as words of 64 bits. A small fraction is its own word; every other number gets a
 * place in a table, where equal numbers share one. So two words are equal exactly if the numbers
 * are, as long as {@link #isMurky} is false.
 */
final class Numbers {
  /** No number. */
  static final long UNDEFINED = Long.MAX_VALUE;

  /** It is not known which number. */
  static final long OPEN = Long.MAX_VALUE - 2;

  /** Whatever number. */
  static final long ANY = Long.MAX_VALUE - 4;

  private static final int DENOMINATOR_BITS = 24;
  private static final long LARGEST = 1L << 37;
  private static final int KEY_DIGITS = 24;
  private static final int WORDS_FOR_EACH = 60;

  static final long ZERO = whole(0);
  static final long ONE = whole(1);
  static final long MINUS_ONE = whole(-1);

  private final Arithmetic arithmetic;
  private final Meter meter;
  private final List<Num> table = new ArrayList<>();
  private final Map<Num, Long> words = new HashMap<>();
  private final Map<String, List<Long>> alike = new HashMap<>();
  private boolean murky;

  Numbers(Arithmetic arithmetic, Meter meter) {
    this.arithmetic = arithmetic;
    this.meter = meter;
  }

  Arithmetic arithmetic() {
    return arithmetic;
  }

  /** Whether two numbers were met of which it is not known whether they are equal. */
  boolean isMurky() {
    return murky;
  }

  static boolean isSmall(long word) {
    return (word & 1) == 0;
  }

  static boolean isNumber(long word) {
    return word < ANY;
  }

  static long numerator(long small) {
    return small >> (DENOMINATOR_BITS + 1);
  }

  static long denominator(long small) {
    return (small >>> 1) & ((1L << DENOMINATOR_BITS) - 1);
  }

  static boolean isWhole(long small) {
    return denominator(small) == 1;
  }

  static long whole(long value) {
    return (value << (DENOMINATOR_BITS + 1)) | 2;
  }

  private static boolean fits(long n, long d) {
    return n < LARGEST && n > -LARGEST && d < 1L << DENOMINATOR_BITS;
  }

  /** The fraction with a positive denominator, brought to lowest terms. */
  private long fraction(long n, long d) {
    long numerator = n;
    long denominator = d;
    if (d != 1) {
      long gcd = gcd(Math.abs(n), d);
      numerator /= gcd;
      denominator /= gcd;
    }
    return fits(numerator, denominator)
        ? (numerator << (DENOMINATOR_BITS + 1)) | (denominator << 1)
        : placed(Num.ratio(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator)));
  }

  private static long gcd(long a, long b) {
    long x = a;
    long y = b;
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }

  long add(long a, long b) {
    if (isSmall(a) && isSmall(b)) {
      long da = denominator(a);
      long db = denominator(b);
      return da == 1 && db == 1
          ? fraction(numerator(a) + numerator(b), 1)
          : fraction(numerator(a) * db + numerator(b) * da, da * db);
    }
    return of(arithmetic.add(num(a), num(b)));
  }

  long subtract(long a, long b) {
    if (isSmall(a) && isSmall(b)) {
      long da = denominator(a);
      long db = denominator(b);
      return da == 1 && db == 1
          ? fraction(numerator(a) - numerator(b), 1)
          : fraction(numerator(a) * db - numerator(b) * da, da * db);
    }
    return of(arithmetic.subtract(num(a), num(b)));
  }

  long multiply(long a, long b) {
    if (isSmall(a) && isSmall(b)) {
      return product(numerator(a), denominator(a), numerator(b), denominator(b), a, b);
    }
    return of(arithmetic.multiply(num(a), num(b)));
  }

  private long product(long na, long da, long nb, long db, long a, long b) {
    long left = db == 1 ? 1 : gcd(Math.abs(na), db);
    long right = da == 1 ? 1 : gcd(Math.abs(nb), da);
    long x = left == 0 ? 0 : na / left;
    long y = right == 0 ? 0 : nb / right;
    if (bits(x) + bits(y) > 62) {
      return of(arithmetic.multiply(num(a), num(b)));
    }
    if (x == 0 || y == 0) {
      return ZERO;
    }
    long n = x * y;
    long d = (da / right) * (db / left);
    return fits(n, d)
        ? (n << (DENOMINATOR_BITS + 1)) | (d << 1)
        : placed(Num.ratio(BigInteger.valueOf(n), BigInteger.valueOf(d)));
  }

  private static int bits(long value) {
    return 64 - Long.numberOfLeadingZeros(Math.abs(value));
  }

  /** The quotient; undefined by zero. */
  long divide(long a, long b) {
    if (b == ZERO) {
      return UNDEFINED;
    }
    if (isSmall(a) && isSmall(b)) {
      long n = numerator(b);
      if (Math.abs(n) < 1L << DENOMINATOR_BITS) {
        long inverse = n < 0 ? -denominator(b) : denominator(b);
        return product(numerator(a), denominator(a), inverse, Math.abs(n), a, inverted(b));
      }
    }
    return of(arithmetic.divide(num(a), num(b)));
  }

  private static long inverted(long b) {
    long n = numerator(b);
    long d = denominator(b);
    return ((n < 0 ? -d : d) << (DENOMINATOR_BITS + 1)) | (Math.abs(n) << 1);
  }

  long negate(long a) {
    return subtract(ZERO, a);
  }

  /** The word for what an operation gave. */
  long of(Outcome outcome) {
    return switch (outcome) {
      case Num number -> of(number);
      case Undefined _ -> UNDEFINED;
      default -> OPEN;
    };
  }

  long of(Num number) {
    if (number instanceof Rational fraction) {
      BigInteger n = fraction.numerator();
      BigInteger d = fraction.denominator();
      if (n.bitLength() < 38 && d.bitLength() <= DENOMINATOR_BITS) {
        long numerator = n.longValue();
        long denominator = d.longValue();
        if (fits(numerator, denominator)) {
          return (numerator << (DENOMINATOR_BITS + 1)) | (denominator << 1);
        }
      }
      return placed(number);
    }
    Long known = words.get(number);
    if (known != null) {
      return known;
    }
    long word = irrational(number);
    words.put(number, word);
    return word;
  }

  private long placed(Num number) {
    Long known = words.get(number);
    return known == null ? append(number) : known;
  }

  private long append(Num number) {
    meter.keep(WORDS_FOR_EACH);
    long word = ((long) table.size() << 1) | 1;
    table.add(number);
    words.put(number, word);
    return word;
  }

  /** A number that is not written as a fraction: it may still be equal to one that is known. */
  private long irrational(Num number) {
    meter.step(200);
    String key = number.approx(KEY_DIGITS);
    Optional<Num> fraction = fraction(key, number);
    if (fraction.isPresent()) {
      return of(fraction.get());
    }
    List<Long> candidates = alike.computeIfAbsent(key, _ -> new ArrayList<>(1));
    for (long candidate : candidates) {
      Truth equal = arithmetic.equal(number, num(candidate));
      if (equal == Truth.TRUE) {
        return candidate;
      }
      murky |= equal == Truth.UNKNOWN;
    }
    long word = append(number);
    candidates.add(word);
    return word;
  }

  /** The fraction that the number is, if it is one that is not too long. */
  private Optional<Num> fraction(String approx, Num number) {
    Optional<Num> guess = Guess.of(approx);
    if (guess.isEmpty()) {
      return guess;
    }
    Truth equal = arithmetic.equal(number, guess.get());
    murky |= equal == Truth.UNKNOWN;
    return equal == Truth.TRUE ? guess : Optional.empty();
  }

  Num num(long word) {
    return isSmall(word)
        ? Num.ratio(BigInteger.valueOf(numerator(word)), BigInteger.valueOf(denominator(word)))
        : table.get((int) (word >> 1));
  }

  /** Whether it is a fraction. */
  boolean isRational(long word) {
    return isSmall(word) || num(word).isFraction();
  }

  /** Guesses which fraction a decimal text may be. */
  private static final class Guess {
    private static final BigInteger LARGEST_DENOMINATOR = BigInteger.valueOf(1_000_000);
    private static final int LONGEST = 200;

    static Optional<Num> of(String approx) {
      if (!approx.matches("-?[0-9]+\\.[0-9]+(e[-+]?[0-9]{1,3})?")) {
        return Optional.empty();
      }
      BigDecimal decimal = new BigDecimal(approx);
      if (Math.abs(decimal.scale()) > LONGEST) {
        return Optional.empty();
      }
      BigInteger n = decimal.unscaledValue();
      BigInteger d = BigInteger.ONE;
      if (decimal.scale() > 0) {
        d = BigInteger.TEN.pow(decimal.scale());
      } else {
        n = n.multiply(BigInteger.TEN.pow(-decimal.scale()));
      }
      return nearest(n, d);
    }

    /** A convergent of the continued fraction that is far better than its size explains. */
    private static Optional<Num> nearest(BigInteger n, BigInteger d) {
      BigInteger p0 = BigInteger.ONE;
      BigInteger q0 = BigInteger.ZERO;
      BigInteger p1 = floor(n, d);
      BigInteger q1 = BigInteger.ONE;
      BigInteger x = d;
      BigInteger y = n.subtract(p1.multiply(d));
      while (y.signum() != 0) {
        BigInteger[] parts = x.divideAndRemainder(y);
        if (parts[0].bitLength() > 30) {
          return Optional.of(Num.ratio(p1, q1));
        }
        BigInteger p2 = parts[0].multiply(p1).add(p0);
        BigInteger q2 = parts[0].multiply(q1).add(q0);
        if (q2.compareTo(LARGEST_DENOMINATOR) > 0) {
          return Optional.empty();
        }
        p0 = p1;
        q0 = q1;
        p1 = p2;
        q1 = q2;
        x = y;
        y = parts[1];
      }
      return Optional.of(Num.ratio(p1, q1));
    }

    private static BigInteger floor(BigInteger n, BigInteger d) {
      BigInteger[] parts = n.divideAndRemainder(d);
      return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }
  }
}
