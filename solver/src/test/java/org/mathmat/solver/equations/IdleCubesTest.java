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
 * Where there are noughts and ones with nothing to do, every value is named by less; and what is
 * named by no less is within reach, though some powers are said to make 1.
 */
class IdleCubesTest {
  private static final int MOST_LEAVES = 5;
  private static final String NUMERALS = "0001112345";
  private static final String SIGNS = "+-×÷^√";

  private final Random random = new Random(20261118);
  private int idle;
  private int powers;
  private int values;

  @Test
  void whatPartsWithIdleCubesNameIsNamedByLess() {
    Law law = Shakes.law("agloa-2015", "basic");
    for (int i = 0; i < 2_000; i++) {
      Rolled rolled = new Rolled(law, cubes(), Symbol.ZERO);
      int[] needed = new int[rolled.stock.size()];
      for (int j = 0; j < needed.length; j++) {
        needed[j] = random.nextInt(3) == 0 ? 1 + random.nextInt(3) : 0;
      }
      check(rolled, new Spare(rolled.stock, needed));
    }
    assertThat(idle).as("parts with idle cubes").isGreaterThan(2_000);
    assertThat(powers).as("parts with powers that make 1").isGreaterThan(500);
    assertThat(values).as("values").isGreaterThan(20_000);
  }

  /** Many noughts and ones. */
  private List<Cube> cubes() {
    List<Cube> cubes = new ArrayList<>();
    for (int i = 0; i < MOST_LEAVES; i++) {
      cubes.add(cube(NUMERALS));
      cubes.add(cube(SIGNS));
    }
    return cubes;
  }

  private Cube cube(String of) {
    return Shakes.cubes(String.valueOf(of.charAt(random.nextInt(of.length())))).getFirst();
  }

  private void check(Rolled rolled, Spare spare) {
    Rolled.Lists lists = rolled.lists();
    Parts lean = rolled.parts(spare);
    IdleCubes idleCubes = new IdleCubes(rolled.stock, rolled.forms, spare);
    rolled.everyPart(
        lists.parts,
        MOST_LEAVES,
        used -> {
          boolean hasIdle = idleCubes.areIn(used);
          boolean makesOne = idleCubes.powersThatMakeOne(used) > 0;
          idle += hasIdle ? 1 : 0;
          powers += makesOne ? 1 : 0;
          if (hasIdle || makesOne) {
            ValueSet set = lists.sets.values(lists.parts.of(used), false);
            for (int i = 0; i < set.size(); i++) {
              long value = set.get(i);
              values++;
              boolean fine =
                  (!hasIdle && lean.of(used).reach().mayBe(rolled.numbers, value))
                      || isNamedByLess(rolled, lists, spare, used, value);
              assertThat(fine)
                  .as(() -> rolled.cubes + " " + used + " " + rolled.numbers.exact(value))
                  .isTrue();
            }
          }
        });
  }

  private static boolean isNamedByLess(
      Rolled rolled, Rolled.Lists lists, Spare spare, long used, long value) {
    boolean[] found = new boolean[1];
    rolled.everyPart(
        lists.parts,
        MOST_LEAVES,
        less -> {
          if (!found[0]
              && less != used
              && rolled.stock.contains(used, less)
              && spare.mayStand(less, used)) {
            found[0] =
                rolled.numbers.mayHave(lists.sets.values(lists.parts.of(less), false), value);
          }
        });
    return found[0];
  }
}
