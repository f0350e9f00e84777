package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.VariationCount;

/** Setting the Goal, the bonus before it, and that there is none. */
class GoalRulesTest {
  private static Toys other() {
    return Toys.of(Toys.OTHER, VariationCount.NONE, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT);
  }

  @Test
  void theGoalIsReadOnceAndLiesOnTheMat() {
    Toys toys = Toys.usual().set();
    assertThat(toys.shake().goal()).contains("5");
    assertThat(toys.shake().table())
        .isInstanceOfSatisfying(ToyTable.class, table -> assertThat(table.set()).contains(5));
    assertThat(toys.in(Section.GOAL)).containsExactly("5");
    toys.refuses("Ann: goal 2", RefusalCode.NOT_NOW, Step.GOAL);
  }

  @Test
  void whatIsNoGoalIsRefused() {
    Toys toys = Toys.usual().begun();
    toys.refuses("Ann: goal 55", RefusalCode.GOAL_FORM, Step.GOAL_FORM);
    toys.refuses("Ann: goal 7", RefusalCode.NO_SUCH_CUBE, Step.GOAL_FORM);
    toys.refuses("Ben: goal 5", RefusalCode.NOT_YOUR_TURN, Step.GOAL);
    assertThat(toys.shake().goal()).isEmpty();
  }

  @Test
  void aGoalSettersBonusIsOneAndCommitsHimToAGoal() {
    Toys toys = Toys.usual().says("shake", "roll: 5 9 3", "deal: sun");
    toys.refuses("Ann: bonus 9", RefusalCode.SECTION, Step.SETTER_BONUS);
    toys.refuses("Ann: bonus 7", RefusalCode.NO_SUCH_CUBE, Step.SETTER_BONUS);
    toys.refuses("Ben: bonus 3", RefusalCode.NOT_YOUR_TURN, Step.SETTER_BONUS);
    toys.says("Ann: bonus 3");
    assertThat(toys.in(Section.FORBIDDEN)).containsExactly("3");
    toys.refuses("Ann: bonus 5", RefusalCode.NOT_NOW, Step.SETTER_BONUS);
    toys.refuses("Ann: no goal", RefusalCode.NOT_NOW, Step.NO_GOAL);
    toys.says("Ann: goal 5");
    toys.refuses("Ann: bonus 9", RefusalCode.NOT_NOW, Step.SETTER_BONUS);
  }

  @Test
  void aLeaderMakesNoBonusBeforeTheGoal() {
    Toys toys = Toys.usual().begun().says("judges: penalty Ben", "judges: penalty Cam");
    toys.refuses("Ann: bonus 2", RefusalCode.LEADING, Step.SETTER_LEADING);
    other().begun().refuses("Ann: bonus 2", RefusalCode.NOT_NOW, Step.BONUS);
  }

  @Test
  void whereAllAgreeThatThereIsNoGoalTheShakeIsVoid() {
    Toys toys = Toys.usual().begun().says("Ann: no goal");
    toys.refuses("Ann: agrees", RefusalCode.NOT_YOUR_TURN, Step.NO_GOAL);
    toys.says("Ben: agrees");
    toys.refuses("Ben: agrees", RefusalCode.NOT_NOW, Step.NO_GOAL);
    toys.says("Cam: agrees");
    assertThat(toys.last()).isEqualTo(new Event.ShakeEnded("void", java.util.List.of(), 0));
  }

  @Test
  void whoDisagreesSetsAGoalAndThenTheNoGoalCosts() {
    Toys toys = Toys.usual().begun().says("Ann: no goal", "Ben: disagrees");
    toys.refuses("Ann: goal 5", RefusalCode.NOT_YOUR_TURN, Step.GOAL);
    toys.says("Ben: goal 5");
    assertThat(toys.match().totals()).containsExactly(0, 0, 0);
    toys.says("Cam: move 2 R");
    assertThat(toys.match().totals()).containsExactly(-2, 0, 0);
  }

  @Test
  void whereTheBookSaysSoANoGoalIsChallenged() {
    Toys toys = other().begun().says("Ann: no goal");
    toys.refuses("Ben: disagrees", RefusalCode.NOT_NOW, Step.NO_GOAL_ANSWER);
    toys.says("Ben: challenge no goal");
    assertThat(((Phase.Writing) toys.match().phase()).cause().ended())
        .isEqualTo("challenge no goal");
  }
}
