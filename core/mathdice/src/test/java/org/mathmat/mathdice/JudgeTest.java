package org.mathmat.mathdice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;
import org.mathmat.table.Parsed;
import org.mathmat.table.Reason;

/** Calculations and calls. */
class JudgeTest {
  private final Judge judge = new Judge(new Arithmetic(Effort.ORDINARY));

  private static Num number(String text) {
    return ((Parsed.Good<Num>) Call.parse(text)).value();
  }

  private List<String> codes(String dice, String text) {
    return judge.judge(((Parsed.Good<Dice>) Dice.parse(dice)).value(), text).reasons().stream()
        .map(Reason::code)
        .map(Enum::name)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "2 3 5, (2+3)×5, 25",
    "2 3 5, 2+3x5, 17",
    "2 3 5, 5^2+3, 28",
    "2 3 5, 2*3*5, 30",
    "2 3 5, 5**2+3, 28",
    "2 3 5, 2 ** 3 * 5, 40",
    "2 3 2, 2^3^2, 64",
    "2 3 5, 5-3-2, 0",
    "2 3 6, 6/3/2, 1",
    "1 2 4, 4^(1÷2), 2",
    "1 3 2, 2^(1-3), 1/4",
    "1 3 2, (1-3)^2, 4",
    "1 1 1, (1-1)^1, 0",
    "5 2 2, 5^(2-2), 1",
    "2 3 5, 2−3–5, -6",
    "6 6 6, 6+6/6, 7",
    "2 3 5, '2 ×\t3\u00a0+ 5', 11"
  })
  void legalCalculationsHaveAValue(String dice, String text, String value) {
    assertThat(codes(dice, text)).isEmpty();
    assertThat(judge.value(text).value().orElseThrow().text()).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({
    "2 3 5, 2×5, REQUIRED_UNUSED",
    "2 3 5, 2×5+3-3, UNAVAILABLE",
    "2 3 5, 23+5, UNAVAILABLE",
    "2 3 5, -2+3×5, SYNTAX",
    "2 3 5, 2+3×-5, SYNTAX",
    "2 3 5, 2(3+5), SYNTAX",
    "2 3 5, 2 3+5, SYNTAX",
    "2 3 5, 5***2+3, SYNTAX",
    "2 3 5, 5* *2+3, SYNTAX",
    "2 3 5, √2+3+5, SYNTAX",
    "2 3 5, 5!+2+3, SYNTAX",
    "2 3 5, (2+3+5, SYNTAX",
    "2 3 5, 2+3+5), SYNTAX",
    "2 3 5, '', SYNTAX",
    "5 2 2, 5÷(2-2), UNDEFINED",
    "5 2 2, (2-2)^(2-5), UNDEFINED",
    "1 1 1, (1-1)^(1-1), UNDEFINED",
    "1 3 2, (1-3)^(1÷2), UNDEFINED",
    "1 4 3, (3-4)^(1÷3), UNDEFINED"
  })
  void otherCalculationsGetAReason(String dice, String text, String code) {
    assertThat(codes(dice, text)).contains(code);
  }

  @Test
  void everyClauseHasASection() {
    for (MathDiceClause clause : MathDiceClause.values()) {
      assertThat(clause.section()).isNotBlank();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "25, 30, 20, FALSE", "7, 6, 7 1/2, TRUE", "4, 3, 7/2, TRUE", "28, 29, 28, TRUE",
    "28, 28, 28, FALSE", "10, 29/3, 31/3, FALSE", "10, 29/3, 10.25, TRUE", "3, -3, 8, TRUE"
  })
  void onlyAStrictlyCloserCallBeats(int target, String standing, String call, Truth beats) {
    assertThat(judge.beats(Num.of(target), Optional.of(number(standing)), number(call)))
        .isEqualTo(beats);
  }

  @Test
  void theFirstCallStands() {
    assertThat(judge.beats(Num.of(28), Optional.empty(), Num.of(1000))).isEqualTo(Truth.TRUE);
  }

  @ParameterizedTest
  @CsvSource({
    "28, 28",
    "7/2, 7/2",
    "3.5, 7/2",
    "3 1/2, 7/2",
    "-3 1/2, -7/2",
    "−6/4, -3/2",
    ".5, 1/2",
    "0, 0",
    "007, 7",
    "' 4 ', 4"
  })
  void numbersAreCalledInSeveralWays(String text, String value) {
    assertThat(number(text).text()).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "1/0", "1 1", "3.", "1/2/3", "--1", "1e3", "√2"})
  void otherTextsAreNoNumbers(String text) {
    assertThat(Call.parse(text)).isInstanceOf(Parsed.Bad.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1 2", "1 2 3 4", "0 1 2", "7 1 2", "12 3", "a b c"})
  void diceAreThreeFromOneToSix(String text) {
    assertThat(Dice.parse(text)).isInstanceOf(Parsed.Bad.class);
  }

  @ParameterizedTest
  @CsvSource({
    "5*2+3, 5×2+3",
    "(5**2) − 3, (5^2) - 3",
    "5x2/3, 5×2÷3",
    "5^2+3, 5^2+3",
    "5*, 5×",
    "it is 5**2 plus x, it is 5^2 plus x",
    "***, ^×",
    "'', ''"
  })
  void signsAreWrittenCanonically(String text, String canonical) {
    assertThat(Notation.canonical(text)).isEqualTo(canonical);
  }

  @Test
  void canonicalTextComesBackAsItIs() {
    Random random = new Random(11);
    for (int i = 0; i < 3000; i++) {
      Expression expression = random(random, 1 + random.nextInt(5));
      assertThat(Notation.parse(expression.text())).isEqualTo(Parsed.good(expression));
    }
  }

  private static Expression random(Random random, int numbers) {
    if (numbers == 1) {
      return new Expression.Numeral(1 + random.nextInt(6));
    }
    int left = 1 + random.nextInt(numbers - 1);
    return new Expression.Operation(
        random(random, left), Sign.values()[random.nextInt(5)], random(random, numbers - left));
  }

  @Test
  void anyTextIsACalculationOrNone() {
    Random random = new Random(12);
    String signs = "123456+-×÷^() x/*79√!";
    int good = 0;
    for (int i = 0; i < 20000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(9); n > 0; n--) {
        text.append(signs.charAt(random.nextInt(signs.length())));
      }
      good += Notation.parse(text.toString()) instanceof Parsed.Good<Expression> ? 1 : 0;
    }
    assertThat(good).isGreaterThan(500);
    assertThat(Notation.parse("(".repeat(150))).isInstanceOf(Parsed.Bad.class);
    assertThat(codes("6 6 6", "6^6^6^6^6^6")).contains("UNAVAILABLE");
  }
}
