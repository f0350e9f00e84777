package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Seat;
import org.mathmat.table.VariationCount;

/** What the table does: lot, roll, deal, round, and who comes and goes. */
class TableRulesTest {
  @Test
  void cubesAndCardsComeInEitherOrder() {
    Toys toys = Toys.usual().says("shake", "deal: moon");
    assertThat(toys.match().phase()).isInstanceOf(Phase.Rolling.class);
    toys.refuses("deal: sun", RefusalCode.NOT_NOW, Step.DEAL);
    toys.says("roll: 1 2 3");
    assertThat(toys.shake().cubes()).containsExactly("1", "2", "3");
    assertThat(toys.shake().cards()).containsExactly("moon");
    toys.refuses("roll: 1 2 3", RefusalCode.NOT_NOW, Step.ROLL);
    toys.refuses("deal: sun", RefusalCode.NOT_NOW, Step.DEAL);
    toys.refuses("shake", RefusalCode.NOT_NOW, Step.ROLL);
  }

  @Test
  void whatIsNoRollAndNoDealIsRefused() {
    Toys toys = Toys.usual().says("shake");
    toys.refuses("roll: 1 2", RefusalCode.FORMAT, Step.ROLL);
    toys.refuses("roll: 1 2 x", RefusalCode.FORMAT, Step.ROLL);
    toys.refuses("deal: star", RefusalCode.FORMAT, Step.DEAL);
  }

  @Test
  void theLotGoesOnUntilOneIsHighest() {
    Toys toys = Toys.usual();
    Action tied = new Action.DrawLot(List.of(List.of("1", "3", "3")));
    Action other = new Action.DrawLot(List.of(List.of("1", "3", "7")));
    assertThat(toys.refused(Seat.House.CHANCE, tied).rule()).isEqualTo(Step.LOT.name());
    assertThat(toys.refused(Seat.House.CHANCE, other).code()).isEqualTo(RefusalCode.FORMAT);
    Match drawn =
        toys.rules()
            .after(
                toys.match(), new Entry(java.time.Instant.EPOCH, new Event.LotDrawn(List.of(), 2)));
    assertThat(drawn.setter()).isEqualTo(2);
    toys.begun();
    assertThat(toys.refused(Seat.House.CHANCE, tied).code()).isEqualTo(RefusalCode.NOT_NOW);
  }

  @Test
  void afterTheRoundsTimeThereIsNoNewShake() {
    Toys toys = Toys.usual().set().says("round: time");
    toys.refuses("round: time", RefusalCode.NOT_NOW, Step.ROUND);
    toys.says("round: stop");
    assertThat(toys.last()).isEqualTo(new Event.EverybodyWrites(Ending.ROUND_STOP));
    toys.refuses("Ben: challenge impossible", RefusalCode.NOT_NOW, Step.CHALLENGE);
    toys.says("Ann: presents nothing", "Ben: presents nothing", "Cam: presents nothing");
    assertThat(toys.match().finished()).isTrue();
    toys.refuses("shake", RefusalCode.NOT_NOW, Step.ROUND);
    toys.refuses("judges: penalty Ann", RefusalCode.NOT_NOW, Step.BY_JUDGES);
  }

  @Test
  void aStopBeforeTheGoalEndsTheShakeAtOnce() {
    Toys toys = Toys.usual().begun().says("round: stop");
    assertThat(toys.match().finished()).isTrue();
    assertThat(toys.match().played().getFirst().scores()).isEmpty();
  }

  @Test
  void whoLeavesLosesHisTurnAndMayComeBackForTheNextShake() {
    Toys toys = Toys.usual().set().says("Ben: leaves");
    assertThat(toys.events()).endsWith(new Event.TurnLost(1), new Event.PlayerLeft(1));
    toys.refuses("Ben: move 2 R", RefusalCode.NOT_NOW, Step.ABSENT);
    toys.says("Ben: returns");
    toys.refuses("Ben: returns", RefusalCode.NOT_NOW, Step.ABSENT);
    toys.refuses("Ben: move 2 R", RefusalCode.NOT_NOW, Step.ABSENT);
    toys.says("Cam: move 2 R", "Ann: move 3 R", "Ann: presents 2+3", "Cam: presents nothing");
    assertThat(toys.match().played().getFirst().scores()).containsExactly(4, -2, 2);
  }

  @Test
  void withoutItsGoalSetterOrASecondPlayerAShakeIsVoid() {
    Toys toys = Toys.usual().begun().says("Ann: leaves");
    assertThat(toys.last()).isInstanceOf(Event.ShakeEnded.class);
    Toys alone = Toys.usual().set().says("Ben: leaves", "Cam: leaves");
    assertThat(alone.last()).isInstanceOf(Event.ShakeEnded.class);
    alone.refuses("shake", RefusalCode.NOT_NOW, Step.ROLL);
  }

  @Test
  void judgesTakePointsOnlyWhereTheBookSaysSo() {
    Toys toys = Toys.usual().says("judges: penalty Cam");
    assertThat(toys.match().totals()).containsExactly(0, 0, -1);
    Toys.of(Toys.OTHER, VariationCount.NONE, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT)
        .refuses("judges: penalty Cam", RefusalCode.NOT_NOW, Step.BY_JUDGES);
  }
}
