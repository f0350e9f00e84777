package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mathmat.table.shake.Occasion;

/** Whatever is written on the paper, the judge answers, and soon. */
class FuzzTest {
  private static final String SIGNS = "BRGYVΛ∪∩-'=⊆123()[]{};<>, wherblank\"x∅\u0000é𝔹";
  private static final String SENSIBLE = "BRGYVΛ∪∩-'=⊆();BRGY∪∩";
  private static final List<String> VARIATIONS =
      List.of(
          "wild B",
          "required -",
          "two operations",
          "no null restrictions",
          "absolute value",
          "double set B",
          "required card BR",
          "blank card wild",
          "two solutions");

  private static Table table(Random random) {
    String[] some = VARIATIONS.stream().filter(_ -> random.nextInt(4) == 0).toArray(String[]::new);
    return Table.of(Table.SENIOR, some)
        .goal(List.of("3", "5+1", "4×2", "3×2u+1", "1+3×2").get(random.nextInt(5)))
        .cubes("B", "R G Y ∪ ∩ - ' V", "Λ", "B R = ⊆")
        .after(Occasion.values()[random.nextInt(3)]);
  }

  @ParameterizedTest
  @ValueSource(strings = {SIGNS, SENSIBLE})
  void anyTextGetsAVerdict(String signs) {
    Random random = new Random(42);
    int correct = 0;
    for (int i = 0; i < 8000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(20); n > 0; n--) {
        text.append(signs.charAt(random.nextInt(signs.length())));
      }
      Table table = table(random);
      Verdict verdict = table.verdict(text.toString(), "B ∪ R");
      correct += verdict.correct() ? 1 : 0;
      verdict
          .reasons()
          .forEach(reason -> assertThat(reason.message()).as(text.toString()).isNotBlank());
      assertThat(table.judge().showsAmbiguity(table.position(), text.toString(), "(B Y"))
          .as(text.toString())
          .isFalse();
    }
    assertThat(correct).isLessThan(8000);
  }

  @Test
  void hostileSolutionsAreBounded() {
    Random random = new Random(5);
    List<String> hostile =
        List.of(
            "B" + "∪R'∩G-Y".repeat(120),
            "B" + "'".repeat(990),
            "(".repeat(300) + "B" + ")".repeat(300),
            "(".repeat(999),
            "B-R∩G∪Y-".repeat(40) + "B = " + "R∪G-Y∩B'-".repeat(30) + "V ; B-R∪G",
            "B=R;".repeat(200) + "B",
            "B∪R-G=".repeat(100) + "Y;B",
            "B∪R∩G-Y'".repeat(15) + "∩B ⊆ " + "R-G∪Y∩B'".repeat(15) + "∪B ; B-G∩R∪Y-B",
            "x".repeat(1_000_000));
    assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          for (String text : hostile) {
            Verdict verdict = table(random).verdict(text, text);
            assertThat(verdict.correct()).isFalse();
          }
        });
  }

  @Test
  void anyTextIsAGoalOrNone() {
    Random random = new Random(3);
    String signs = "12345u+×x()B 067";
    int legal = 0;
    for (int i = 0; i < 20000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(9); n > 0; n--) {
        text.append(signs.charAt(random.nextInt(signs.length())));
      }
      if (Goal.parse(text.toString()) instanceof org.mathmat.table.Parsed.Good<Goal>(Goal goal)) {
        assertThat(Table.good(Goal.parse(goal.text())).digits()).isEqualTo(goal.digits());
        legal += goal.arrangement() == Goal.Arrangement.ILLEGAL ? 0 : 1;
      }
    }
    assertThat(legal).isGreaterThan(100);
  }
}
