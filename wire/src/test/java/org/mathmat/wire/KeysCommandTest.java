package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;

/** What may be written, as it is asked for. */
class KeysCommandTest {
  private static final String SENIOR =
      "{'game':'equations','rules':'agloa-2015','division':'senior'";
  private static final String SETS =
      "{'game':'onsets','rules':'agloa-2023','division':'junior','universe':'B R BR G RG Y'";

  private static JsonObject ask(String line) {
    return Commands.answer(Verb.KEYS, line.replace('\'', '"'), Duration.ofSeconds(1)).json();
  }

  /** What each key of a list writes. */
  static List<String> texts(Json keys) {
    return keys.entries().stream().map(key -> key.path("text").asText()).toList();
  }

  private static List<String> texts(String line) {
    JsonObject answer = ask(line);
    assertThat(answer.has("keys")).as(answer.toString()).isTrue();
    return texts(answer.path("keys"));
  }

  @Test
  void aPositionOffersWhatItsCubesCanBe() {
    String position = SENIOR + ",'goal':'3','permitted':'2 × √','challenge':'impossible'";
    assertThat(texts(position + "}"))
        .containsExactly("2", "3", "×", "√", "√", "(", ")", "[", "]", "_su", "_s", "_u", "=");
    assertThat(texts(position + ",'variations':['√ = i']}")).contains("i", "@", "+", "9");
    assertThat(texts(position + ",'variations':['x wild']}"))
        .contains("9", "÷", "_<×>", "×=_")
        .doesNotContain("%", "i", "rem");
    assertThat(texts(SENIOR + ",'goal':'3','permitted':'2 -','forbidden':'+','challenge':'now'}"))
        .doesNotContain("+", "×");
  }

  @Test
  void aBaseHasItsDigitsAndNoOthers() {
    assertThat(texts(SENIOR + ",'variations':['base 8']}")).contains("7").doesNotContain("8", "T");
    assertThat(texts(SENIOR + ",'variations':['base 12']}")).contains("9", "T", "E");
  }

  @Test
  void theGoalOfOnSetsIsWrittenWhereThereIsNone() {
    String cubes = ",'permitted':'B ∪ R','resources':'3 1'";
    assertThat(texts(SETS + cubes + ",'goal':'3','challenge':'impossible'}"))
        .contains("B", "R", "∪", "∩")
        .doesNotContain("3", "goal", "G");
    assertThat(texts(SETS + cubes + ",'challenge':'no-goal'}"))
        .contains("3", "1", "goal", "+", "×", "_u")
        .doesNotContain("2");
  }

  @Test
  void theDiceAreTheNumbersOfMathDice() {
    String dice = "{'game':'mathdice','rules':'mathdice'";
    assertThat(texts(dice + ",'dice':'5 2 5'}"))
        .containsExactly("2", "5", "+", "-", "×", "÷", "^", "(", ")");
    assertThat(texts(dice + "}")).contains("1", "6").doesNotContain("0", "7");
  }

  @Test
  void aPositionMustBeWhole() {
    assertThat(ask(SENIOR + ",'permitted':'2'}").path("error").path("code").asText())
        .isEqualTo("FIELD_MISSING");
    assertThat(ask(SENIOR + ",'variations':['nonsense']}").path("error").path("code").asText())
        .isEqualTo("VARIATION_UNKNOWN");
  }
}
