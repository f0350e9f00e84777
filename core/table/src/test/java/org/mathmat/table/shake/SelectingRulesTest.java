package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.VariationCount;

/** Selecting variations: in order, in number, and what is unsuitable. */
class SelectingRulesTest {
  private static Toys begun(Setup.Conduct conduct) {
    return Toys.of(Toys.USUAL, VariationCount.ONE_EACH, Setup.CheckedBy.JUDGE, conduct).begun();
  }

  @Test
  void everybodySelectsInOrderFromTheGoalSetterOn() {
    Toys toys = begun(Setup.Conduct.STRICT);
    toys.refuses("Ben: variation slow", RefusalCode.NOT_YOUR_TURN, Step.VARIATION_ORDER);
    toys.refuses("Ann: goal 5", RefusalCode.NOT_NOW, Step.VARIATION_ORDER);
    toys.says("Ann: variation calm", "Ben: variation slow", "Cam: variation shift");
    assertThat(toys.shake().variations()).containsExactly("calm", "slow", "shift");
    assertThat(toys.shake().terms().writing()).hasMinutes(3);
    assertThat(toys.match().phase()).isInstanceOf(Phase.Setting.class);
    toys.refuses("Ann: variation calm", RefusalCode.NOT_NOW, Step.VARIATION_ORDER);
  }

  @Test
  void whatIsNotOnTheListOrTooMuchIsRefusedAndCostsNothing() {
    Toys toys = begun(Setup.Conduct.STRICT);
    toys.refuses("Ann: variation loud", RefusalCode.VARIATION_UNKNOWN, Step.VARIATION_FIT);
    toys.refuses("Ann: variation calm ; slow", RefusalCode.NOT_NOW, Step.VARIATION_COUNT);
    assertThat(toys.match().totals()).containsExactly(0, 0, 0);
  }

  @Test
  void anUnsuitableChoiceIsSetAsideAndFinedAndTheSecondIsTheLast() {
    Toys toys = begun(Setup.Conduct.STRICT).says("Ann: variation dull");
    assertThat(toys.events())
        .anyMatch(event ->
            event instanceof Event.SelectionSetAside aside
                && aside.code() == RefusalCode.VARIATION_NO_EFFECT
                && aside.rule().equals(Step.VARIATION_FIT.name()));
    assertThat(toys.match().totals()).containsExactly(-1, 0, 0);
    toys.says("Ann: variation dull");
    assertThat(toys.last()).isEqualTo(new Event.VariationForgone(0));
    assertThat(toys.match().totals()).containsExactly(-2, 0, 0);
    assertThat(((Phase.Choosing) toys.match().phase()).chooser()).isEqualTo(1);
  }

  @Test
  void inATournamentAnUnsuitableChoiceStandsUntilItIsCharged() {
    Toys toys = begun(Setup.Conduct.TOURNAMENT).says("Ann: variation dull");
    assertThat(((Phase.Choosing) toys.match().phase()).chooser()).isEqualTo(1);
    assertThat(toys.shake().variations()).isEmpty();
    toys.says("Ben: charges Ann VARIATION_NO_EFFECT");
    assertThat(((Phase.Choosing) toys.match().phase()).chooser()).isZero();
    assertThat(toys.match().totals()).containsExactly(-1, 0, 0);
  }

  @Test
  void whatIsOfferedIsWhatSuits() {
    Toys toys = begun(Setup.Conduct.STRICT).says("Ann: variation calm");
    assertThat(toys.offers("Ben"))
        .contains("variation shift", "variation slow", "variation")
        .doesNotContain("variation calm", "variation dull");
  }
}
