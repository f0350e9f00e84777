package org.mathmat.solver.equations;

import java.util.Optional;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Rational;

/**
 * A root of a fraction.
 *
 * @param radicand the fraction
 */
record Root(int index, Rational radicand) {
  /** What a Goal of six cubes can reach: the 99th root of a 9th root. */
  private static final int MOST_INDEX = 99 * 9;

  private static final double LARGEST_DENOMINATOR = 1 << 10;
  private static final double LARGEST = 0x1p62;

  /** Of which usual root of which fraction an irrational number is, if it is one. */
  static Optional<Root> of(Arithmetic arithmetic, Num number, Ball ball) {
    Ball power = ball;
    for (int index = 2; index <= MOST_INDEX && isUsual(power); index++) {
      power = power.times(ball);
      if (power.mayBeFraction(LARGEST_DENOMINATOR)
          && arithmetic.power(number, Num.of(index)) instanceof Rational fraction) {
        return Optional.of(new Root(index, fraction));
      }
    }
    return Optional.empty();
  }

  private static boolean isUsual(Ball power) {
    double size = Math.abs(power.middle());
    return power.isSharp() && size < LARGEST && size > 1 / LARGEST;
  }
}
