package org.mathmat.mathdice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.table.Parsed;

/** The closest results. */
class BestTest {
  private final Judge judge = new Judge(new Arithmetic(Effort.ORDINARY));

  private Best best(String dice, int target) {
    return Best.of(judge, ((Parsed.Good<Dice>) Dice.parse(dice)).value(), target);
  }

  @ParameterizedTest
  @CsvSource({
    "2 3 5, 28, 28, 0, 5^2+3",
    "1 1 1, 7, 3, 4, 1+1+1",
    "6 6 6, 144, '72, 216', 72, none",
    "6 6 4, 7, 20/3, 1/3, 6+4÷6",
    "1 2 3, 60, 27, 33, 3^(2+1)"
  })
  void areAllFound(String dice, int target, String values, String distance, String calculation) {
    Best best = best(dice, target);
    assertThat(best.results().stream().map(result -> result.value().text()).toList())
        .isEqualTo(List.of(values.split(", ")));
    assertThat(best.distance().text()).isEqualTo(distance);
    if (best.results().size() == 1) {
      assertThat(best.calculation().orElseThrow().text()).isEqualTo(calculation);
    }
    assertThat(best.hits()).isEqualTo(distance.equals("0"));
    assertThat(best.open()).isZero();
  }

  @Test
  void anIrrationalResultMayBeTheClosest() {
    Best best = best("2 5 6", 100);
    assertThat(best.calculation().orElseThrow().text()).isEqualTo("6^(5÷2)");
    assertThat(best.hits()).isFalse();
  }

  @Test
  void everyCalculationIsTried() {
    assertThat(Best.all(new Dice(List.of(1, 2, 3)))).hasSize(300).doesNotHaveDuplicates();
  }
}
