package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mathmat.table.Parsed;

/** Cubes, lists and Goals as text. */
class CubeTextTest {
  @Test
  void aliasesAreReadAndPrintedCanonically() {
    assertThat(CubeText.print(Laws.cubes("r3 − x X / * v V –"))).isEqualTo("r3 - × × ÷ ^ √ √ -");
  }

  @Test
  void aKitHasSixFacesOfEachColour() {
    assertThat(
            Arrays.stream(Colour.values())
                .map(colour ->
                    colour.faces().stream()
                        .map(face -> String.valueOf(face.sign()))
                        .collect(Collectors.joining(" "))))
        .containsExactly("0 1 2 3 + -", "0 1 2 3 × ÷", "4 5 6 ^ × -", "7 8 9 √ + ÷");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3 q    | 3 | expected a cube",
        "3r     | 2 | blank between",
        "r      | 2 | symbol of the cube",
        "r×     | 1 | No red cube has a ×",
        "2 b9 3 | 3 | No blue cube has a 9",
      })
  void anErrorNamesTheColumn(String text, int column, String message) {
    assertThat(CubeText.parse(text))
        .isInstanceOfSatisfying(
            Parsed.Bad.class,
            bad -> {
              assertThat(bad.column()).isEqualTo(column);
              assertThat(bad.message()).contains(message);
            });
  }

  @Test
  void aGoalKeepsItsGapsAndTurns() {
    assertThat(Laws.goal("2x  3s+ k9u").text()).isEqualTo("2× 3s+ k9u");
    assertThat(Goal.parse("  ")).isInstanceOf(Parsed.Bad.class);
  }

  @Test
  void parsingAndPrintingAreInverse() {
    Random random = new Random(7);
    for (int i = 0; i < 5_000; i++) {
      StringBuilder text = new StringBuilder();
      int cubes = 1 + random.nextInt(8);
      for (int c = 0; c < cubes; c++) {
        Colour colour = Colour.values()[random.nextInt(4)];
        Symbol face = colour.faces().get(random.nextInt(6));
        text.append(c > 0 && random.nextInt(3) == 0 ? " " : "");
        text.append(random.nextBoolean() ? String.valueOf(colour.letter()) : "")
            .append(face.sign());
        text.append(Turn.values()[random.nextInt(4)].suffix());
      }
      assertThat(Laws.goal(text.toString()).text()).isEqualTo(text.toString());
    }
  }
}
