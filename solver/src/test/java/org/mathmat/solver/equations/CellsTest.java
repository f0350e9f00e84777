package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Everything that meets a ball is found, in crowds too, and little else is looked at. */
class CellsTest {
  private static final int SIZE = 2_000;

  private final Random random = new Random(20261118);
  private int met;
  private int shown;

  @Test
  void allThatMeetABallAreShown() {
    List<Ball> balls = new ArrayList<>();
    Cells cells = new Cells(4);
    for (int i = 0; i < SIZE; i++) {
      balls.add(ball());
      cells.add(i, balls.get(i).middle(), balls.get(i).radius());
    }
    int few = 0;
    for (int i = 0; i < SIZE; i++) {
      Ball sought = ball();
      if (Cells.areFew(sought.middle(), sought.radius())) {
        few++;
        check(balls, cells, sought);
      }
    }
    assertThat(few).as("balls that reach into few cells").isGreaterThan(SIZE / 2);
    assertThat(met).as("balls that meet").isGreaterThan(SIZE);
    assertThat(shown).as("balls that are shown").isLessThan(4 * met);
  }

  private void check(List<Ball> balls, Cells cells, Ball sought) {
    BitSet seen = new BitSet();
    cells.near(
        sought.middle(),
        sought.radius(),
        item -> {
          assertThat(seen.get(item)).as("shown before").isFalse();
          seen.set(item);
          return false;
        });
    shown += seen.cardinality();
    for (int i = 0; i < balls.size(); i++) {
      if (balls.get(i).meets(sought)) {
        met++;
        assertThat(seen.get(i)).as("%s meets %s", balls.get(i), sought).isTrue();
      }
    }
  }

  /** Numbers in a crowd beside 1 or -7, on the borders of cells, and at the ends of the line. */
  private Ball ball() {
    double middle =
        switch (random.nextInt(4)) {
          case 0 -> 1 + random.nextInt(60) * 0x1p-49;
          case 1 -> -7 - random.nextInt(60) * 0x1p-46;
          case 2 -> Double.longBitsToDouble(Double.doubleToLongBits(1 + random.nextInt(9)) - 1);
          default -> Math.pow(2, random.nextInt(1_600) - 800);
        };
    double relative = Math.pow(2, -31 - random.nextInt(4) * 7 - random.nextDouble());
    return new Ball(middle, Math.abs(middle) * relative);
  }

  @Test
  void whoeverHasSeenEnoughSeesNoMore() {
    Cells cells = new Cells(1);
    for (int i = 0; i < 10; i++) {
      cells.add(i, 1, 0);
    }
    List<Integer> seen = new ArrayList<>();
    boolean stopped = cells.near(1, 0, item -> !seen.add(item) || seen.size() == 3);
    assertThat(stopped).isTrue();
    assertThat(seen).hasSize(3);
    assertThat(cells.near(2, 0, seen::add)).isFalse();
  }
}
