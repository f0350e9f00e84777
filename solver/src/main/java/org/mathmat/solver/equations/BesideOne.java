package org.mathmat.solver.equations;

import org.mathmat.solver.equations.Table.Made;

/**
 * Numbers so near 1 that the difference is too small for a ball: powers whose exponent is next to
 * nothing, and products and powers of such. What they are more or less than 1 is, but for next to
 * nothing of it, their logarithm.
 */
final class BesideOne {
  /** By how much one logarithm must outweigh another one, as a power of two. */
  private static final double SWALLOWS = 60;

  /** More than what does not matter can change. */
  private static final double NEGLIGIBLE = 0x1p-50;

  private static final Gap NONE = new Gap(0, Ball.NONE);

  private final Numbers numbers;

  BesideOne(Numbers numbers) {
    this.numbers = numbers;
  }

  /**
   * A logarithm next to zero.
   *
   * @param sign of it; 0 where nothing is known
   * @param size log₂ of its size
   */
  private record Gap(int sign, Ball size) {
    boolean isKnown() {
      return sign != 0 && size.middle() < -SWALLOWS;
    }

    Gap times(int factor, Ball log) {
      return new Gap(sign * factor, size.plus(log));
    }

    Gap negate() {
      return new Gap(-sign, size);
    }
  }

  /** Whether it is known how far the number is from 1. */
  boolean has(long word) {
    return gap(word).isKnown();
  }

  /** A number less 1, or 1 less a number. */
  long lessOne(long a, long b) {
    boolean first = b == Words.ONE;
    Gap gap = gap(first ? a : b);
    Ball size = new Ball(gap.size.middle(), gap.size.radius() + NEGLIGIBLE);
    return numbers.large(Made.DIFFERENCE, a, b, first ? gap.sign : -gap.sign, size);
  }

  private Gap gap(long word) {
    if (Words.isSmall(word) || numbers.sign(word) <= 0) {
      return NONE;
    }
    long a = numbers.left(word);
    long b = numbers.right(word);
    return switch (numbers.made(word)) {
      case POWER -> power(a, b);
      case PRODUCT -> a == b ? gap(a).times(1, Ball.ONE) : together(gap(a), gap(b));
      case QUOTIENT -> a == Words.ONE ? gap(b).negate() : together(gap(a), gap(b).negate());
      case SUM, DIFFERENCE, LOGARITHM, FACTORIAL, GIVEN -> NONE;
    };
  }

  private Gap power(long base, long exponent) {
    if (Words.isSmall(exponent)) {
      Ball size = Ball.of(exponent).abs().log2();
      return gap(base).times(numbers.sign(exponent), size);
    }
    if (!numbers.kind(exponent).isLarge()
        || numbers.ball(exponent).middle() > 0
        || numbers.kind(base).isOther()
        || numbers.kind(base).isBeyond()
        || numbers.sign(base) <= 0) {
      return NONE;
    }
    Ball log = numbers.log(base);
    if (!log.isSharp()) {
      return NONE;
    }
    int sign = log.middle() > 0 == numbers.sign(exponent) > 0 ? 1 : -1;
    return new Gap(sign, numbers.log(exponent).plus(log.abs().times(Ball.LN_2).log2()));
  }

  /** That of a product, where one of the two does not matter. */
  private static Gap together(Gap one, Gap other) {
    if (!one.isKnown() || !other.isKnown()) {
      return NONE;
    }
    if (one.size.isBeyond(other.size, SWALLOWS)) {
      return one;
    }
    return other.size.isBeyond(one.size, SWALLOWS) ? other : NONE;
  }
}
