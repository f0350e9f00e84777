package org.mathmat.solver.equations;

import org.mathmat.solver.equations.Table.Kind;
import org.mathmat.solver.equations.Table.Made;

/** Sums, differences, products and quotients of words, and their powers. */
final class WordArithmetic {
  /** More than any small fraction. */
  private static final double BEYOND_SMALL = 0x1p38;

  private final Numbers numbers;
  private final Beyond beyond;
  private final BesideOne besideOne;
  private final WordPowers powers;
  private final Settled known = new Settled(12);

  WordArithmetic(Numbers numbers) {
    this.numbers = numbers;
    this.beyond = new Beyond(numbers);
    this.besideOne = new BesideOne(numbers);
    this.powers = new WordPowers(this, beyond);
  }

  Numbers numbers() {
    return numbers;
  }

  /** A real power. */
  long power(long a, long b) {
    long before = known.get(Made.POWER, a, b);
    return before != Words.ANY ? before : remember(Made.POWER, a, b, powers.power(a, b));
  }

  private long remember(Made made, long a, long b, long word) {
    if (word != Words.OPEN) {
      known.put(made, a, b, word);
    }
    return word;
  }

  /** Where the natural logarithm of the size of a real number lies, which is not beyond it. */
  Ball logarithm(long word) {
    return powers.log(size(word)).times(Ball.LN_2);
  }

  /** The exponent that makes one positive number of another, which is not 1. */
  long logarithm(long base, long result) {
    long before = known.get(Made.LOGARITHM, base, result);
    return before != Words.ANY
        ? before
        : remember(Made.LOGARITHM, base, result, powers.logarithm(base, result));
  }

  long add(long a, long b) {
    if (Words.isSmall(a) && Words.isSmall(b)) {
      long sum = Words.add(a, b);
      return sum != Words.LARGE ? sum : fraction(Made.SUM, a, b);
    }
    if (a == Words.ZERO || b == Words.ZERO) {
      return a == Words.ZERO ? b : a;
    }
    return combined(Made.SUM, a, b);
  }

  long subtract(long a, long b) {
    if (Words.isSmall(a) && Words.isSmall(b)) {
      long difference = Words.subtract(a, b);
      return difference != Words.LARGE ? difference : fraction(Made.DIFFERENCE, a, b);
    }
    if (a == b) {
      return Words.ZERO;
    }
    if (a == Words.ZERO && numbers.kind(b).logarithms() > 0) {
      Kind kind = numbers.kind(b).negated();
      return numbers.placed(Made.DIFFERENCE, a, b, numbers.ball(b), kind);
    }
    return b == Words.ZERO ? a : combined(Made.DIFFERENCE, a, b);
  }

  long multiply(long a, long b) {
    if (Words.isSmall(a) && Words.isSmall(b)) {
      long product = Words.multiply(a, b);
      return product != Words.LARGE ? product : fraction(Made.PRODUCT, a, b);
    }
    if (a == Words.ZERO || b == Words.ZERO) {
      return Words.ZERO;
    }
    if (a == Words.ONE || b == Words.ONE) {
      return a == Words.ONE ? b : a;
    }
    return combined(Made.PRODUCT, a, b);
  }

  /** The quotient; undefined by zero. */
  long divide(long a, long b) {
    if (b == Words.ZERO) {
      return Words.UNDEFINED;
    }
    if (Words.isSmall(a) && Words.isSmall(b)) {
      long quotient = Words.divide(a, b);
      return quotient != Words.LARGE ? quotient : fraction(Made.QUOTIENT, a, b);
    }
    if (a == Words.ZERO || b == Words.ONE) {
      return a;
    }
    return a == b ? Words.ONE : combined(Made.QUOTIENT, a, b);
  }

  /** One divided by it; what is no number stays as it is. */
  long inverse(long a) {
    return Words.isNumber(a) ? divide(Words.ONE, a) : a;
  }

  /** The same without its sign. */
  long size(long a) {
    return numbers.sign(a) < 0 ? negate(a) : a;
  }

