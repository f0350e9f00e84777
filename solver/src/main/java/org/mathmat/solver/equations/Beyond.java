package org.mathmat.solver.equations;

import org.mathmat.solver.equations.Table.Kind;
import org.mathmat.solver.equations.Table.Made;

/**
 * Arithmetic with numbers so large, or so near zero, that only log₂ of the size of their logarithm
 * can be written (2 to the power of 720!, say). Such a number swallows what is not like it; two
 * that are alike are worked out exactly.
 */
final class Beyond {
  /** By how much one logarithm must outweigh another one, as a power of two. */
  private static final double SWALLOWS = 60;

  /** More than what is swallowed can change. */
  private static final double CHANGE = 0x1p-50;

  private final Numbers numbers;

  Beyond(Numbers numbers) {
    this.numbers = numbers;
  }

  /** How much the logarithm of a number weighs: log₂ of its size. */
  private double weight(long word) {
    Ball ball = numbers.ball(word);
    if (numbers.kind(word).isBeyond()) {
      return Math.abs(ball.middle());
    }
    return Math.log(1 + Math.abs(numbers.log(word).middle())) / Math.log(2);
  }

  private boolean isBeyond(long word) {
    return numbers.kind(word).isBeyond();
  }

  private long beyond(Made made, long a, long b, int sign, Ball weight) {
    Kind kind = sign < 0 ? Kind.BEYOND_NEGATIVE : Kind.BEYOND_POSITIVE;
    return numbers.placed(made, a, b, weight, kind);
  }

  private static Ball wider(Ball ball) {
    return new Ball(ball.middle(), ball.radius() + CHANGE);
  }

  /** A sum, difference, product or quotient of real numbers of which one is of this kind. */
  long combined(Made made, long a, long b) {
    if (made == Made.PRODUCT && a == b) {
      Ball ball = numbers.ball(a);
      return beyond(made, a, b, 1, ball.plus(ball.middle() < 0 ? Ball.ONE.negate() : Ball.ONE));
    }
    double left = weight(a);
    double right = weight(b);
    if (!(Math.abs(left - right) > SWALLOWS)) {
      return numbers.exactly(made, a, b);
    }
    boolean first = left > right;
    long heavy = first ? a : b;
    Ball ball = wider(numbers.ball(heavy));
    int sign = numbers.sign(a) * numbers.sign(b);
    return switch (made) {
      case PRODUCT -> beyond(made, a, b, sign, ball);
      case QUOTIENT -> beyond(made, a, b, sign, first ? ball : ball.negate());
      default -> swallowed(made, a, b, ball.middle() > 0 == first);
    };
  }

  /** A sum or difference of which only one number matters. */
  private long swallowed(Made made, long a, long b, boolean first) {
    long word = first ? a : b;
    boolean minus = !first && made == Made.DIFFERENCE;
    int sign = minus ? -numbers.sign(word) : numbers.sign(word);
    if (isBeyond(word)) {
      return beyond(made, a, b, sign, wider(numbers.ball(word)));
    }
    if (numbers.kind(word).isLarge()) {
      return numbers.large(made, a, b, sign, wider(numbers.ball(word)));
    }
    Ball ball = numbers.ball(word).beside();
    Kind kind = Words.isSmall(word) ? Kind.NOT_SMALL : Kind.REAL;
    return numbers.placed(made, a, b, minus ? ball.negate() : ball, kind);
  }

  /** A power of a number of this kind, or one with such an exponent; neither is 0 or 1. */
  long power(long a, long b) {
    boolean tiny = isBeyond(b) && numbers.ball(b).middle() < 0;
    if (isBeyond(b) ? !tiny || isBeyond(a) : numbers.sign(a) < 0 && !Words.isSmallWhole(b)) {
      return numbers.exactly(Made.POWER, a, b);
    }
    if (tiny) {
      return numbers.sign(a) > 0
          ? numbers.placed(Made.POWER, a, b, new Ball(1, 0x1p-44), Kind.NOT_SMALL)
          : numbers.exactly(Made.POWER, a, b);
    }
    boolean odd = Words.isSmallWhole(b) && (Words.numerator(b) & 1) == 1;
    int sign = numbers.sign(a) < 0 && odd ? -1 : 1;
    Ball base = numbers.ball(a);
    boolean grows = base.middle() > 0 == numbers.sign(b) > 0;
    return ofWeight(a, b, sign, base.abs().plus(numbers.log(b)), grows);
  }

  /**
   * The power of a number that is not of this kind with an exponent that is too large to be
   * written.
   *
   * @param log where log₂ of the base lies
   */
  long power(long a, long b, int sign, Ball log) {
    boolean grows = log.middle() > 0 == numbers.sign(b) > 0;
    return ofWeight(a, b, sign, numbers.ball(b).plus(log.abs().log2()), grows);
  }

  private long ofWeight(long a, long b, int sign, Ball weight, boolean grows) {
    if (weight.isBeyondLogarithms()) {
      return beyond(Made.POWER, a, b, sign, grows ? weight : weight.negate());
    }
    Ball log = weight.powerOfTwo();
    return numbers.large(Made.POWER, a, b, sign, grows ? log : log.negate());
  }
}
