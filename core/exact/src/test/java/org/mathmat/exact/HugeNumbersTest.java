package org.mathmat.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers that are never written out. */
class HugeNumbersTest {
  private final Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);
  private final Calculator calculator = new Calculator(arithmetic);

  private static String answer(String question) {
    String[] sides = question.split("=", -1);
    return QuestionsTest.answer(new QuestionsTest.Question("", sides[0], sides[1], ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fact(fact(8))/fact(40319)=40320",
        "fact(fact(9))+fact(fact(9)-1)=fact(fact(9)-1)*(fact(9)+1)",
        "fact(fact(fact(9)))=fact(fact(fact(9)))",
        "fact(fact(fact(9)))-fact(fact(fact(9)))=0",
        "fact(fact(fact(9)))/fact(fact(fact(9)))=1",
        "fact(9^9)/fact(9^9-1)=9^9",
        "fact(9^(9^9))/fact(9^(9^9)-1)=9^(9^9)",
        "9^(9^(9^9))-9^(9^(9^9))=0",
        "9^(9^(9^9))/9^(9^(9^9))=1",
        "9^(9^9)=3^(2*9^9)",
        "9^(9^9)+9^(9^9)+9^(9^9)=3^(2*9^9+1)",
        "3*2^(9^9)+2^(9^9+1)=5*2^(9^9)",
        "(0-1)^(9^(9^9))=0-1",
        "(0-2)^(9^(9^9))=0-2^(9^(9^9))",
        "i^(9^(9^9))=i",
        "root(9^(9^9),9^(9^9))^(9^(9^9))=9^(9^9)",
        "log(9,9^(9^(9^9)))=9^(9^9)",
        "2^100000/2^99990=1024",
        "fact(3000)*fact(2000)=fact(2000)*fact(3000)",
        "(1/3)^(9^9)=(1/27)^(9^9/3)",
        "rem(9^(9^9),1000)=289",
        "rem(9^(9^(9^9)),10)=9",
        "rem(fact(fact(9)),1009)=0",
        "gcf(fact(fact(8)),9^(9^9))=3^20156",
        "gcf(9^(9^9),12)=3",
        "lcm(4^(9^9),9^(9^9))=36^(9^9)",
        "nfac(9^(9^9))=2*9^9+1",
        "nfac(fact(100))=39001250856960000",
      })
  void equal(String question) {
    assertThat(answer(question)).as(question).isEqualTo("equal");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9^(9^9)=5",
        "fact(fact(fact(9)))=5",
        "fact(fact(fact(9)))=9^(9^(9^9))",
        "fact(fact(fact(9)))+1=fact(fact(fact(9)))",
        "9^(9^(9^(9^9)))=8^(9^(9^(9^9)))",
        "9^(9^9)+1=9^(9^9)+2",
        "root(9^(9^9),2)=1",
        "log(9^(9^9),9^(9^9)+1)=1",
        "(1+sqrt(2))^(9^9)=5",
        "2^100000+1=2^100000",
        "1/9^(9^9)=0",
        "sqrt(fact(fact(9)))=fact(9)",
      })
  void different(String question) {
    assertThat(answer(question)).as(question).isEqualTo("different");
  }

  @Test
  void sizesAreCompared() {
    assertThat(arithmetic.less(calculator.num("8^(9^(9^9))"), calculator.num("9^(9^(9^9))")))
        .isEqualTo(Truth.TRUE);
    assertThat(arithmetic.less(calculator.num("fact(9^9)"), calculator.num("9^(9^9)")))
        .isEqualTo(Truth.FALSE);
    assertThat(arithmetic.less(calculator.num("0-9^(9^(9^9))"), Num.ZERO)).isEqualTo(Truth.TRUE);
  }

  @Test
  void kindsAreKnown() {
    Num tower = calculator.num("9^(9^9)");
    assertThat(arithmetic.isInteger(tower)).isEqualTo(Truth.TRUE);
    assertThat(arithmetic.isInteger(calculator.num("9^(9^9)/2"))).isEqualTo(Truth.FALSE);
    assertThat(arithmetic.isInteger(calculator.num("1/9^(9^9)"))).isEqualTo(Truth.FALSE);
    assertThat(arithmetic.isRational(tower)).isEqualTo(Truth.TRUE);
    assertThat(arithmetic.isReal(tower)).isEqualTo(Truth.TRUE);
    assertThat(arithmetic.integer(tower)).isEmpty();
    assertThat(arithmetic.integer(calculator.num("2^20000"))).contains(BigInteger.TWO.pow(20_000));
  }

  @Test
  void whatCannotBeDoneIsLeftOpen() {
    assertThat(calculator.value("nextprime(9^(9^9))")).isInstanceOf(Undecided.class);
    assertThat(calculator.value("nfac(9^(9^9)+1)")).isInstanceOf(Undecided.class);
  }
}