  long negate(long a) {
    return subtract(Words.ZERO, a);
  }

  /** A sum, difference, product or quotient of numbers that are not both small, nor trivial. */
  private long combined(Made made, long a, long b) {
    long before = known.get(made, a, b);
    return before != Words.ANY ? before : remember(made, a, b, worked(made, a, b));
  }

  private long worked(Made made, long a, long b) {
    Kind left = numbers.kind(a);
    Kind right = numbers.kind(b);
    if (left == Kind.OTHER || right == Kind.OTHER) {
      return numbers.exactly(made, a, b);
    }
    if (left == Kind.FRACTION && right == Kind.FRACTION) {
      return isSurelyNotSmall(ball(made, a, b))
          ? fraction(made, a, b)
          : numbers.exactly(made, a, b);
    }
    if (left.isBeyond() || right.isBeyond()) {
      return beyond.combined(made, a, b);
    }
    if (left.isLarge() || right.isLarge()) {
      return withLarge(made, a, b);
    }
    Ball ball = ball(made, a, b);
    if (!ball.isSharp() && (made == Made.SUM || made == Made.DIFFERENCE)) {
      long regrouped = regrouped(made, a, b);
      if (regrouped != Words.ANY) {
        return regrouped;
      }
    }
    if (!ball.isSharp() && made == Made.DIFFERENCE && isBesideOne(a, b)) {
      return besideOne.lessOne(a, b);
    }
    if (!ball.isSharp() && (made == Made.PRODUCT || made == Made.QUOTIENT)) {
      return withLarge(made, a, b);
    }
    return numbers.placed(made, a, b, ball, kind(made, a, b, left, right, ball));
  }

  /**
   * A sum or difference that is near zero, of a small fraction and what was made of another one:
   * what is added to 1 and stands beside it, too small to be seen, is seen when the 1 is gone. ANY
   * where it is not of that kind.
   */
  private long regrouped(Made made, long a, long b) {
    boolean first = !Words.isSmall(a);
    long sum = first ? a : b;
    if (!Words.isSmall(first ? b : a)
        || (numbers.made(sum) != Made.SUM && numbers.made(sum) != Made.DIFFERENCE)) {
      return Words.ANY;
    }
    boolean minus = numbers.made(sum) == Made.DIFFERENCE;
    long left = numbers.left(sum);
    long right = numbers.right(sum);
    if (Words.isSmall(left) == Words.isSmall(right)) {
      return Words.ANY;
    }
    // the sum is the rest, or less the rest, and a small fraction
    boolean negative = minus && Words.isSmall(left);
    long rest = Words.isSmall(left) ? right : left;
    long small = Words.isSmall(left) ? left : minus ? Words.negate(right) : right;
    boolean turned = !first && made == Made.DIFFERENCE;
    long both =
        made == Made.SUM
            ? Words.add(small, first ? b : a)
            : first ? Words.subtract(small, b) : Words.subtract(a, small);
    if (!Words.isNumber(both)) {
      return Words.ANY;
    }
    return negative == turned ? add(rest, both) : subtract(both, rest);
  }

  private boolean isBesideOne(long a, long b) {
    return (b == Words.ONE && besideOne.has(a)) || (a == Words.ONE && besideOne.has(b));
  }

  private Ball ball(Made made, long a, long b) {
    Ball x = numbers.ball(a);
    Ball y = numbers.ball(b);
    return switch (made) {
      case SUM -> x.plus(y);
      case DIFFERENCE -> x.minus(y);
      case PRODUCT -> x.times(y);
      default -> x.over(y);
    };
  }

  /** The place of a fraction that is not small. */
  private long fraction(Made made, long a, long b) {
    return numbers.placed(made, a, b, ball(made, a, b), Kind.FRACTION);
  }

  private static boolean isSurelyNotSmall(Ball ball) {
    double size = Math.abs(ball.middle());
    return ball.isSharp() && (size > BEYOND_SMALL || size < 1 / BEYOND_SMALL);
  }

