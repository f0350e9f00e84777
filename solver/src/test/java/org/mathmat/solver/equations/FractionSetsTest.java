package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Law;
import org.mathmat.equations.Symbol;

/** Lists of fractions, made without most of the other numbers, against lists of everything. */
class FractionSetsTest {
  private static final int LEAVES = 4;

  private final Random random = new Random(20261118);
  private final Law law = Shakes.law("agloa-2015", "basic");
  private int parts;
  private int fractions;

  @Test
  void theFractionsAmongTheValuesAreListedAndNoOthers() {
    for (int i = 0; i < 60; i++) {
      check(new Rolled(law, Shakes.powers(random, LEAVES, i % 3), Symbol.ZERO));
    }
    assertThat(parts).as("parts with other values").isGreaterThan(1_000);
    assertThat(fractions).as("fractions").isGreaterThan(10_000);
  }

  /** No root with the index 0 is 1, be it of 1: {@code (0÷2)√1} names nothing. */
  @Test
  void theRootOfOneWithTheIndexZeroIsNothing() {
    check(new Rolled(law, Shakes.cubes("0 1 2 ÷ √ √"), Symbol.ZERO));
    assertThat(parts).isPositive();
  }

  private void check(Rolled rolled) {
    Rolled.Lists all = rolled.lists();
    Rolled.Lists apart = rolled.lists();
    rolled.everyPart(
        all.parts,
        LEAVES,
        used -> {
          ValueSet values = all.sets.values(all.parts.of(used), false);
          ValueSet listed = apart.sets.values(apart.parts.of(used), true, false);
          parts += values.isSmall() ? 0 : 1;
          for (int i = 0; i < values.size(); i++) {
            if (Words.isSmall(values.get(i))) {
              fractions++;
              assertThat(listed.contains(values.get(i)))
                  .as(() -> rolled.cubes + " name a fraction")
                  .isTrue();
            }
          }
          for (int i = 0; i < listed.size(); i++) {
            long value = listed.get(i);
            if (Words.isSmall(value)) {
              assertThat(values.contains(value))
                  .as(() -> rolled.cubes + " do not name " + rolled.numbers.exact(value))
                  .isTrue();
            }
          }
        });
  }
}
