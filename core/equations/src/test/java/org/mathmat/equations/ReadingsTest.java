package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.mathmat.exact.Num;

/** The packed readings against a second, slow and obvious evaluator that lists every grouping. */
class ReadingsTest {
  private static final Law LAW =
      Laws.agloa("junior", "factorial", "number of factors", "exponent red", "multiple operations");

  @Test
  void everyGroupingWithinTheDefaultsIsFoundAndNoOther() {
    Random random = new Random(23);
    int compared = 0;
    for (int i = 0; i < 1_500; i++) {
      List<String> tokens = SlowReadings.randomTokens(random);
      Set<String> expected = new SlowReadings(Laws.ARITHMETIC).values(tokens);
      String text = String.join("", tokens);
      ExpressionReader.Answer answer =
          new ExpressionReader(LAW, Laws.ARITHMETIC).read(text, Side.SOLUTION);
      Set<String> found =
          answer.values().stream().map(Num::text).collect(Collectors.toCollection(TreeSet::new));
      assertThat(found).as(text).isEqualTo(expected);
      compared++;
    }
    assertThat(compared).isEqualTo(1_500);
  }

  @Test
  void twentyUngroupedNumbersDoNotExplode() {
    Values values =
        new Evaluator(LAW, Side.SOLUTION, Laws.ARITHMETIC)
            .written(
                Laws.good(Paper.parseExpression("1+2+3+4+5+6+7+8+9+1+2+3+4+5+6+7+8+9+1+2"))
                    .written());
    assertThat(values.isComplete()).isTrue();
    assertThat(values.entries()).hasSize(1);
  }

  @Test
  void whatHasTooManyGroupingsSaysSo() {
    ExpressionReader.Answer answer =
        new ExpressionReader(LAW, Laws.ARITHMETIC)
            .read("1-2÷3-4÷5-6÷7-8÷9-1÷2-3÷4-5÷6-7÷8-9÷1-2", Side.SOLUTION);
    assertThat(answer.values()).isEmpty();
    assertThat(answer.findings())
        .extracting(Finding::clause)
        .containsExactly(EquationsClause.VERIFIABLE);
  }
}
