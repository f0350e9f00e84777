package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The answers for MathDice, as JSON. */
class MathDiceCommandsTest {
  private static String ask(Verb verb, String fields) {
    String line = "{'game':'mathdice','rules':'mathdice'," + fields + "}";
    return Commands.answer(verb, line.replace('\'', '"'), Duration.ofSeconds(5)).json().toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          JUDGE | 'target':28,'dice':'2 3 5','expression':'5^2+3' | "value":"28","hits":true
          JUDGE | 'target':27,'dice':'2 3 5','expression':'5**2+3' | "value":"28","hits":false
          JUDGE | 'target':13,'dice':'2 3 5','expression':'5*2+3' | "value":"13","hits":true
          JUDGE | 'target':28,'dice':'2 3 6','expression':'5*2+6' | "correct":false
          JUDGE | 'target':3,'dice':'2 2 3','expression':'2**(3÷2)' | "value":"2√2","approx":"2.8284271247461900976"
          JUDGE | 'target':7,'standing':6,'call':7.5              | {"beats":true}
          JUDGE | 'target':7,'standing':'7 1/2','call':'-6'       | {"beats":false}
          JUDGE | 'target':7,'standing':null,'call':'1000'        | {"beats":true}
          JUDGE | 'target':7,'call':'x'                           | "code":"SYNTAX"
          JUDGE | 'target':7,'dice':'2 3 9','expression':'2+3'    | "code":"SYNTAX"
          VALUE | 'expression':'2+3×4'                            | {"legal":true,"values":["14"]}
          VALUE | 'expression':'2**(3÷2)'                         | "values":["2√2"],"approx":["2.8284271247461900976"]}
          VALUE | 'expression':'2+'                               | "legal":false
          SOLVE | 'target':144,'dice':'6 6 6'                     | {"solvable":false,"values":["72","216"],"distance":"72"
          SOLVE | 'target':100,'dice':'2 5 6'                     | "values":["36√6"]
          SOLVE | 'target':-1,'dice':'2 5 6'                      | "code":"FIELD_VALUE"
          """)
  void areExact(Verb verb, String fields, String expected) {
    assertThat(ask(verb, fields)).contains(expected);
  }
}
