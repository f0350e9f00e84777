package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.VariationCount;

/** Challenges: which can be made when, the block, and what an invalid one costs. */
class ChallengeRulesTest {
  private static Toys other() {
    return Toys.of(Toys.OTHER, VariationCount.NONE, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT);
  }

  private static Cause cause(Toys toys) {
    return ((Phase.Writing) toys.match().phase()).cause();
  }

  @Test
  void nowIsChallengedAgainstTheLastMover() {
    Toys toys = Toys.usual().set().says("Ben: move 2 R", "Cam: challenge now");
    assertThat(cause(toys).mover()).isEqualTo(1);
    assertThat(cause(toys).ended()).isEqualTo("challenge now");
  }

  @Test
  void anInvalidChallengeIsSetAsideAndFined() {
    Toys toys = Toys.usual().set().says("Cam: challenge now");
    assertThat(toys.match().totals()).containsExactly(0, 0, -1);
    assertThat(toys.events())
        .anyMatch(event ->
            event instanceof Event.ChallengeSetAside aside
                && aside.code() == RefusalCode.NOTHING_PLAYED
                && aside.rule().equals(Step.NOW_PLAYED.name()));
    toys.says("Ann: challenge impossible");
    assertThat(toys.match().totals()).containsExactly(-1, 0, -1);
    assertThat(toys.match().phase()).isInstanceOf(Phase.Moving.class);
  }

  @Test
  void whereItCostsNothingAnInvalidChallengeIsRefused() {
    Toys toys = other().set();
    toys.refuses("Ann: challenge impossible", RefusalCode.OWN_MOVE, Step.OWN_CHALLENGE);
    toys.refuses("Cam: challenge now", RefusalCode.NOTHING_PLAYED, Step.NOW_PLAYED);
  }

  @Test
  void aBookDoesNotKnowTheChallengesOfOthers() {
    Toys toys = Toys.usual().set();
    toys.refuses("Ben: challenge p-flub", RefusalCode.NOT_NOW, Step.CHALLENGE);
    toys.refuses("Ben: challenge no goal", RefusalCode.NOT_NOW, Step.CHALLENGE);
  }

  @Test
  void nothingIsChallengedBeforeTheGoal() {
    Toys toys = Toys.usual().begun().says("Ben: challenge now");
    assertThat(toys.match().totals()).containsExactly(0, -1, 0);
    assertThat(toys.match().phase()).isInstanceOf(Phase.Setting.class);
  }

  @Test
  void whoeverHoldsTheBlockAloneMayChallenge() {
    Toys toys = Toys.usual().set().says("Ben: block");
    toys.refuses("Cam: challenge impossible", RefusalCode.NOT_NOW, Step.BLOCK);
    toys.refuses("Cam: block", RefusalCode.NOT_NOW, Step.BLOCK);
    toys.says("Ben: challenge impossible");
    assertThat(cause(toys).ended()).isEqualTo("challenge impossible");
  }

  @Test
  void theBlockGoesBackWithAFineAndGivesTheTimeBack() {
    Toys toys = Toys.usual().set().says("Cam: block").passes(Duration.ofSeconds(16));
    assertThat(toys.match().totals()).containsExactly(0, 0, -1);
    assertThat(toys.last()).isEqualTo(new Event.BlockReturned(2));
    Glass glass = ((Phase.Moving) toys.match().phase()).glass();
    assertThat(glass.limit().getEpochSecond()).isEqualTo(120 + 15);
  }

  @Test
  void whereTheBookGivesAMinuteTheBlockMayBeHeldSoLong() {
    Toys toys = other().set().says("Cam: block").passes(Duration.ofSeconds(16));
    assertThat(toys.last()).isEqualTo(new Event.TimeExtended(2));
    toys.says("Cam: challenge impossible");
    assertThat(toys.match().totals()).containsExactly(0, 0, -1);
  }

  @Test
  void theLastCubeIsChallengedInTheFirstMinute() {
    Toys toys = Toys.usual().set().says("Ben: move 2 R", "Cam: move 3 R");
    Toys late = Toys.usual().set().says("Ben: move 2 R", "Cam: move 3 R");
    toys.says("Ben: challenge impossible");
    assertThat(cause(toys).mover()).isEqualTo(2);
    late.passes(Duration.ofSeconds(61)).says("Ben: challenge impossible");
    assertThat(late.match().totals()).containsExactly(0, -1, 0);
    assertThat(late.events())
        .contains(new Event.ChallengeClosed())
        .anyMatch(event ->
            event instanceof Event.ChallengeSetAside aside && aside.code() == RefusalCode.TOO_LATE);
  }

  @Test
  void aForceOutMakesEverybodyWriteAndCanBeChallenged() {
    Toys toys = other().set();
    toys.refuses("Cam: force out", RefusalCode.NOT_YOUR_TURN, Step.FORCE_OUT);
    toys.says("Ben: force out", "Cam: challenge force out no solution");
    assertThat(cause(toys).mover()).isEqualTo(1);
  }
}
