package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.table.shake.Occasion;

/** Whatever is handed in gets a verdict, soon, and a wrong paper a reason. */
class JudgeFuzzTest {
  private static final String SIGNS =
      "0123456789+-×÷^√()[]{}!%.=<>TEi@su e rem log lcm gcf where xv*/−\u00a0\ud83d\ude00ß";

  private static Position position(String goal) {
    return new Position(
        Optional.of(Laws.goal(goal)),
        Laws.cubes(""),
        Laws.cubes("0 1 2 3 4 5 6 7 8 9 + - × ÷ ^ √ 1 2 3 4 5 6 7 8"),
        Laws.cubes(""),
        Laws.cubes(""),
        Occasion.IMPOSSIBLE);
  }

  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void randomSignsAreJudged() {
    Random random = new Random(5);
    List<Law> laws = laws();
    int wrong = 0;
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(30); length > 0; length--) {
        text.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
      }
      Law law = laws.get(random.nextInt(laws.size()));
      Verdict verdict =
          new Judge(law, Laws.ARITHMETIC)
              .judge(position("2×3+5"), text + (random.nextBoolean() ? " = 2×3+5" : ""));
      wrong += verdict.correct() ? 0 : 1;
      assertThat(verdict.reasons())
          .allMatch(reason -> !reason.rule().isEmpty() && !reason.message().isEmpty());
    }
    assertThat(wrong).isGreaterThan(19_000);
  }

  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void randomExpressionsAreJudged() {
    RandomText texts = new RandomText(new Random(17));
    List<Law> laws = laws();
    for (int i = 0; i < 3_000; i++) {
      String equation = texts.expression(2) + " = 2×3+5";
      Verdict verdict =
          new Judge(laws.get(i % laws.size()), Laws.ARITHMETIC).judge(position("2×3+5"), equation);
      assertThat(verdict.correct()).as(equation).isEqualTo(verdict.reasons().isEmpty());
    }
  }

  private static List<Law> laws() {
    List<Law> laws = new ArrayList<>();
    for (Division division : EquationsBooks.divisions().toList()) {
      laws.add(division.lawWith(List.of()));
      laws.add(division.lawWith(division.choices()));
    }
    return laws;
  }

  static List<String> hostile() {
    return List.of(
        "(".repeat(100_000) + "1" + ")".repeat(100_000) + " = 5",
        "(".repeat(250) + "1" + ")".repeat(250) + " = 5",
        "1".repeat(10_000_000),
        "=".repeat(500),
        "1+".repeat(250) + "1 = 5",
        "√".repeat(500) + "9 = 5",
        "9" + "!".repeat(500) + " = 5",
        "9^9^9^9^9^9^9^9 = 5",
        "9!^9!^9!^9! = 5",
        "1-2÷3-4÷5-6÷7-8÷9-1÷2-3÷4-5÷6-7÷8-9÷1-2 = 5",
        "√1-√2÷√3-√4÷√5-√6÷√7-√8÷√9-√1÷√2-√3÷√4 = 5",
        "9√8√7√6√5√4√3√2√9 = 5",
        "\u0000\uffff\ud800\u202e = 5");
  }

  @ParameterizedTest
  @MethodSource("hostile")
  @Timeout(value = 30, unit = TimeUnit.SECONDS)
  void hostileTextIsRefusedOrWorkedOutSoon(String equation) {
    Law law = Laws.agloa("senior", "factorial", "multiple operations", "log", "number of factors");
    Verdict verdict = new Judge(law, Laws.ARITHMETIC).judge(position("5"), equation);
    assertThat(verdict.correct()).isFalse();
  }
}
