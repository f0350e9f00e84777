package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.shake.Occasion;

/** What the judge says, beyond right and wrong. */
class JudgeTest {
  private static Verdict judge(Law law, String goal, String permitted, String equation) {
    Position position =
        new Position(
            goal.isEmpty() ? Optional.empty() : Optional.of(Laws.goal(goal)),
            Laws.cubes(""),
            goal.isEmpty() ? Laws.cubes("") : Laws.cubes(permitted),
            Laws.cubes(""),
            goal.isEmpty() ? Laws.cubes(permitted) : Laws.cubes(""),
            goal.isEmpty() ? Occasion.NO_GOAL : Occasion.IMPOSSIBLE);
    return new Judge(law, Laws.ARITHMETIC).judge(position, equation);
  }

  private static Reason only(Verdict verdict) {
    assertThat(verdict.reasons()).hasSize(1);
    return verdict.reasons().getFirst();
  }

  @Test
  void anAmbiguousSolutionIsShownTheGroupingThatFailsAndOneThatMendsIt() {
    Reason reason = only(judge(Laws.agloa("middle"), "21", "5 ^ 2 - 4", "5^2-4 = 21"));
    assertThat(reason.code()).isEqualTo(ReasonCode.AMBIGUOUS);
    assertThat(reason.rule()).isEqualTo("VII-B-6");
    assertThat(reason.witness()).contains("5^(2-4) = 21");
    assertThat(reason.message()).contains("1/25").contains("(5^2)-4 = 21");
  }

  @Test
  void bothValuesAreTold() {
    Verdict verdict = judge(Laws.agloa("middle"), "7÷2", "5 - 2", "5-2 = 7÷2");
    assertThat(verdict.solution()).contains("3");
    assertThat(verdict.goal()).contains("7/2");
    assertThat(only(verdict).message())
        .isEqualTo("The Solution is 3, but the Goal as written is 7/2.");
  }

  @Test
  void everyReasonIsListed() {
    Verdict verdict = judge(Laws.agloa("elementary"), "9", "1 2", "12 = 9");
    assertThat(verdict.reasons())
        .extracting(Reason::code)
        .containsExactlyInAnyOrder(ReasonCode.DIGITS, ReasonCode.NOT_EQUAL);
    Verdict more = judge(Laws.agloa("elementary"), "9", "", "8! = 9");
    assertThat(more.reasons())
        .extracting(Reason::code)
        .contains(ReasonCode.NOT_IN_FORCE, ReasonCode.TOO_FEW_CUBES, ReasonCode.UNAVAILABLE);
  }

  @Test
  void aVariationIsCitedFromWhereItStandsInTheDivision() {
    assertThat(only(judge(Laws.agloa("middle", "multiple of 6"), "5", "3 + 2", "3+2 = 5")).rule())
        .isEqualTo("XIII-B-7");
    assertThat(only(judge(Laws.agloa("senior", "multiple of 6"), "5", "3 + 2", "3+2 = 5")).rule())
        .isEqualTo("XIII-C-6");
  }

  @Test
  void aDifferenceTooLargeToWriteOutIsDividedByKAllTheSame() {
    Law law = Laws.agloa("middle", "multiple of 7", "multiple operations");
    assertThat(judge(law, "5", "8 9 9 ^ + 4", "(8^(9^9))+4 = 5").correct()).isTrue();
    assertThat(judge(law, "5", "8 9 9 ^ - 6", "6-(8^(9^9)) = 5").correct()).isTrue();
    assertThat(only(judge(law, "5", "8 9 9 ^ + 3", "(8^(9^9))+3 = 5")).code())
        .isEqualTo(ReasonCode.VARIATION);
  }

  @Test
  void afterANoGoalChallengeTheWriterChoosesTheGoalFromResources() {
    Law law = EquationsBooks.find("mlag-2018", "middle").orElseThrow().lawWith(List.of());
    assertThat(judge(law, "", "2 + 3 5", "2+3 = 5").correct()).isTrue();
    assertThat(judge(law, "", "2 + 3", "2+3 = 5").reasons())
        .extracting(Reason::code)
        .containsExactly(ReasonCode.UNAVAILABLE);
    assertThat(judge(law, "", "2 + 3 5", "2+3 = 2+3").correct()).isFalse();
  }

  @Test
  void aFactorialMayGoWithTheWholeOfAGroupedGoal() {
    Law law = Laws.agloa("middle", "factorial", "multiple operations");
    assertThat(judge(law, "2× 1+2", "6 ×  6 + 6 × 5", "6! = (2×(1+2))!").correct()).isFalse();
    assertThat(judge(law, "2× 1+2", "6 - 0", "(6-0)! = (2×(1+2))!").correct()).isTrue();
    assertThat(judge(law, "2× 1+2", "6 - 0", "(6-0)! = ((2×1)+2)!").correct()).isFalse();
  }

  @Test
  void aWildZeroThatLiesUprightMayBeReadUpsideDown() {
    Law law = Laws.agloa("elementary", "0 wild", "upside-down");
    assertThat(judge(law, "0+3", "1 ^ 5", "1^5 = 2u<0>+3").correct()).isTrue();
    assertThat(judge(Laws.agloa("elementary", "0 wild"), "0+3", "1 ^ 5", "1^5 = 2u<0>+3").correct())
        .isFalse();
  }

