package org.mathmat.solver.equations;

import org.mathmat.exact.Truth;

/**
 * Which numbers an expression may name, as far as its signs and numerals tell.
 *
 * @param negative whether some may be less than zero
 * @param zero whether some may be zero
 * @param other whether some may be anything else
 * @param ordinary whether there are only numerals and signs of which all is known
 * @param irrational whether some may be no fractions
 * @param radicals how many of its cubes are ^ or √, but for powers that make 1; what that means is
 *     known where it is ordinary
 * @param roots how many of them may have an exponent that is no whole number
 * @param primes the primes of which all but zero are products of algebraic powers (see {@link
 *     Nature}), so that all that are algebraic are roots of fractions; -1 where there are sums, or
 *     signs of which that is not known
 * @param height more than the numerator and the denominator of any of them, if they are fractions
 * @param largest more than the size of any of them
 * @param divided whether some may be algebraic, and no algebraic integers; fractions that are
 *     algebraic integers are whole numbers
 * @param small whether some may lie between 0 and 1, or between 0 and -1
 */
record Reach(
    boolean negative,
    boolean zero,
    boolean other,
    boolean ordinary,
    boolean irrational,
    int radicals,
    int roots,
    int primes,
    double height,
    double largest,
    boolean divided,
    boolean small)
    implements Places {
  /** No numerator or denominator is greater; without end if some may be no fractions. */
  double fractionHeight() {
    return irrational || !ordinary ? Double.POSITIVE_INFINITY : height;
  }

  /** Whether all are surely algebraic. */
  boolean algebraic() {
    return ordinary && roots < 2;
  }

  /** Whether all that are algebraic are algebraic integers, and none is below zero. */
  boolean integral() {
    return ordinary && !divided && !negative;
  }

  @Override
  public boolean mayMeet(double middle, double radius) {
    Ball ball = new Ball(middle, radius);
    if (!ball.isSharp()) {
      return true;
    }
    if (!other || (!negative && ball.middle() < 0)) {
      return false;
    }
    if (!small && Math.abs(middle) < 1 - 0x1p-30) {
      return false;
    }
    double size = Math.abs(ball.middle()) * (1 - 0x1p-30);
    if (irrational) {
      return size <= largest;
    }
    if (size > height || 1 / size > height * (1 + 0x1p-20)) {
      return false;
    }
    return divided ? ball.mayBeFraction(height) : ball.abs().hasWhole();
  }

  @Override
  public boolean mayMeetSize(double middle, double radius) {
    return other && (irrational || Places.super.mayMeetSize(middle, radius));
  }

  @Override
  public boolean mayBeNegative() {
    return negative;
  }

  @Override
  public boolean mayBeFar() {
    return irrational || height == Double.POSITIVE_INFINITY;
  }

  @Override
  public boolean mayMeetFar(double log) {
    return mayBeFar();
  }

  /** Whether a number, not zero, may be among them, as far as it is known. */
  boolean mayBe(Sought sought) {
    Nature nature = sought.nature();
    return other
        && (irrational || !sought.irrational())
        && !(!divided && nature.integral() == Truth.FALSE)
        && !(algebraic() && nature.transcendental())
        && (nature.surely() & ~primes) == 0
        && mayMeet(sought.middle(), sought.radius());
  }

  /** Whether the number may be among them. */
  boolean mayBe(Numbers numbers, long word) {
    if (word == Words.ZERO) {
      return zero;
    }
    if (!other) {
      return false;
    }
    if (!irrational && numbers.isIrrational(word)) {
      return false;
    }
    if (algebraic() || primes >= 0 || !divided) {
      Nature nature = numbers.nature(word);
      if ((!divided && nature.integral() == Truth.FALSE)
          || (algebraic() && nature.transcendental())
          || (nature.surely() & ~primes) != 0
          || (primes >= 0 && !numbers.isFraction(word) && numbers.fields().isNoRoot(word))) {
        return false;
      }
    }
    return switch (numbers.kind(word).logarithms()) {
      case 0 -> mayMeet(numbers.spot(word));
      default -> mayBeFar();
    };
  }
}
