package org.mathmat.solver.equations;

import java.math.BigInteger;
import org.mathmat.exact.Num;
import org.mathmat.exact.Rational;
import org.mathmat.solver.equations.Table.Made;

/** Factorials of words, and the way back from a number to those that it may be a factorial of. */
final class Factorials {
  private static final long[] NONE = {};
  private static final long[] ANY = {Words.ANY};

  /** 14! is the last that is a small number. */
  private static final int SMALL = 14;

  /** Up to here they are written out; farther ones are known by their size. */
  private static final int WRITTEN = 170;

  /** The way back is not looked for beyond it. */
  private static final long LARGEST = 1L << 36;

  private static final double LOG2_E = 1 / Math.log(2);
  private static final double TRUSTED = 0x1p-44;

  private final Numbers numbers;
  private final long[] written = new long[WRITTEN + 1];

  Factorials(Numbers numbers) {
    this.numbers = numbers;
    long product = 1;
    for (int n = 0; n <= SMALL; n++) {
      product *= Math.max(n, 1);
      written[n] = Words.whole(product);
    }
  }

  /** The factorial; {@link Words#ANY} where only the exact tower can tell. */
  long of(long word) {
    if (Words.isSmall(word)) {
      long n = Words.numerator(word);
      if (!Words.isWhole(word) || n < 0) {
        return Words.UNDEFINED;
      }
      return n <= WRITTEN ? written((int) n) : distant(word, (double) n);
    }
    return switch (numbers.kind(word)) {
      case IRRATIONAL, LARGE_NEGATIVE, BEYOND_NEGATIVE -> Words.UNDEFINED;
      case NOT_SMALL, REAL -> numbers.mayBeWhole(word) ? Words.ANY : Words.UNDEFINED;
      case FRACTION ->
          numbers.exact(word) instanceof Rational fraction ? ofFraction(word, fraction) : Words.ANY;
      case LARGE_POSITIVE, BEYOND_POSITIVE, OTHER -> Words.ANY;
    };
  }

  private long ofFraction(long word, Rational fraction) {
    return fraction.signum() < 0 || !fraction.denominator().equals(BigInteger.ONE)
        ? Words.UNDEFINED
        : distant(word, fraction.numerator().doubleValue());
  }

  private long written(int n) {
    if (written[n] == 0) {
      BigInteger product = BigInteger.ONE;
      for (int factor = 2; factor <= n; factor++) {
        product = product.multiply(BigInteger.valueOf(factor));
      }
      written[n] = numbers.of(Num.of(product));
    }
    return written[n];
  }

  private long distant(long word, double n) {
    return numbers.large(Made.FACTORIAL, word, word, 1, log2(n));
  }

  /**
   * Where log₂ of a factorial lies, by Stirling's series, which is off by less than 1/(360n³). A
   * number that is not small is rounded first, which the radius covers as well.
   */
  private static Ball log2(double n) {
    double series = n * (Math.log(n) - 1) + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n);
    double log = series * LOG2_E;
    return new Ball(log, log * TRUSTED + 1 / (200 * n * n * n));
  }

  /**
   * Every number whose factorial the value may be, or {@link Words#ANY} where that is not known.
   * Only the factorial itself tells whether it is.
   */
  long[] operands(long value) {
    if (Words.isSmall(value)) {
      return ofSmall(value);
    }
    return switch (numbers.kind(value)) {
      case IRRATIONAL, LARGE_NEGATIVE, BEYOND_NEGATIVE -> NONE;
      case FRACTION, NOT_SMALL, REAL -> numbers.mayBeWhole(value) ? near(numbers.log(value)) : NONE;
      case LARGE_POSITIVE -> near(numbers.log(value));
      case BEYOND_POSITIVE, OTHER -> ANY;
    };
  }

  private long[] ofSmall(long value) {
    if (value == Words.ONE) {
      return new long[] {Words.ZERO, Words.ONE};
    }
    for (int n = 2; n <= SMALL; n++) {
      if (written[n] == value) {
        return new long[] {Words.whole(n)};
      }
    }
    return NONE;
  }

  /** The numbers whose factorials lie near two to this power. */
  private static long[] near(Ball log) {
    if (log.middle() < 0.5) {
      return NONE;
    }
    long low = 2;
    long high = LARGEST;
    while (low < high) {
      long middle = (low + high) / 2;
      Ball ball = log2((double) middle);
      if (ball.middle() + ball.radius() < log.middle() - log.radius()) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    if (low == LARGEST) {
      return ANY;
    }
    int count = 0;
    while (log2((double) (low + count)).meets(log)) {
      count++;
    }
    long[] near = new long[count];
    for (int i = 0; i < count; i++) {
      near[i] = Words.whole(low + i);
    }
    return near;
  }
}
