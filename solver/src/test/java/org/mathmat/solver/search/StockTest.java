package org.mathmat.solver.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StockTest {
  @Test
  void aWholeContainsAPartIfItHasAsMuchOfEverything() {
    Random random = new Random(20261117);
    int contained = 0;
    for (int round = 0; round < 2_000; round++) {
      List<Dimension> dimensions = new ArrayList<>();
      for (int i = 0; i < 1 + random.nextInt(8); i++) {
        dimensions.add(new Dimension(1 + random.nextInt(7), false, 1, 1));
      }
      Stock stock = new Stock(dimensions);
      int[] whole = counts(dimensions, random);
      int[] part = counts(dimensions, random);
      boolean more = true;
      for (int i = 0; i < whole.length; i++) {
        more &= whole[i] >= part[i];
      }
      contained += more ? 1 : 0;
      assertThat(stock.contains(stock.pack(whole), stock.pack(part))).isEqualTo(more);
    }
    assertThat(contained).isBetween(100, 1_900);
  }

  private static int[] counts(List<Dimension> dimensions, Random random) {
    return dimensions.stream().mapToInt(one -> random.nextInt(one.most() + 1)).toArray();
  }

  @Test
  void aFieldHasTheBitsOfItsDimensionOnly() {
    Stock stock =
        new Stock(List.of(new Dimension(3, false, 1, 1), new Dimension(4, false, -1, -1)));
    assertThat(stock.field(0)).isEqualTo(0b11);
    assertThat(stock.field(1)).isEqualTo(0b11100);
    assertThat(stock.things(stock.one(1))).isEqualTo(1);
    assertThat(stock.things(2 * stock.one(1))).isEqualTo(2);
    assertThat(stock.things(2 * stock.one(0) + stock.one(1))).isEqualTo(3);
  }
}
