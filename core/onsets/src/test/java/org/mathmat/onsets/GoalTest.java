package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mathmat.table.Parsed;

/** Goals: their arrangements and what they may be read as. */
class GoalTest {
  @ParameterizedTest
  @CsvSource({
    "3, 3",
    "3+2, 5",
    "3+2u+5, 6",
    "3x2, 6",
    "3 × 2 X 1, 6",
    "3×(2+1), 9",
    "3u×(1+2u), 3",
    "3×2+1, 7",
    "1u×2+5, 3",
    "3+3u, 0"
  })
  void theListedArrangementsHaveAValue(String text, int value) {
    Goal goal = Table.good(Goal.parse(text));
    assertThat(goal.value()).isEqualTo(value);
    assertThat(Table.good(Goal.parse(goal.text()))).isEqualTo(goal);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1+3×2",
        "(2+1)×3",
        "1+2+3+4",
        "2×2×2×1",
        "(3)",
        "3+(2+1)",
        "3×(2×1)",
        "32",
        "3+",
        "×3",
        "6",
        "0+1",
        "3×(2+1)+1",
        "(3×2)+1"
      })
  void otherArrangementsAreIllegalGoals(String text) {
    Goal goal = Table.good(Goal.parse(text));
    assertThat(goal.arrangement()).isEqualTo(Goal.Arrangement.ILLEGAL);
    assertThat(Table.of(Table.MIDDLE, "absolute value").law().goalValues(goal)).isEmpty();
    assertThat(Table.good(Goal.parse(goal.text())).digits()).isEqualTo(goal.digits());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "B", "3-2", "+", "3uu", "3*2"})
  void otherTextsAreNoGoals(String text) {
    assertThat(Goal.parse(text)).isInstanceOf(Parsed.Bad.class);
  }

  @Test
  void absoluteValueReadsEachUpsideDownCubeBothWays() {
    Law law = Table.of(Table.MIDDLE, "absolute value").law();
    Goal goal = Table.good(Goal.parse("3×2u+1u"));
    assertThat(law.legalReadings(goal).stream().map(Goal::text).toList())
        .containsExactly("3×2+1u", "3×2+1");
    assertThat(law.goalValues(goal)).containsExactly(5, 7);
  }

  @Test
  void everyGoalThatCubesCanFormIsListedOnce() {
    List<Goal> two = Goal.all(Table.good(Cubes.parse("3 3 B")));
    // one cube each way up, and two in a row or column, each way up
    assertThat(two).hasSize(2 + 2 * 4).doesNotHaveDuplicates();
    List<Goal> three = Goal.all(Table.good(Cubes.parse("1 2 3")));
    assertThat(three).hasSize(3 * 2 + 6 * 4 * 2 + 6 * 8 * 4).doesNotHaveDuplicates();
    assertThat(three).allMatch(goal -> goal.arrangement() != Goal.Arrangement.ILLEGAL);
  }
}
