package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Occasion;

/** The answers to questions that a player may ask. */
class EquationsSolverTest {
  private static Answer solve(Law law, Position position) {
    return EquationsSolver.of(law, position.goal().orElseThrow(), position)
        .solve(position, Limits.ORDINARY);
  }

  private static String first(Answer answer) {
    assertThat(answer).isInstanceOf(Answer.Solvable.class);
    return ((Answer.Solvable) answer).first().equation();
  }

  @Test
  void aShortestSolutionIsGiven() {
    Law law = Shakes.law("agloa-2015", "elementary");
    Position position = Shakes.position("2× 3+5", "+ 2", "5 7 - 3", "× 9", Occasion.NOW);
    assertThat(first(solve(law, position))).isEqualTo("2×(3+5) = 2×(3+5)");
  }

  @Test
  void aNowSolutionTakesOneCubeFromResources() {
    Law law = Shakes.law("mlag-2018", "middle");
    assertThat(solve(law, Shakes.position("8", "5", "", "+ 3", Occasion.NOW)))
        .isInstanceOf(Answer.Impossible.class);
    assertThat(first(solve(law, Shakes.position("8", "5", "", "+ 3", Occasion.IMPOSSIBLE))))
        .isEqualTo("3+5 = 8");
  }

  @Test
  void anIllegalGoalIsNotSolvableAndSaysWhy() {
    Law law = Shakes.law("agloa-2015", "elementary");
    Answer answer = solve(law, Shakes.position("2+", "", "1 1 +", "", Occasion.IMPOSSIBLE));
    assertThat(answer).isInstanceOf(Answer.Impossible.class);
    assertThat(((Answer.Impossible) answer).why()).contains("no legal interpretation");
  }

  @Test
  void rootsThatAreNoFractionsAreCarriedExactly() {
    Law law = Shakes.law("agloa-2015", "middle");
    assertThat(first(solve(law, Shakes.position("2", "√ ^", "2 2", "", Occasion.IMPOSSIBLE))))
        .isIn("(√2)^2 = 2", "√(2^2) = 2");
    assertThat(solve(law, Shakes.position("3", "√ ^", "2 2", "", Occasion.IMPOSSIBLE)))
        .isInstanceOf(Answer.Impossible.class);
  }

  @Test
  void irrationalIndicesMayGiveAFraction() {
    Law law = Shakes.law("agloa-2015", "junior");
    Answer answer = solve(law, Shakes.position("3", "5 5 3 √ √ √ √", "", "", Occasion.NOW));
    assertThat(first(answer)).isIn("(√5)√((√5s)√3) = 3", "(√5s)√((√5)√3) = 3");
  }

  @Test
  void aComplexNumberHasWholePowersUnderARoot() {
    Law law = Shakes.law("agloa-2016", "senior", "imaginary");
    assertThat(first(solve(law, Shakes.position("1", "8 - √", "", "", Occasion.NOW))))
        .isEqualTo("8s√i = 1");
  }

  @Test
  void numeralsOfTwoDigitsMayStandOnBothSidesOfAPercent() {
    Law law = Shakes.law("agloa-2015", "middle", "percent");
    assertThat(first(solve(law, Shakes.position("4", "5 0 8 √", "", "", Occasion.NOW))))
        .isIn("50 % 8 = 4", "8 % 50 = 4", "80 % 5 = 4", "5 % 80 = 4");
    assertThat(first(solve(law, Shakes.position("4", "2 5 1 6 √", "", "", Occasion.NOW))))
        .isIn("25 % 16 = 4", "16 % 25 = 4");
  }

  @Test
  void aRaisedNumeralOfTheGoalMayHaveFactorials() {
    Law law = Shakes.law("agloa-2015", "middle", "exponent red", "factorial");
    assertThat(first(solve(law, Shakes.position("4r3", "4 ^ 6", "", "", Occasion.IMPOSSIBLE))))
        .isEqualTo("4^6 = 4{3!}");
    assertThat(first(solve(law, Shakes.position("2r3", "8 8", "", "× 1", Occasion.NOW))))
        .isEqualTo("8×8 = 2{3!}");
  }

  @Test
  void aRaisedOneOfTheGoalMayBeAPowerOfTheBase() {
    Law law = Shakes.law("agloa-2015", "junior", "exponent red", "powers of the base");
    assertThat(first(solve(law, Shakes.position("3r1", "9 ^ 5", "", "", Occasion.IMPOSSIBLE))))
        .isEqualTo("9^5 = 3{1e1}");
  }

  @Test
  void anIMayStandBetweenTwoNumbersWithNoSign() {
    Law law = Shakes.law("agloa-2015", "senior", "√ = i");
    for (String[] shake :
        new String[][] {
          {"14√", "7 2 √"},
          {"25√", "2 + 3 √ 5"},
          {"3+8√", "4 √ 2 3 +"},
          {"0-14", "7 2 √ √"},
          {"7√2", "7 √ 2"},
          {"7√2", "7 + 7 √"}
        }) {
      Position position = Shakes.position(shake[0], shake[1], "", "", Occasion.IMPOSSIBLE);
      assertThat(solve(law, position)).as(position.toString()).isInstanceOf(Answer.Solvable.class);
    }
    assertThat(solve(law, Shakes.position("15√", "7 2 √", "", "", Occasion.IMPOSSIBLE)))
        .isInstanceOf(Answer.Impossible.class);
  }

