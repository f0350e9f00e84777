package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.exact.Num;
import org.mathmat.table.ReasonCode;

/** What written expressions are worth, where several rules meet. */
class ExpressionReaderTest {
  private static ExpressionReader.Answer read(Law law, String expression) {
    return new ExpressionReader(law, Laws.ARITHMETIC).read(expression, Side.SOLUTION);
  }

  private static List<String> values(Law law, String expression) {
    return read(law, expression).values().stream().map(Num::text).toList();
  }

  private static List<ReasonCode> codes(Law law, String expression) {
    return read(law, expression).findings().stream().map(found -> found.clause().code()).toList();
  }

  @Test
  void aNumeralIsWideOnlyWhereItIsAllThatPercentTakes() {
    Law law = Laws.agloa("elementary", "percent", "factorial");
    assertThat(values(law, "25 % 16")).containsExactly("4");
    assertThat(values(law, "(25) % [16]")).containsExactly("4");
    for (String wide : List.of("√25 % 16", "(25+1) % 4", "25 % √16", "25! % 4", "125 % 4")) {
      assertThat(codes(law, wide)).as(wide).containsOnly(ReasonCode.DIGITS);
    }
  }

  @Test
  void aRootIsPickedOnlyWhereThereAreSeveral() {
    assertThat(codes(Laws.agloa("senior"), "4^(1÷2) @ (2)"))
        .containsExactly(ReasonCode.NOT_IN_FORCE);
    assertThat(values(Laws.agloa("senior", "√ = i"), "4^(1÷2) @ (0-2)")).containsExactly("-2");
  }

  @Test
  void everyGroupingOfTwelveNumbersIsValued() {
    assertThat(values(Laws.agloa("middle"), "9-8÷7-6÷5-4÷3-2÷1-9÷8-7"))
        .hasSizeGreaterThan(10_000)
        .doesNotHaveDuplicates();
  }

  @Test
  void whatHasTooManyGroupingsIsNotValuedByHalf() {
    assertThat(codes(Laws.agloa("middle"), "9-8÷7-6÷5-4÷3-2÷1-9÷8-7÷6-5÷4-3÷2-1÷9-8"))
        .containsExactly(ReasonCode.UNVERIFIABLE);
  }

  @Test
  void aWildCubeIsTurnedAndRaisedAsWhatItStandsFor() {
    Law junior = Laws.agloa("junior", "x wild", "powers of the base");
    assertThat(values(junior, "×s+1 where ×=5")).containsExactly("6/5");
    assertThat(values(junior, "×e2+1 where x=1")).containsExactly("101");
    Law middle = Laws.agloa("middle", "0 wild", "sideways", "powers of the base");
    assertThat(values(middle, "0e2 where 0=1")).containsExactly("100");
    for (String wrong : List.of("50s3 where 0=+", "0e2 where 0=3", "0e2", "5×s3", "2×e2")) {
      assertThat(codes(middle, wrong)).as(wrong).containsExactly(ReasonCode.SYNTAX);
    }
  }
}
