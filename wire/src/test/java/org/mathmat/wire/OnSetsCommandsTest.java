package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The answers for On-Sets, as JSON. */
class OnSetsCommandsTest {
  private static final String TEN = "B BR BG RG RY GY BRG RGY BRGY blank";

  private static String ask(Verb verb, String fields) {
    String line = "{'game':'onsets','rules':'agloa-2023'," + fields + ",'universe':'" + TEN + "'}";
    return Commands.answer(verb, line.replace('\'', '"').replace('`', '\''), Duration.ofSeconds(5))
        .json()
        .toString();
  }

  @Test
  void aCorrectSolutionIsToldWithItsValue() {
    assertThat(
            ask(
                Verb.JUDGE,
                "'division':'middle','goal':'3+2u','variations':['absolute value'],"
                    + "'permitted':'V - B','challenge':'now','solution':'V - B'"))
        .isEqualTo("{\"correct\":true,\"reasons\":[],\"solution\":\"5\",\"goal\":\"1 or 5\"}");
  }

  @Test
  void aWrongOneIsToldWithItsReasons() {
    assertThat(
            ask(
                Verb.JUDGE,
                "'division':'elementary','goal':'3','permitted':'B ∪ G - R',"
                    + "'challenge':'impossible','solution':'B ∪ G - R'"))
        .contains("\"code\":\"AMBIGUOUS\",\"rule\":\"VII-B-6\"")
        .contains("\"witness\":\"B ∪ (G - R)\"")
        .contains("\"solution\":\"3 or 6\"");
  }