  @Test
  void aTenInTheGoalIsUprightOrSidewaysWhicheverWayItLies() {
    Law law = Laws.agloa("junior", "base 11");
    for (String goal : List.of("^", "^s")) {
      assertThat(judge(law, goal, "5 × 2", "5×2 = T").correct()).as(goal).isTrue();
      assertThat(judge(law, goal, "1 ÷ 5 × 2", "1÷(5×2) = Ts").correct()).as(goal).isTrue();
      assertThat(judge(law, goal, "0 - ^", "0-T = Tu").correct()).as(goal).isFalse();
    }
  }

  @Test
  void anIllegalGoalIsExplained() {
    Verdict verdict = judge(Laws.agloa("elementary"), "8×3s", "9 - 1", "9-1 = 8×3s");
    assertThat(verdict.reasons())
        .anyMatch(reason ->
            reason.code() == ReasonCode.GOAL_ILLEGAL
                && reason.message().contains("3s means nothing"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "multiple of 7      | 99^9-8  | 9+1 = (99^9)-8   | GOAL_READING",
        "multiple of 7      | 99^9-8  | 9+1 = 99^(9-8)   | VARIATION",
        "multiple of 7      | 99^9 -8 | 9+1 = (99^9)-8   | GOAL_ILLEGAL",
        "multiple of 7      | 2+3     | 9+1 = 9^9^9      | GOAL_READING",
        "powers of the base | √ 1-99  | 9+1 = √(1-99)    | GOAL_READING UNDEFINED",
        "powers of the base | 0÷ 1×0  | 9+1 = 0÷(1×0)    | GOAL_ILLEGAL UNDEFINED",
        "factorial          | 5÷ 1-0  | 9+1 = 5÷(1-0!)   | GOAL_READING UNDEFINED",
        "base 10            | 2+8     | 9+1 = 10         | GOAL_READING",
        "base 10            | 2+      | 9+1 = 10         | GOAL_ILLEGAL GOAL_READING",
      })
  void aGoalIsIllegalOnlyWhereItHasNoLegalReading(
      String variation, String goal, String equation, String codes) {
    Verdict verdict = judge(Laws.agloa("middle", variation), goal, "9 + 1", equation);
    assertThat(verdict.reasons())
        .extracting(reason -> reason.code().name())
        .containsExactlyInAnyOrder(codes.split(" ", -1));
  }

  @Test
  void aGoalThatCannotBeWorkedOutIsNotSaidToBeMisread() {
    Law law = Laws.agloa("junior", "number of factors", "factorial");
    assertThat(only(judge(law, "×8+1", "9 + 1", "9+1 = ×(8!!+1)")).code())
        .isEqualTo(ReasonCode.UNVERIFIABLE);
  }

  @Test
  void aLongChainIsShownAGroupingThatFails() {
    String chain = "9-8÷7-6÷5-4÷3-2÷1-9÷8-7÷6-5÷4-3÷2-1÷9-8";
    String cubes = chain.replaceAll("(.)", "$1 ");
    Reason reason = only(judge(Laws.agloa("middle"), "5", cubes, chain + " = 5"));
    assertThat(reason.code()).isEqualTo(ReasonCode.AMBIGUOUS);
    assertThat(reason.witness()).isPresent();
    String sum = "9+8+7+6+5+4+3+2+1+9+8+7+6+5+4+3+2+1+9+8";
    String signs = sum.replaceAll("(.)", "$1 ");
    assertThat(judge(Laws.agloa("middle"), "99+8", signs, sum + " = 99+8").correct()).isTrue();
    assertThat(only(judge(Laws.agloa("middle"), "99", signs, sum + " = 99")).code())
        .isEqualTo(ReasonCode.NOT_EQUAL);
  }

  @Test
  void aRequiredCubeOfAnotherColourIsNotTheRaisedOne() {
    Law law = Laws.agloa("middle", "exponent red");
    assertThat(only(required(law, "b2", "5 r2", "5{2} = 25")).code())
        .isEqualTo(ReasonCode.REQUIRED_UNUSED);
    assertThat(only(required(law, "b2 b2", "5 r2 +", "5{2}+2 = 27")).code())
        .isEqualTo(ReasonCode.REQUIRED_UNUSED);
    assertThat(only(required(law, "b2", "5 b2 +", "5{2}+2 = 27")).code())
        .isEqualTo(ReasonCode.VARIATION);
    assertThat(required(law, "b2", "5 r2 +", "5{2}+2 = 27").correct()).isTrue();
    assertThat(required(law, "r2", "5 b2 +", "5{2}+2 = 27").correct()).isTrue();
  }

  private static Verdict required(Law law, String required, String permitted, String equation) {
    Position position =
        new Position(
            Optional.of(Laws.goal(equation.substring(equation.indexOf('=') + 2))),
            Laws.cubes(required),
            Laws.cubes(permitted),
            Laws.cubes(""),
            Laws.cubes(""),
            Occasion.IMPOSSIBLE);
    return new Judge(law, Laws.ARITHMETIC).judge(position, equation);
  }
}
