package org.mathmat.mathdice;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Another way to the closest results, which shares nothing with the judge or {@link Results}: every
 * calculation with decimals of a hundred digits. No two results of three dice are that close and
 * different.
 */
final class DiceBruteForce {
  private static final MathContext DIGITS = new MathContext(100);
  private static final BigDecimal SAME = new BigDecimal("1e-60");
  private static final BigDecimal HUGE = new BigDecimal("1e80");
  private static final int LARGEST_EXPONENT = 100;

  private DiceBruteForce() {}

  /** Every result of the dice, each once, ascending; what is beyond 10⁸⁰ is 10⁸⁰. */
  static List<BigDecimal> results(List<Integer> dice) {
    TreeSet<BigDecimal> all = new TreeSet<>();
    int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (int[] order : orders) {
      BigDecimal a = BigDecimal.valueOf(dice.get(order[0]));
      BigDecimal b = BigDecimal.valueOf(dice.get(order[1]));
      BigDecimal c = BigDecimal.valueOf(dice.get(order[2]));
      for (char first : "+-×÷^".toCharArray()) {
        for (char second : "+-×÷^".toCharArray()) {
          apply(a, first, b).flatMap(ab -> apply(ab, second, c)).ifPresent(all::add);
          apply(b, second, c).flatMap(bc -> apply(a, first, bc)).ifPresent(all::add);
        }
      }
    }
    List<BigDecimal> distinct = new ArrayList<>();
    for (BigDecimal value : all) {
      if (distinct.isEmpty() || value.subtract(distinct.getLast()).compareTo(SAME) > 0) {
        distinct.add(value);
      }
    }
    return distinct;
  }

  /** Those of the results that are closest to the target. */
  static List<BigDecimal> closest(List<BigDecimal> results, int target) {
    BigDecimal aim = BigDecimal.valueOf(target);
    BigDecimal least = HUGE;
    for (BigDecimal value : results) {
      least = least.min(value.subtract(aim).abs());
    }
    List<BigDecimal> closest = new ArrayList<>();
    for (BigDecimal value : results) {
      if (value.subtract(aim).abs().subtract(least).compareTo(SAME) < 0) {
        closest.add(value);
      }
    }
    return closest;
  }

  private static Optional<BigDecimal> apply(BigDecimal a, char sign, BigDecimal b) {
    return switch (sign) {
      case '+' -> Optional.of(a.add(b, DIGITS));
      case '-' -> Optional.of(a.subtract(b, DIGITS));
      case '×' -> Optional.of(a.multiply(b, DIGITS));
      case '÷' -> isZero(b) ? Optional.empty() : Optional.of(a.divide(b, DIGITS));
      default -> power(a, b);
    };
  }

  private static boolean isZero(BigDecimal a) {
    return a.abs().compareTo(SAME) < 0;
  }

  /** Fractions as exponents come from two dice, so their denominator is one of 1 to 6. */
  private static Optional<BigDecimal> power(BigDecimal base, BigDecimal exponent) {
    if (isZero(base)) {
      return exponent.signum() > 0 && !isZero(exponent)
          ? Optional.of(BigDecimal.ZERO)
          : Optional.empty();
    }
    if (isZero(base.subtract(BigDecimal.ONE))) {
      return Optional.of(BigDecimal.ONE);
    }
    for (int index = 1; index <= 6; index++) {
      BigDecimal whole = exponent.multiply(BigDecimal.valueOf(index), DIGITS);
      BigDecimal rounded = whole.setScale(0, RoundingMode.HALF_EVEN);
      if (isZero(whole.subtract(rounded))) {
        if (index > 1 && base.signum() < 0) {
          return Optional.empty();
        }
        if (rounded.compareTo(BigDecimal.valueOf(LARGEST_EXPONENT)) > 0) {
          return Optional.of(HUGE);
        }
        BigDecimal power = base.pow(rounded.intValueExact(), DIGITS);
        return Optional.of(index == 1 ? power : root(power, index));
      }
    }
    throw new IllegalStateException(base + "^" + exponent);
  }

  private static BigDecimal root(BigDecimal number, int index) {
    BigDecimal guess = BigDecimal.valueOf(Math.pow(number.doubleValue(), 1.0 / index));
    BigDecimal degree = BigDecimal.valueOf(index);
    for (int i = 0; i < 8; i++) {
      BigDecimal rest = number.divide(guess.pow(index - 1, DIGITS), DIGITS);
      guess =
          guess
              .multiply(BigDecimal.valueOf(index - 1), DIGITS)
              .add(rest, DIGITS)
              .divide(degree, DIGITS);
    }
    return guess;
  }
}