  @Test
  void aSetNameHasTheValuesOfItsReadings() {
    assertThat(ask(Verb.VALUE, "'division':'elementary','expression':'R ∩ Y'"))
        .isEqualTo("{\"legal\":true,\"values\":[\"3\"],\"sets\":[\"RY RGY BRGY\"]}");
    assertThat(ask(Verb.VALUE, "'division':'elementary','expression':'R ∩'"))
        .contains("\"legal\":false")
        .contains("SYNTAX");
    assertThat(ask(Verb.VALUE, "'division':'middle','variations':['absolute value'],'goal':'3+2u'"))
        .isEqualTo(
            "{\"legal\":true,\"values\":[\"1\",\"5\"],\"interpretations\":[\"3+2u\",\"3+2\"]}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          'division':'middle','players':3,'seat':'left','select':'wild B'                  | true
          'division':'middle','players':3,'seat':'left','select':'wild B ; two operations' | NOT_NOW
          'division':'middle','players':2,'seat':'left','select':'wild B ; two operations' | true
          'division':'middle','players':2,'seat':'goal-setter','select':'wild B ; two operations' | NOT_NOW
          'division':'senior','players':3,'seat':'right','select':'wild B ; two operations' | true
          'division':'middle','select':'wild B ; two operations'                           | true
          'division':'middle','players':3,'seat':'up','select':'wild B'                    | FIELD_VALUE
          'division':'middle','players':4,'select':'wild B'                                | FIELD_VALUE
          'division':'middle','chosen':['nonsense'],'select':'wild B'                      | VARIATION_UNKNOWN
          """)
  void aSelectionIsJudged(String fields, String expected) {
    assertThat(ask(Verb.VARIATION, fields + ",'roll':'1 2 3 B R G Y ∪ ∩ - V = ⊆'"))
        .contains(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          'division':'middle','goal':'B','challenge':'now','solution':'B'               | SYNTAX
          'division':'middle','goal':'3','challenge':'soon','solution':'B'              | FIELD_VALUE
          'division':'middle','goal':'3','challenge':'now'                              | FIELD_MISSING
          'division':'middle','challenge':'now','solution':'B'                          | FIELD_MISSING
          'division':'upper','goal':'3','challenge':'now','solution':'B'                | DIVISION_UNKNOWN
          'division':'middle','goal':'3','challenge':'now','solution':['B',3]           | FIELD_TYPE
          'division':'basic','variations':['wild B'],'goal':'3','challenge':'now','solution':'B' | VARIATION_UNKNOWN
          'division':'middle','goal':'3','permitted':'B Q','challenge':'now','solution':'B' | \\"column\\":3
          """)
  void whatCannotBeUnderstoodIsSaid(String fields, String expected) {
    assertThat(ask(Verb.JUDGE, fields)).contains("error").contains(expected.replace("\\", ""));
  }

  /** Sections II-C-2, XIII-C-12 (e) and XIII-D-13: no shake has both. */
  @ParameterizedTest
  @CsvSource({
    "wild B, wild R",
    "double set B, double set R",
    "required card BRG, forbidden card BRG",
    "blank card wild, forbidden card blank",
    "symmetric difference, wild -"
  })
  void variationsThatCannotBeInForceTogetherAreTold(String one, String other) {
    String fields =
        "'division':'senior','goal':'3','permitted':'B R ∩','challenge':'now','solution':'B ∩ R',"
            + "'variations':['%s','%s']";
    assertThat(ask(Verb.JUDGE, fields.formatted(one, other))).contains("VARIATION_CONFLICT");
    assertThat(ask(Verb.JUDGE, fields.formatted(other, one))).contains("VARIATION_CONFLICT");
    assertThat(ask(Verb.JUDGE, fields.formatted(one, one))).doesNotContain("error");
  }

  @Test
  void goalsAreFoundForARollThatIsThere() {
    assertThat(ask(Verb.SOLVE, "'division':'middle','goals':true")).contains("FIELD_MISSING");
  }

  private static final String ROLL = "'roll':'1 2 5 B R G Y B R G Y ∪ ∩ - ` V = ⊆'";

  @Test
  void goalsThatTheLimitLeftOutAreTold() {
    String line =
        "{'game':'onsets','rules':'agloa-2023','division':'middle',"
            + ROLL
            + ",'goals':true,'universe':'"
            + TEN
            + "'}";
    assertThat(
            Commands.answer(Verb.SOLVE, line.replace('\'', '"').replace('`', '\''), Duration.ZERO)
                .json()
                .toString())
        .isEqualTo("{\"goals\":[],\"why\":\"Some Goals were not searched to the end.\"}");
    assertThat(ask(Verb.SOLVE, "'division':'middle','goals':true,'all':3," + ROLL))
        .contains("{\"goal\":")
        .doesNotContain("why");
  }

  @Test
  void afterNoGoalAGoalIsFoundWithItsSolution() {
    assertThat(
            ask(
                Verb.SOLVE,
                "'division':'middle','challenge':'no-goal','resources':'4 R B ∩ - ` ='"))
        .isEqualTo("{\"solvable\":true,\"solution\":\"R'\",\"cubes\":2,\"goal\":\"4\"}");
    assertThat(ask(Verb.SOLVE, "'division':'middle','challenge':'no-goal','resources':'5 B R ∩'"))
        .isEqualTo("{\"solvable\":false,\"why\":\"Every Goal was looked at.\"}");
    assertThat(ask(Verb.SOLVE, "'division':'middle','challenge':'no-goal','resources':'B R ∩'"))
        .contains("\"solvable\":false");
  }

  @Test
  void aShiftSaysWhereTheCubeComesFrom() {
    String fields =
        "'division':'middle','goal':'3','required':'B','permitted':'` R','resources':'∪ G',"
            + "'challenge':'impossible','moves':true";
    assertThat(ask(Verb.SOLVE, fields + ",'variations':['shift from permitted']"))
        .contains("{\"cube\":\"'\",\"from\":\"P\",\"to\":\"R\",\"result\":")
        .contains("{\"cube\":\"G\",\"to\":\"R\",\"result\":");
    assertThat(ask(Verb.SOLVE, fields)).doesNotContain("from");
  }

  @Test
  void aCutListOfSolutionsIsToldFromACompleteOne() {
    String few = "'division':'middle','goal':'4','permitted':'R `','challenge':'now','all':5";
    assertThat(ask(Verb.SOLVE, few))
        .isEqualTo(
            "{\"solvable\":true,\"solution\":\"R'\",\"cubes\":2,"
                + "\"solutions\":[{\"solution\":\"R'\",\"cubes\":2}]}");
    assertThat(ask(Verb.SOLVE, few + ",'variations':['multiple operations']"))
        .contains("\"solutions\":[{\"solution\":\"R'\",\"cubes\":2}]")
        .contains("There may be more Solutions: not all of them could be looked for.");
    assertThat(
            ask(
                Verb.SOLVE,
                "'division':'middle','goal':'4+3','required':'∩','permitted':'R Y `',"
                    + "'challenge':'now','all':9,'variations':['multiple operations']"))
        .contains("{\"solution\":\"(Y' ∩ R')'\",\"cubes\":4}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ∪ ∪ ∪ |       | impossible
                | ∪ ∪ ∪ | impossible
                | ∪ ∪ ∪ | now
          ∪     | ∪ -   | now
          """)
  void aSignThatIsUsedManyTimesIsOneCube(String permitted, String resources, String challenge) {
    assertThat(
            ask(
                Verb.SOLVE,
                "'division':'junior','goal':'4×2+1','required':'B R G Y','permitted':'%s','resources':'%s','challenge':'%s','all':3"
                    .formatted(
                        permitted == null ? "" : permitted,
                        resources == null ? "" : resources,
                        challenge)))
        .containsPattern("\"solution\":\"[^\"]*\",\"cubes\":5,\"solutions\"")
        .containsPattern("\"solutions\":\\[\\{\"solution\":\"[^\"]*\",\"cubes\":5}");
  }

  @Test
  void solutionsThatNameTheSameCardsAreListedToo() {
    assertThat(
            ask(
                Verb.SOLVE,
                "'division':'middle','goal':'5','required':'B','permitted':'= ∪ V',"
                    + "'challenge':'now','all':9"))
        .contains(
            "{\"solution\":\"V = B ; B\",\"cubes\":3},"
                + "{\"solution\":\"V = B ; V ∪ B\",\"cubes\":4}");
  }
}