  @Test
  void factorialsOfWhatIsNotWrittenOutStayOpen() {
    Law law = Shakes.law("agloa-2015", "junior", "factorial");
    Answer answer = solve(law, Shakes.position("5", "1 9 7 + ^", "", "", Occasion.NOW));
    assertThat(((Answer.Unknown) answer).why())
        .contains("numbers too large")
        .doesNotContain("powers of the base", "free signs");
  }

  @Test
  void anEndlessSpaceIsNoProof() {
    Law law = Shakes.law("agloa-2015", "middle", "powers of the base");
    Answer answer = solve(law, Shakes.position("1^2", "1 1 -", "", "", Occasion.IMPOSSIBLE));
    assertThat(((Answer.Unknown) answer).why()).contains("powers of the base that nothing bounds");
    for (String[] shake : new String[][] {{"7", "+ + +"}, {"10", "4 + 5"}, {"1", "4 5 1"}}) {
      Position position = Shakes.position(shake[0], shake[1], "", "", Occasion.IMPOSSIBLE);
      assertThat(solve(law, position))
          .as(position.toString())
          .isInstanceOf(Answer.Impossible.class);
    }
  }

  @Test
  void aSignThatIsRequiredTwiceTakesTwoCubes() {
    Law law = Shakes.law("agloa-2015", "middle", "multiple operations");
    Position position = Shakes.position("18", "9 9 + +", "0", "", Occasion.IMPOSSIBLE);
    assertThat(((Answer.Solvable) solve(law, position)).first().cubes()).isEqualTo(5);
    Position free = Shakes.position("18", "9 9 +", "0", "", Occasion.IMPOSSIBLE);
    assertThat(((Answer.Solvable) solve(law, free)).first().cubes()).isEqualTo(3);
  }

  @Test
  void aSolutionIsShortestWhereNothingShorterIsOpen() {
    Law law = Shakes.law("agloa-2015", "middle", "powers of the base");
    Position position = Shakes.position("14", "", "+ 1 4", "", Occasion.IMPOSSIBLE);
    assertThat(((Answer.Solvable) solve(law, position)).shortest()).isTrue();
    Position longer = Shakes.position("14", "", "+ 1 1 1 3 +", "", Occasion.IMPOSSIBLE);
    assertThat(((Answer.Solvable) solve(law, longer)).shortest()).isTrue();
    Position open = Shakes.position("14", "^", "+ 1 1 1 3 +", "", Occasion.IMPOSSIBLE);
    assertThat(((Answer.Solvable) solve(law, open)).shortest()).isFalse();
  }

  @Test
  void aStopIsObeyed() {
    Law law = Shakes.law("agloa-2015", "middle");
    Position position =
        Shakes.position(
            "97", "1 2 3 4 5 6 7", "8 9 2 3 + - × ÷ ^ √ + - × ÷", "", Occasion.IMPOSSIBLE);
    Answer answer =
        EquationsSolver.of(law, position.goal().orElseThrow(), position)
            .solve(position, new Limits(() -> true, 1_000_000, 1_000_000));
    assertThat(answer).isInstanceOf(Answer.Unknown.class);
  }

  @Test
  void movesSayWhatTheyLeadTo() {
    Law law = Shakes.law("mlag-2018", "middle");
    Position position = Shakes.position("8", "5", "+", "3 7 -", Occasion.IMPOSSIBLE);
    List<Move> moves =
        EquationsSolver.of(law, position.goal().orElseThrow(), position)
            .moves(position, Limits.ORDINARY);
    assertThat(moves).hasSize(9);
    assertThat(moves.toString()).contains("cube=3, section=PERMITTED, result=NOW");
    assertThat(moves.toString()).contains("cube=3, section=FORBIDDEN, result=IMPOSSIBLE");
  }

  @Test
  void everyValueIsReachedByOneGoal() {
    Law law = Shakes.law("agloa-2015", "elementary");
    GoalsToSet.Found found =
        GoalsToSet.of(law, Shakes.cubes("2 5 8 5 1 ÷ √ ^"), 1_000, Limits.ORDINARY);
    assertThat(found.goals().stream().map(one -> one.solution().value().text()))
        .contains("1", "5")
        .doesNotHaveDuplicates();
  }

  @Test
  void goalsSayWhatWasLeftOut() {
    List<Cube> roll = Shakes.cubes("1 2 3 4 + ×");
    GoalsToSet.Found plain =
        GoalsToSet.of(Shakes.law("agloa-2015", "middle"), roll, 1_000, Limits.ORDINARY);
    assertThat(plain.leftOut()).isEmpty();
    assertThat(plain.goals().stream().map(one -> one.goal().text()))
        .containsExactly("3", "4", "12");
    GoalsToSet.Found turned =
        GoalsToSet.of(Shakes.law("agloa-2015", "middle", "sideways"), roll, 1, Limits.ORDINARY);
    assertThat(turned.leftOut().toString()).contains("more than 3 cubes", "turned");
  }
}
