package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Law;

/**
 * The way back from a value to an expression, against the way forward: whatever can be listed is
 * found, or is said to be open, in every division and with every variation.
 */
class NamingTest {
  private static final int CUBES = 7;
  private static final int LEAVES = 4;
  private static final int ROUNDS = 1;

  /** So many that larger parts are outlined on the way. */
  private static final int VALUES = 24;

  /** Each law has rolls of its own, whatever other laws there are. */
  private static final long SEED = 20261119;

  private final Random random = new Random();
  private int found;
  private int open;

  @Test
  void everyListedValueIsFound() {
    long seed = SEED;
    for (Law law : Rolled.laws()) {
      random.setSeed(seed++);
      for (int round = 0; round < ROUNDS; round++) {
        check(new Rolled(law, random, CUBES));
      }
    }
    assertThat(found).as("found").isGreaterThan(10_000);
    assertThat(open).as("left open").isLessThan(found / 100);
  }

  private void check(Rolled rolled) {
    Rolled.Lists lists = rolled.lists();
    Naming naming = rolled.naming();
    rolled.everyPart(
        lists.parts,
        LEAVES,
        used -> {
          ValueSet values = lists.sets.values(lists.parts.of(used), false);
          int step = Math.max(1, values.size() / VALUES);
          for (int i = random.nextInt(step); i < values.size(); i += step) {
            long value = values.get(i);
            naming.takeOpen();
            boolean seen = naming.visit(used, value, _ -> true);
            assertThat(seen || naming.takeOpen())
                .as(() ->
                    rolled.cubes
                        + ": "
                        + rolled.numbers.exact(value)
                        + " of "
                        + lists.parts.of(used).reach())
                .isTrue();
            found += seen ? 1 : 0;
            open += seen ? 0 : 1;
          }
        });
  }
}
