package org.mathmat.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Square roots of sums of roots that are squares of such sums, and of others. */
class SquareRootsTest {
  private final Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);
  private final Calculator calculator = new Calculator(arithmetic);
  private final Random random = new Random(25);

  /** A root of small numbers, or a fraction. */
  private String term(List<Integer> indices) {
    int index = indices.get(random.nextInt(indices.size()));
    String root = "root(%d,%d)".formatted(index, 2 + random.nextInt(30));
    return switch (random.nextInt(4)) {
      case 0 -> (2 + random.nextInt(8)) + "*" + root;
      case 1 -> root + "/" + (2 + random.nextInt(8));
      case 2 -> "%d/%d".formatted(1 + random.nextInt(9), 1 + random.nextInt(9));
      default -> root;
    };
  }

  private String sum(int terms, List<Integer> indices) {
    StringBuilder sum = new StringBuilder(term(indices));
    for (int i = 1; i < terms; i++) {
      sum.append(random.nextBoolean() ? "+" : "-").append(term(indices));
    }
    return sum.toString();
  }

  private void isFound(String base) {
    Num square = calculator.num("(" + base + ")^2");
    Num root = (Num) arithmetic.power(square, Num.ratio(BigInteger.ONE, BigInteger.TWO));
    Num known = calculator.num(base);
    boolean minus = arithmetic.less(known, Num.ZERO) == Truth.TRUE;
    // The same form, and not only an equal number.
    assertThat(root).as(base).isEqualTo(minus ? arithmetic.subtract(Num.ZERO, known) : known);
  }

  @Test
  void theSquareOfTwoRootsIsRecognisedWhateverTheirIndices() {
    for (int i = 0; i < 150; i++) {
      isFound(sum(2, List.of(2, 3, 4, 5, 6, 7, 9)));
    }
  }

  @Test
  void theSquareOfMoreRootsIsRecognisedInAFieldThatIsNotTooLarge() {
    for (int i = 0; i < 80; i++) {
      isFound(sum(3 + random.nextInt(2), List.of(2)));
    }
    for (String base :
        List.of(
            "1+root(3,2)+root(3,4)",
            "1-root(5,2)+root(5,4)-root(5,8)",
            "1/3+root(3,5)/2-root(3,25)",
            "sqrt(2)+root(4,2)+root(4,8)",
            "1+sqrt(2)+root(3,3)+sqrt(2)*root(3,3)",
            "root(15,2)+root(15,4)-3",
            "1+root(3,2)+root(5,3)+root(3,4)*root(5,9)",
            "root(8,3)+root(8,27)")) {
      isFound(base);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1+sqrt(3)",
        "4+sqrt(3)",
        "1+root(3,2)",
        "2+root(3,2)+root(3,4)",
        "sqrt(2)+root(3,5)",
        "5+2*sqrt(6)+sqrt(2)",
        "7+root(5,2)",
        "3+root(4,2)+root(4,8)",
      })
  void whatIsNoSquareStaysUnderItsRoot(String base) {
    assertThat(calculator.num("sqrt(" + base + ")").text())
        .isEqualTo("√(" + calculator.num(base).text() + ")");
  }

  @Test
  void whatIsWrittenWithoutItsRootIsKnownToLogarithmsToo() {
    assertThat(
            arithmetic.equal(
                calculator.num("log(2,sqrt((sqrt(14)-root(3,26)+root(9,4))^2))"),
                calculator.num("log(2,sqrt(14)-root(3,26)+root(9,4))")))
        .isEqualTo(Truth.TRUE);
  }
}
