package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mathmat.json.Json;

class CommandsTest {
  private static final Duration LIMIT = Duration.ofSeconds(1);

  @Test
  void aLineThatIsNoJsonIsAnErrorWithItsColumn() {
    Json error = error("{\"id\":7, nonsense}");
    assertThat(error.path("code").asText()).isEqualTo("JSON");
    assertThat(error.path("column").asInt()).isBetween(10, 19);
  }

  @Test
  void anErrorKeepsTheIdEvenWhereTheRestOfTheLineIsNoJson() {
    assertThat(ask("{\"game\":\"chess\",\"id\":\"a1\",nonsense}").path("id").asText())
        .isEqualTo("a1");
    assertThat(ask("{\"game\":{\"id\":3},\"id\":\"a2\",nonsense}").path("id").asText())
        .isEqualTo("a2");
    assertThat(ask("nonsense").path("id").isNull()).isTrue();
    assertThat(ask("{\"id\":").path("id").isNull()).isTrue();
    assertThat(ask("[{\"id\":1}]").path("id").isNull()).isTrue();
  }

  @Test
  void theIdComesBackExactlyAsItWas() {
    for (String id :
        new String[] {"\"a1\"", "17", "1.10", "12345678901234567890", "null", "[1,{}]"}) {
      assertThat(ask("{\"id\":" + id + ",\"game\":\"chess\"}").path("id")).hasToString(id);
    }
  }

  @Test
  void whatIsNotOneJsonObjectIsRefused() {
    for (String line :
        new String[] {"", "3", "null", "[]", "{} {}", "{\"a\":1,\"a\":2}", "{\"a\":NaN}"}) {
      assertThat(error(line).path("code").asText()).as(line).isEqualTo("JSON");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"id":1          | the line ends before the object does.
          {"id":1} {}      | there is something behind the object.
          {"id":NaN}       | "NaN" is no value; a text stands in double quotes.
          {"id":1} // note | there is something behind the object.
          {"id":1,"id":2}  | the field "id" is there twice.
          """)
  void whatIsNoJsonIsSaidInPlainWords(String line, String expected) {
    assertThat(error(line).path("message").asText()).isEqualTo("This is not JSON: " + expected);
  }

  @Test
  void aNumberOfAnySizeIsNoMistakeOfOurs() {
    Json vast = ask("{\"id\":1e99999999999,\"game\":1e-99999999999}");
    assertThat(vast.path("id")).hasToString("1e99999999999");
    assertThat(vast.path("error").path("code").asText()).isEqualTo("FIELD_TYPE");
    Json error = error("{\"id\":7,\"n\":" + "9".repeat(1_001) + "}");
    assertThat(error.path("code").asText()).isEqualTo("TOO_LONG");
    assertThat(error.path("column").asInt()).isEqualTo(13);
  }

  @Test
  void deepNestingIsRefusedAndNotRecursedInto() {
    assertThat(error("{\"a\":" + "[".repeat(100_000)).path("code").asText()).isEqualTo("TOO_LONG");
  }

  @Test
  void theGameMustBeThereAndKnown() {
    assertThat(error("{}").path("code").asText()).isEqualTo("FIELD_MISSING");
    assertThat(error("{\"game\":null}").path("code").asText()).isEqualTo("FIELD_MISSING");
    assertThat(error("{\"game\":3}").path("code").asText()).isEqualTo("FIELD_TYPE");
    assertThat(error("{\"game\":\"chess\"}").path("code").asText()).isEqualTo("GAME_UNKNOWN");
    assertThat(error("{\"game\":\"chess\"}").path("message").asText()).contains("mathdice");
  }

  @Test
  void everyVerbIsFoundByItsWord() {
    for (Verb verb : Verb.values()) {
      assertThat(Verb.of(verb.word())).contains(verb);
    }
    assertThat(Verb.of("VALUE")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          'division':'middle','players':3,'seat':'left','select':'average'                    | true
          'division':'middle','players':3,'seat':'left','select':'average ; factorial'        | NOT_NOW
          'division':'middle','players':2,'seat':'right','select':'average ; factorial'       | true
          'division':'middle','players':2,'seat':'goal-setter','select':'average ; factorial' | NOT_NOW
          'division':'middle','players':2,'select':'average ; factorial'                      | true
          'division':'senior','players':3,'seat':'goal-setter','select':'0 wild ; factorial'  | true
          'division':'middle','select':'average ; factorial'                                  | true
          'division':'middle','players':3,'seat':'up','select':'average'                      | FIELD_VALUE
          'division':'middle','players':4,'select':'average'                                  | FIELD_VALUE
          """)
  void aPlayerSelectsAsManyVariationsAsHisSeatMay(String fields, String expected) {
    String line =
        "{'game':'equations','rules':'agloa-2015',"
            + "'roll':'r0 r1 r2 r3 r+ r- b0 b1 b2 b3 b× b÷ g4 g5 g6 g^ g× g- k7 k8 k9 k√ k+ k÷',"
            + fields
            + "}";
    assertThat(Commands.answer(Verb.VARIATION, line.replace('\'', '"'), LIMIT).json().toString())
        .contains(expected);
  }

  @ParameterizedTest
  @CsvSource({"base 8, base nine", "exponent red, exponent blue", "multiple of 6, multiple of 7"})
  void variationsThatCannotBeInForceTogetherAreToldInsteadOfTakingOne(String one, String other) {
    String line =
        "{'game':'equations','rules':'agloa-2015','division':'middle','expression':'2+3',"
            + "'variations':['%s','%s']}";
    assertThat(error(line.formatted(one, other).replace('\'', '"')).path("code").asText())
        .isEqualTo("VARIATION_CONFLICT");
    assertThat(ask(line.formatted(one, one).replace('\'', '"')).path("legal").isTrue()).isTrue();
  }

  private static Json ask(String line) {
    return Commands.answer(Verb.VALUE, line, LIMIT).json();
  }

  private static Json error(String line) {
    Answer answer = Commands.answer(Verb.VALUE, line, LIMIT);
    assertThat(answer).isInstanceOf(Answer.Misunderstood.class);
    return answer.json().path("error");
  }
}
