package org.mathmat.exact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Canonical texts and decimals. */
class TextsTest {
  private final Calculator calculator = new Calculator(new Arithmetic(Effort.ORDINARY));

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "27/4; 27/4",
        "0-6/4; -3/2",
        "2*sqrt(3); 2·√3",
        "sqrt(12); 2·√3",
        "sqrt(26); √26",
        "sqrt(fact(9)); 72·√70",
        "5*root(3,2); 5·∛2",
        "root(4,3); ∜3",
        "root(5,7); ⁵√7",
        "root(12,7); ¹²√7",
        "(1+sqrt(5))/2; (1+√5)/2",
        "1/(1+sqrt(5)); (-1+√5)/4",
        "1/sqrt(2); √2/2",
        "sqrt(2)-sqrt(3); √2-√3",
        "sqrt(2)*root(3,3); ⁶√72",
        "sqrt(5+2*sqrt(6)); √2+√3",
        "sqrt(2+sqrt(3)); (√2+√6)/2",
        "sqrt(4+sqrt(3)); √(4+√3)",
        "sqrt(2+5*root(3,5)+2*root(6,5000)); √2+∛25",
        "sqrt((1+root(3,2)+root(3,4))^2); 1+∛2+∛4",
        "sqrt((1/3-root(3,2)/5+root(3,4))^2); (5-3·∛2+15·∛4)/15",
        "sqrt((root(9,17)-root(7,5)+root(5,2))^2); ⁵√2-⁷√5+⁹√17",
        "root(4,(1+sqrt(2)+root(3,5))^4); 1+√2+∛5",
        "(5+2*sqrt(6))^(3/2); 11·√2+9·√3",
        "sqrt(2+root(3,2)+root(3,4)); √(2+∛2+∛4)",
        "sqrt(1+sqrt(2)); √(1+√2)",
        "log(2,3); log₂3",
        "log(3,2); log₃2",
        "log(4,3); log₄3",
        "log(2,9); log₂9",
        "log(6,5); log₆5",
        "log(2,3/5); -log₂(5/3)",
        "log(12,5); log₁₂5",
        "log(8,4); 2/3",
        "i; i",
        "0-i; -i",
        "3+4*i; 3+4i",
        "i*2-7; -7+2i",
        "i/4; i/4",
        "0-i*3/4; -3i/4",
        "3/2+i/4; 3/2+i/4",
        "3/2+sqrt(2)*i/2; 3/2+√2·i/2",
        "(1-i)/sqrt(2); √2/2-√2·i/2",
        "(1+sqrt(5))*i/2+1/3; 1/3+(1+√5)·i/2",
        "(0-1-sqrt(5))*i; -(1+√5)·i",
        "3*sqrt(2)*i/2; 3·√2·i/2",
        "(i+2)/3; 2/3+i/3",
        "sqrt(3)*i; √3·i",
        "1+sqrt(3)*i; 1+√3·i",
        "9^(9^9); 9^(9^9)",
        "9^(9^9)+1; 1+9^(9^9)",
        "0-2^(9^9); -2^(9^9)",
        "fact(fact(8)); 40320!",
        "fact(fact(fact(9))); (362880!)!",
        "2^sqrt(2); 2^√2",
        "2^sqrt(2)*3^sqrt(2); 6^√2",
        "2^(1+sqrt(2)); 2·2^√2",
        "sqrt(log(2,3)); √(log₂3)",
        "log(2,log(2,3)); ≈0.66444870745388938335",
        "(fact(fact(9))+1)/fact(fact(9)); ≈1.0000000000000000000",
        "(2+sqrt(5))^(1/3); (1+√5)/2",
        "(7+5*sqrt(2))^(1/3); 1+√2",
        "(sqrt(5)-2)^(1/3); (-1+√5)/2",
        "(26-15*sqrt(3))^(1/3); 2-√3",
        "(45+29*sqrt(2))^(1/3); 3+√2",
        "(1+sqrt(5))^(1/3); ∛(1+√5)",
        "(2+sqrt(5))^(1/3)-(sqrt(5)-2)^(1/3); 1",
      })
  void text(String expression, String text) {
    assertThat(calculator.num(expression).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "9; 20; 9.0",
        "0; 20; 0.0",
        "2/7; 20; 0.28571428571428571429",
        "1/125; 20; 0.008",
        "0-1/4; 20; -0.25",
        "2/3; 3; 0.667",
        "199999/2; 3; 1.0e+5",
        "10^20; 20; 1.0e+20",
        "sqrt(2); 50; 1.4142135623730950488016887242096980785696718753769",
        "root(3,2); 50; 1.2599210498948731647672106072782283505702514647015",
        "log(2,3); 50; 1.5849625007211561814537389439478165087598144076925",
        "2^sqrt(2); 50; 2.6651441426902251886502972498731398482742113137147",
        "(sqrt(5)-1)/4; 40; 0.3090169943749474241022934171828190588602",
        "root(3,9); 20; 2.0800838230519041145",
        "sqrt(26); 20; 5.09901951359278483",
        "3+4*i; 20; 3.0+4.0i",
        "3-4*i; 20; 3.0-4.0i",
        "0-i; 20; -1.0i",
        "i/4; 20; 0.25i",
        "root(3,2+sqrt(5))+root(3,2-sqrt(5)); 20; 1.0",
        "9^(9^9); 20; 4.2812477317574704804e+369693099",
        "1/9^(9^9); 5; 2.3358e-369693100",
        "fact(fact(8)); 20; 3.434359492761005746e+168186",
        "0-9^(9^(9^9)); 5; -10^(4.0853e+369693099)",
        "9^(9^(9^9))+7; 5; 10^(4.0853e+369693099)",
        "1/9^(9^(9^9)); 5; 10^(-4.0853e+369693099)",
        "fact(fact(fact(9)))-fact(fact(fact(8))); 5; 10^(2.994e+1859939)",
        "fact(10^9); 20; 9.9046265792229937373e+8565705522",
        "fact(6*10^6)/fact(6*10^6-1); 20; 6000000.0",
      })
  void approx(String expression, int digits, String text) {
    assertThat(calculator.num(expression).approx(digits)).contains(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2^(1/9^(9^9))-1", "fact(9^(9^(9^9)))"})
  void digitsThatAreNotKnownAreNotShown(String expression) {
    assertThat(calculator.num(expression).approx(20)).isEmpty();
  }
}
