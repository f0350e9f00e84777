package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.VariationCount;

/** Illegal procedures of a tournament: they happen, and can be charged. */
class ChargeRulesTest {
  private static Toys tournament() {
    return Toys.of(Toys.USUAL, VariationCount.NONE, Setup.CheckedBy.JUDGE, Setup.Conduct.TOURNAMENT)
        .begun();
  }

  @Test
  void aMoveOutOfTurnStandsUntilItIsCharged() {
    Toys toys = tournament().says("Ann: goal 5", "Cam: move 2 R");
    assertThat(toys.in(Section.REQUIRED)).containsExactly("2");
    assertThat(toys.offers("Ann")).contains("charges Cam NOT_YOUR_TURN");
    toys.refuses("Cam: charges Cam", RefusalCode.NO_REASON, Step.CHARGE);
    toys.says("Ann: charges Cam");
    assertThat(toys.in(Section.REQUIRED)).isEmpty();
    assertThat(((Phase.Moving) toys.match().phase()).turn()).isEqualTo(1);
  }

  @Test
  void aLegalActionInsulatesIt() {
    Toys toys = tournament().says("Ann: goal 5", "Cam: move 2 R", "Ben: move 3 P");
    toys.refuses("Ann: charges Cam", RefusalCode.TOO_LATE, Step.INSULATION);
    toys.refuses("Ann: charges Ben", RefusalCode.NO_REASON, Step.CHARGE);
  }

  @Test
  void aLeadersBonusGoesBackWithAFine() {
    Toys toys = tournament().says("judges: penalty Ben", "judges: penalty Cam", "Ann: bonus 2");
    assertThat(toys.in(Section.FORBIDDEN)).containsExactly("2");
    toys.says("Ben: charges Ann LEADING");
    assertThat(toys.in(Section.FORBIDDEN)).isEmpty();
    assertThat(toys.match().totals()).containsExactly(-1, -1, -1);
  }

  @Test
  void theLastCubeInForbiddenGoesBackWhenItIsChallenged() {
    Toys toys = tournament().says("Ann: goal 5", "Ben: move 2 R", "Cam: move 3 F");
    assertThat(toys.match().phase()).isInstanceOf(Phase.Writing.class);
    toys.says("Ann: challenge impossible");
    assertThat(toys.in(Section.RESOURCES)).containsExactly("3");
    assertThat(toys.match().phase()).isInstanceOf(Phase.Moving.class);
    assertThat(toys.match().totals()).containsExactly(0, 0, 0);
  }

  @Test
  void strictlyThereIsNothingToCharge() {
    Toys.usual().set().refuses("Ann: charges Cam", RefusalCode.NOT_NOW, Step.CHARGE);
  }
}
