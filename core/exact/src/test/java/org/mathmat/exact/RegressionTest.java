package org.mathmat.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Mistakes that exact arithmetic of this kind has made before. */
class RegressionTest {
  private final Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);
  private final Calculator calculator = new Calculator(arithmetic);

  private void is(String question, String answer) {
    String[] sides = question.split("=", -1);
    assertThat(QuestionsTest.answer(new QuestionsTest.Question("", sides[0], sides[1], answer)))
        .as(question)
        .isEqualTo(answer);
  }

  @Test
  void theRootOfANumberLeftOfTheAxisHasTheRightBranch() {
    is("csqrt(0-7-i)*csqrt(0-7-i)=0-7-i", "equal");
    is("csqrt(0-7-i)=csqrt(0-7+i)", "different");
    is("csqrt(0-7-i)=0-csqrt(0-7-i)", "different");
    assertThat(calculator.num("csqrt(0-7-i)").approx(6)).contains("0.188504-2.65246i");
  }

  @Test
  void aRealNumberWrittenAsAComplexOneIsOnTheAxis() {
    is("i-csqrt(2*i)=0-1", "equal");
    is("csqrt(i-csqrt(2*i))=i", "equal");
    is("ccbrt(i-csqrt(2*i))=1/2+i*sqrt(3)/2", "equal");
    is("(i-csqrt(2*i))^(1/3)=0-1", "equal");
  }

  @Test
  void aDivisorWithHugeNumbersIsNotMadeRational() {
    for (String divisor :
        new String[] {"7^3000+sqrt(3)", "1+sqrt(3)*7^3000", "5^5000+7^5000*sqrt(3)"}) {
      Num quotient = calculator.num("1/(" + divisor + ")");
      assertThat(arithmetic.less(quotient, Num.ZERO)).as(divisor).isEqualTo(Truth.FALSE);
      is("1/(" + divisor + ")*(" + divisor + ")=1", "equal");
    }
  }

  @Test
  void rootsOfTranscendentalNumbersAreNotAlgebraic() {
    is("sqrt(log(2,3))=1.25895293035345", "different");
    is("sqrt(log(2,3))^2=log(2,3)", "equal");
    is("sqrt(2^sqrt(2))=2^(sqrt(2)/2)", "equal");
    assertThat(arithmetic.isRational(calculator.num("sqrt(2^sqrt(2))"))).isEqualTo(Truth.FALSE);
  }

  @Test
  void logarithmsOfLogarithmsComeToAnEnd() {
    is("log(log(2,3),log(2,5))=log(log(2,3),log(2,5))", "equal");
    is("log(log(2,3),log(2,5))=2", "different");
    is("log(log(log(2,3),5),log(3,log(2,5)))=1", "different");
    is("log(log(6,7),log(7,6))=0-1", "equal");
  }

  @Test
  void aRootWithAnIndexAboveTheLengthOfItsRadicandEnds() {
    is("root(9999,2)^9999=2", "equal");
    is("root(100,3)=1", "different");
  }

  @Test
  void aHugeIndexIsNotMultipliedOut() {
    is("root(43046721,2)=root(43046721,3)", "different");
    is("root(43046721,2)^43046721=2", "equal");
    is("root(9^9,2)=1", "different");
  }

  @Test
  void whatIsPlainlyDifferentIsNotLeftOpen() {
    is("(1+sqrt(2))^(9^9)=3", "different");
    is("2^(2^(2^sqrt(2)))=1/(2^(1/9)+3^(1/8)+5^(1/7))", "different");
  }

  @Test
  void aHiddenOneHasLogarithmZero() {
    is("(sqrt(3+2*sqrt(2))-sqrt(2))^sqrt(2)=1", "equal");
    is("log(5,sqrt(3+2*sqrt(2))-sqrt(2))=0", "equal");
    is("log(sqrt(3+2*sqrt(2))-sqrt(2),5)=1", "undefined");
    is("(root(3,2+sqrt(5))+root(3,2-sqrt(5)))^sqrt(2)=1", "equal");
    is("log(root(3,2+sqrt(5))+root(3,2-sqrt(5)),5)=1", "undefined");
  }

  @Test
  void aPowerWithExponentZeroIsOne() {
    is("sqrt(7)^0=1", "equal");
    is("root(sqrt(sqrt(7)^0),sqrt(3))=sqrt(3)", "equal");
    is("root((sqrt(2)^log(2,1))*5,2)=root(5,2)", "equal");
  }

  @Test
  void notRationalHasItsOwnProof() {
    assertThat(arithmetic.isRational(calculator.num("sqrt(2)"))).isEqualTo(Truth.FALSE);
    assertThat(arithmetic.isRational(calculator.num("log(2,3)"))).isEqualTo(Truth.FALSE);
    assertThat(arithmetic.isRational(calculator.num("log(6,3)"))).isEqualTo(Truth.FALSE);
    assertThat(arithmetic.isRational(calculator.num("2^sqrt(2)"))).isEqualTo(Truth.FALSE);
    assertThat(arithmetic.isRational(calculator.num("sqrt(1+sqrt(2))"))).isEqualTo(Truth.FALSE);
    assertThat(arithmetic.isRational(calculator.num("root(3,2+sqrt(5))+root(3,2-sqrt(5))")))
        .isEqualTo(Truth.TRUE);
    assertThat(arithmetic.isRational(calculator.num("log(2,3)+log(3,2)"))).isEqualTo(Truth.UNKNOWN);
    is("(0-8)^sqrt(2)=1", "undefined");
    is("(0-8)^log(2,3)=1", "undefined");
  }

  @Test
  void aHiddenIntegerIsFound() {
    Num five = calculator.num("root(3,2+sqrt(5))+root(3,2-sqrt(5))+4");
    assertThat(arithmetic.isInteger(five)).isEqualTo(Truth.TRUE);
    assertThat(arithmetic.integer(five)).contains(BigInteger.valueOf(5));
    assertThat(arithmetic.isInteger(calculator.num("sqrt(5)"))).isEqualTo(Truth.FALSE);
  }
}
