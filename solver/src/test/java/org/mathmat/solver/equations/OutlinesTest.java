package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Law;
import org.mathmat.equations.Symbol;

/**
 * Outlines of parts that are not listed, and whose operands are not listed either, against the
 * list: nothing that can be named may be ruled out.
 */
class OutlinesTest {
  private static final int LEAVES = Outlines.MOST_LEAVES;
  private static final String SIGNS = "+-×÷^√^√";

  private final Random random = new Random(20261119);
  private int outlines;
  private int values;

  @Test
  void nothingThatCanBeNamedIsRuledOut() {
    Law law = Shakes.law("agloa-2015", "basic");
    for (int i = 0; i < 400; i++) {
      check(new Rolled(law, cubes(), Symbol.ZERO));
    }
    assertThat(outlines).as("outlines").isGreaterThan(300);
    assertThat(values).as("values").isGreaterThan(500_000);
  }

  private List<Cube> cubes() {
    StringBuilder cubes = new StringBuilder();
    for (int i = 0; i < LEAVES; i++) {
      cubes.append(random.nextInt(10)).append(' ');
    }
    for (int i = 1; i < LEAVES; i++) {
      cubes.append(SIGNS.charAt(random.nextInt(SIGNS.length()))).append(' ');
    }
    return new ArrayList<>(Shakes.cubes(cubes.toString().trim()));
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
