package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code score}: what it scores, and what it will not score. */
class ScoreCommandTest {
  private static String ask(String fields) {
    String line = "{'game':'equations'," + fields + "}";
    return Commands.answer(Verb.SCORE, line.replace('\'', '"'), Duration.ofSeconds(5))
        .json()
        .toString();
  }

  private static final String NOW =
      "'rules':'agloa-2015','challenge':'now','mover':'A','challenger':'B','third':'C',";

  @Test
  void aThirdPartyWhoWasAbsentIsScoredAsAbsent() {
    assertThat(ask(NOW + "'presented':{'B':'correct'},'absent':['C']"))
        .isEqualTo("{\"scores\":{\"A\":2,\"B\":6,\"C\":-2}}");
  }

  @Test
  void aMoverWhoLeftIsScoredAsAbsent() {
    assertThat(ask(NOW + "'presented':{'B':'correct'},'absent':['A']"))
        .isEqualTo("{\"scores\":{\"A\":-2,\"B\":6,\"C\":2}}");
  }

  /** Section VII-A says who writes; each book says which challenges there are. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          'presented':{'A':'correct'}                              | A may not write
          'presented':{'B':'correct','C':'correct'},'absent':['C'] | C may not write
          'presented':{'B':'right'}                                | FIELD_VALUE
          'presented':{'D':'correct'}                              | Nobody in this shake is called D
          'accepted':{'C':'B'}                                     | FIELD_TYPE
          'accepted':{'C':['D']}                                   | Nobody in this shake is called D
          'sides':{'A':'mover'}                                    | Only the third party
          'sides':{'C':'nobody'}                                   | A side must be
          'presented':{'B':'correct'},'absent':['B']               | B may not write
          'absent':['C','C']                                       | names C twice
          'absent':['D']                                           | two or three players
          """)
  void whatCannotHaveHappenedIsNotScored(String fields, String expected) {
    assertThat(ask(NOW + fields)).contains("error").contains(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          'rules':'agloa-2015','challenge':'p-flub','mover':'A','challenger':'B'    | no challenge
          'rules':'agloa-2015','challenge':'no-goal','mover':'A','challenger':'B'   | no challenge
          'rules':'guide','challenge':'now','mover':'A','challenger':'B'            | no challenge
          'rules':'mlag-2018','challenge':'force-out','players':['A','B']           | no challenge
          'rules':'mlag-2018','challenge':'last-cube'                               | two or three players
          'rules':'mlag-2018','challenge':'last-cube','players':['A','A']           | names A twice
          'rules':'mlag-2018','challenge':'last-cube','players':['A','B','C','D']   | two or three players
          'rules':'agloa-2023','challenge':'now','mover':'A','challenger':'B'       | RULES_UNKNOWN
          """)
  void aBookHasItsOwnChallengesAndTwoOrThreePlayers(String fields, String expected) {
    assertThat(ask(fields)).contains("error").contains(expected);
  }
}
