package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Num;
import org.mathmat.solver.search.Meter;

/** Factorials of words, forward and back. */
class FactorialsTest {
  private final Arithmetic exact = new Arithmetic(Effort.ORDINARY);
  private final Numbers numbers = new Numbers(exact, new Meter());
  private final Factorials factorials = new Factorials(numbers);

  @Test
  void smallOnesAreWrittenOut() {
    BigInteger product = BigInteger.ONE;
    for (int n = 0; n <= 200; n++) {
      product = product.multiply(BigInteger.valueOf(Math.max(n, 1)));
      long word = factorials.of(Words.whole(n));
      assertThat(numbers.maySame(word, numbers.of(Num.of(product)))).as("%d!", n).isTrue();
      if (n <= 170) {
        assertThat(numbers.num(word)).as("%d!", n).isEqualTo(Num.of(product));
      }
    }
  }

  @Test
  void theWayBackMissesNone() {
    for (long n = 0; n < 40_000; n += n < 1_000 ? 1 : 911) {
      long operand = Words.whole(n);
      assertThat(factorials.operands(factorials.of(operand))).as("%d!", n).contains(operand);
    }
    for (long n = 1 << 20; n < 1L << 35; n *= 3) {
      long operand = Words.whole(n);
      assertThat(factorials.operands(factorials.of(operand))).as("%d!", n).contains(operand);
    }
  }

  @Test
  void whatIsNoFactorialHasNoWayBack() {
    assertThat(factorials.operands(Words.ZERO)).isEmpty();
    assertThat(factorials.operands(Words.whole(-6))).isEmpty();
    assertThat(factorials.operands(Words.whole(25))).isEmpty();
    assertThat(factorials.operands(Words.fraction(1, 2))).isEmpty();
    assertThat(factorials.operands(Words.ONE)).containsExactly(Words.ZERO, Words.ONE);
    BigInteger large = BigInteger.TEN.pow(60);
    assertThat(factorials.operands(numbers.of(Num.of(large)))).isEmpty();
    assertThat(factorials.operands(numbers.of(exact.root(Num.of(2), Num.of(2))))).isEmpty();
  }

  @Test
  void onlyWholeNumbersHaveOne() {
    assertThat(factorials.of(Words.whole(-1))).isEqualTo(Words.UNDEFINED);
    assertThat(factorials.of(Words.fraction(1, 2))).isEqualTo(Words.UNDEFINED);
    assertThat(factorials.of(numbers.of(exact.root(Num.of(2), Num.of(2)))))
        .isEqualTo(Words.UNDEFINED);
  }
}