  /** What a fraction, not zero, and another number make, as far as that is known. */
  private static Kind kind(Made made, long a, long b, Kind left, Kind right, Ball ball) {
    if (left == Kind.FRACTION
        ? right == Kind.IRRATIONAL
        : left == Kind.IRRATIONAL && right == Kind.FRACTION) {
      return Kind.IRRATIONAL;
    }
    long simple =
        (Words.isSmall(a) && right == Kind.NOT_SMALL)
                || (Words.isSmall(b) && left == Kind.NOT_SMALL)
            ? ball.simple()
            : Words.UNDEFINED;
    if (!Words.isNumber(simple) || simple == Words.ZERO) {
      return Kind.REAL;
    }
    // were it the simple fraction, the other number would be a small one
    return Words.isNumber(other(made, a, b, simple)) && ball.radius() < Words.APART / 4
        ? Kind.NOT_SMALL
        : Kind.REAL;
  }

  /**
   * What a number must be that makes a small fraction, not zero, with another one, of which just
   * one is given as one.
   */
  static long other(Made made, long a, long b, long result) {
    long small = Words.isSmall(a) ? a : b;
    return switch (made) {
      case SUM -> Words.subtract(result, small);
      case DIFFERENCE ->
          Words.isSmall(a) ? Words.subtract(small, result) : Words.add(small, result);
      case PRODUCT -> Words.divide(result, small);
      default -> Words.isSmall(a) ? Words.divide(small, result) : Words.multiply(small, result);
    };
  }

  /** A sum or difference of numbers of which neither is too small to matter, by their sizes. */
  private long ofSimilarSize(Made made, long a, long b) {
    Ball x = numbers.log(a);
    Ball y = numbers.log(b);
    boolean first = x.middle() >= y.middle();
    boolean together = (numbers.sign(a) == numbers.sign(b)) == (made == Made.SUM);
    double apart = Math.abs(x.middle() - y.middle());
    double ratio = Math.pow(2, -apart);
    double rest = together ? 1 + ratio : 1 - ratio;
    double unsure = (x.radius() + y.radius() + apart * 0x1p-50) * 2;
    if (!together && !(unsure < rest / 1_000)) {
      return numbers.exactly(made, a, b);
    }
    Ball greater = first ? x : y;
    Ball log = greater.plus(new Ball(Math.log(rest) / Math.log(2), unsure * 2 / rest + 0x1p-46));
    int sign = first ? numbers.sign(a) : numbers.sign(b);
    return numbers.large(made, a, b, !first && made == Made.DIFFERENCE ? -sign : sign, log);
  }

  /** The same where one number is too large or small for a ball, or the result may be. */
  private long withLarge(Made made, long a, long b) {
    Ball x = numbers.log(a);
    Ball y = numbers.log(b);
    int sign = numbers.sign(a) * numbers.sign(b);
    switch (made) {
      case PRODUCT -> {
        return numbers.large(made, a, b, sign, x.plus(y));
      }
      case QUOTIENT -> {
        return numbers.large(made, a, b, sign, x.minus(y));
      }
      default -> {}
    }
    boolean first = x.isBeyond(y, 100);
    if (!first && !y.isBeyond(x, 100)) {
      return ofSimilarSize(made, a, b);
    }
    long greater = first ? a : b;
    boolean minus = !first && made == Made.DIFFERENCE;
    if (!numbers.kind(greater).isLarge()) {
      Ball ball = numbers.ball(greater).beside();
      Kind kind = Words.isSmall(greater) ? Kind.NOT_SMALL : Kind.REAL;
      return numbers.placed(made, a, b, minus ? ball.negate() : ball, kind);
    }
    Ball wider = new Ball(numbers.log(greater).middle(), numbers.log(greater).radius() + 0x1p-80);
    return numbers.large(made, a, b, minus ? -numbers.sign(greater) : numbers.sign(greater), wider);
  }
}
