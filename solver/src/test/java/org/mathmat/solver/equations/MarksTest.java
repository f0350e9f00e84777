package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Balls around the same number share a cell, wherever the number lies. */
class MarksTest {
  private final Random random = new Random(20261117);

  @Test
  void aMarkIsSeenFromEveryBallThatHoldsTheNumber() {
    for (int i = 0; i < 100_000; i++) {
      double number = number();
      Marks marks = new Marks(1, 1);
      Ball ball = around(number);
      marks.add(ball.middle(), ball.radius());
      assertThat(marks.has(around(number).middle())).as("%s", number).isTrue();
    }
  }

  @Test
  void theOtherSideOfZeroIsFoundByTheSameHash() {
    for (int i = 0; i < 10_000; i++) {
      double number = Math.abs(number());
      assertThat(Marks.opposite(Marks.hash(number))).isEqualTo(Marks.hash(-number));
    }
  }

  @Test
  void hardlyAnythingElseIsTakenForAMark() {
    Marks marks = new Marks(1_000, 1);
    for (int i = 0; i < 1_000; i++) {
      marks.add(1 + random.nextInt(1_000_000), 0);
    }
    int taken = 0;
    for (int i = 0; i < 100_000; i++) {
      taken += marks.has(random.nextDouble() * 1_000_000 + 0.01) ? 1 : 0;
    }
    assertThat(taken).isLessThan(500);
  }

  /** Whole numbers, borders of cells and any others. */
  private double number() {
    double some = Math.exp(random.nextGaussian() * 10);
    return switch (random.nextInt(3)) {
      case 0 -> 1 + random.nextInt(1_000);
      case 1 -> {
        long bits = Double.doubleToLongBits(some);
        yield Double.longBitsToDouble(bits >>> 20 << 20);
      }
      default -> -some;
    };
  }

  /** A ball that just holds the number, of any width that is sharp. */
  private Ball around(double number) {
    double radius = Math.abs(number) * Math.pow(2, -35 - random.nextInt(18));
    double off = (random.nextDouble() * 2 - 1) * radius;
    return new Ball(number + off, radius);
  }
}
