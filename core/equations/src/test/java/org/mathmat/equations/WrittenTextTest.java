package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mathmat.table.Parsed;

/** Written expressions as text. */
class WrittenTextTest {
  private static String canonical(String text) {
    return Laws.good(Paper.parseExpression(text)).written().text();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[(8×7)-4]^3",
        "2.5+.05-255.",
        "25 % (1.5×2)",
        "(7+8) rem 2",
        "3 log 2",
        "6 lcm √9",
        "8 gcf 6",
        "4!{3!}+5{2<0>}",
        "3su-2u<0>+1e-2<0>",
        "1e2u+1e-3su<0>-1e9999999999",
        "(8×2)^(3÷4) @ ((2i)^3)",
        "7i2-i3u",
        "TE+Ts",
        "3√√9",
        "××9÷2",
        "2×<0>3<0>",
        "4.<0>5",
      })
  void canonicalTextStaysAsItIs(String text) {
    assertThat(canonical(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2x3 * 4 / v5 | 2×3^4÷√5",
        "6lcm8        | 6 lcm 8",
        "204 where 0=x | 2×<0>4",
        "03+0 where 0=2 | 2<0>3+2<0>",
        "x-(x/3) where x=6 | 6<×>-(6<×>÷3)",
      })
  void aliasesAndWildCubesAreWrittenOut(String text, String expected) {
    assertThat(canonical(text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "+7       | 1 | expected a number",
        "6×+4     | 3 | expected a number",
        "2 3      | 3 | expected a sign",
        "(2+3     | 5 | Expected )",
        "(2+3]    | 5 | Expected )",
        "2+3)     | 4 | nothing open",
        "62u      | 2 | stands alone",
        "5{23}    | 5 | one cube",
        "3<q>     | 3 | wild cube",
        "1e       | 3 | exponent",
        "1e-s     | 4 | exponent",
        "1ue2     | 3 | no sign",
        "2?3      | 2 | no sign",
        "2+       | 3 | Expected a number",
        "4 @ 2    | 5 | Expected (",
        ".        | 2 | digit beside",
        "2 where 0 | 8 | stands for",
      })
  void anErrorNamesTheColumnAndWhatWasExpected(String text, int column, String message) {
    assertThat(Paper.parseExpression(text))
        .isInstanceOfSatisfying(
            Parsed.Bad.class,
            bad -> {
              assertThat(bad.message()).contains(message);
              assertThat(bad.column()).isEqualTo(column);
            });
  }

  @Test
  void parsingAndPrintingAreInverse() {
    RandomText random = new RandomText(new Random(11));
    for (int i = 0; i < 10_000; i++) {
      String text = random.expression(3);
      Written written = Laws.good(Paper.parseExpression(text)).written();
      assertThat(written.text()).isEqualTo(text);
      assertThat(Laws.good(Paper.parseExpression(written.text())).written()).isEqualTo(written);
    }
  }
}
