package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Law;
import org.mathmat.equations.Symbol;

/**
 * Outlines of parts that are not listed, and whose operands are not listed either, against the
 * list: nothing that can be named may be ruled out.
 */
class OutlinesTest {
  private static final int LEAVES = Outlines.MOST_LEAVES;

  private final Random random = new Random(20261119);
  private int outlines;
  private int values;

  @Test
  void nothingThatCanBeNamedIsRuledOut() {
    Law law = Shakes.law("agloa-2015", "basic");
    for (int i = 0; i < 400; i++) {
      check(
          new Rolled(
              law, Shakes.powers(random, i % 3 == 0 ? LEAVES : LEAVES - 1, i % 3), Symbol.ZERO));
    }
    assertThat(outlines).as("outlines").isGreaterThan(300);
    assertThat(values).as("values").isGreaterThan(500_000);
  }

  /** All cubes together, and all but one number and one sign. */
  private void check(Rolled rolled) {
    Rolled.Lists lists = rolled.lists();
    Rolled.Lists apart = rolled.lists();
    rolled.everyPart(
        lists.parts,
        LEAVES,
        used -> {
          Part part = lists.parts.of(used);
          Places drawn = apart.outlines.drawn(apart.parts.of(used));
          if (part.leaves() > Naming.FORWARD_LEAVES && drawn instanceof Outline) {
            outlines++;
            ValueSet all = lists.sets.values(part, false);
            for (int i = 0; i < all.size(); i++) {
              values++;
              long value = all.get(i);
              assertThat(mayMeet(drawn, rolled.numbers, value))
                  .as(() -> rolled.cubes + " name " + rolled.numbers.exact(value))
                  .isTrue();
            }
          }
        });
  }

  private static boolean mayMeet(Places places, Numbers numbers, long value) {
    if (numbers.kind(value).logarithms() == 1) {
      return places.mayMeetFar(numbers.ball(value).times(Ball.LN_2).middle());
    }
    return places.mayMeet(numbers.spot(value));
  }
}
