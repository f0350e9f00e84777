package org.mathmat.solver.equations;

import org.mathmat.exact.Rational;

/** How great the numerator or the denominator of a number is. */
final class Height {
  /** Numbers too large or too near zero for a ball have more. */
  private static final double OF_LARGE = 0x1p820;

  /** Where the size of a fraction tells less, it is worked out. */
  private static final double TOLD_BY_SIZE = 0x1p80;

  private Height() {}

  /**
   * The greater of numerator and denominator is no less than this; without end if the number is no
   * fraction, and zero where nothing is known.
   */
  static double of(Numbers numbers, long word) {
    if (Words.isSmall(word)) {
      return Words.height(word);
    }
    return switch (numbers.kind(word)) {
      case IRRATIONAL -> Double.POSITIVE_INFINITY;
      case OTHER -> 0;
      case LARGE_POSITIVE, LARGE_NEGATIVE, BEYOND_POSITIVE, BEYOND_NEGATIVE -> OF_LARGE;
      case NOT_SMALL, REAL -> bySize(numbers, word);
      case FRACTION -> {
        double size = bySize(numbers, word);
        yield size < TOLD_BY_SIZE && numbers.exact(word) instanceof Rational fraction
            ? of(fraction)
            : size;
      }
    };
  }

  private static double bySize(Numbers numbers, long word) {
    double size = Math.abs(numbers.ball(word).middle());
    return Math.max(size, 1 / size) / 2;
  }

  private static double of(Rational fraction) {
    int bits = Math.max(fraction.numerator().bitLength(), fraction.denominator().bitLength());
    return Math.scalb(0.5, bits - 1);
  }
}
