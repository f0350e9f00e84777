package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.VariationCount;

/** Papers that the players check themselves. */
class CheckingRulesTest {
  private static Toys written(Procedure procedure, String ann) {
    return Toys.of(procedure, VariationCount.NONE, Setup.CheckedBy.PLAYERS, Setup.Conduct.STRICT)
        .set()
        .says("Ben: move 2 R", "Cam: move 3 R")
        .says("Ann: presents " + ann, "Ben: presents 3-2", "Cam: presents nothing");
  }

  @Test
  void whatAllAcceptIsCorrectAndWhatOneShowsWrongIsNot() {
    Toys toys = written(Toys.USUAL, "2+3");
    assertThat(toys.match().phase()).isInstanceOf(Phase.Checking.class);
    toys.says("Ben: accepts Ann", "Cam: accepts Ann");
    toys.refuses("Cam: rejects Ben because SYNTAX", RefusalCode.NO_REASON, Step.REASONS);
    toys.says("Cam: rejects Ben because NOT_EQUAL", "Ann: accepts Ben");
    assertThat(toys.match().played().getFirst().scores()).containsExactly(4, 2, 2);
  }

  @Test
  void nobodyChecksHisOwnOrTwice() {
    Toys toys = written(Toys.USUAL, "2+3");
    toys.refuses("Ann: accepts Ann", RefusalCode.NOT_NOW, Step.CHECKING);
    toys.refuses("Ann: accepts Cam", RefusalCode.NOT_NOW, Step.CHECKING);
    toys.says("Ben: accepts Ann");
    toys.refuses("Ben: rejects Ann because NOT_EQUAL", RefusalCode.NOT_NOW, Step.CHECKING);
    toys.says("Cam: accepts Ann");
    toys.refuses("Cam: asks judge Ann", RefusalCode.NOT_NOW, Step.CHECKING);
    Toys.usual().set().refuses("Ben: accepts Ann", RefusalCode.NOT_NOW, Step.CHECKING);
  }

  @Test
  void aRegroupingThatIsWrongShowsAmbiguity() {
    Toys toys = written(Toys.USUAL, "5-3-2").says("Ben: rejects Ann because AMBIGUOUS 5-(3-2)");
    toys.says("Cam: accepts Ann");
    assertThat(toys.match().judged().getFirst().correct()).isFalse();
    assertThat(toys.match().judged().getFirst().reasons().getFirst().witness()).contains("5-(3-2)");
  }

  @Test
  void aProofThatFailsIsTheLastObjection() {
    Toys toys = written(Toys.USUAL, "2+3").says("Ben: rejects Ann because AMBIGUOUS 2+(3)");
    assertThat(toys.last()).isInstanceOf(Event.ProofFailed.class);
    toys.refuses("Ben: rejects Ann because NOT_EQUAL", RefusalCode.TOO_LATE, Step.AMBIGUITY);
    toys.says("Ben: accepts Ann");
    written(Toys.OTHER, "2+3")
        .refuses("Ben: rejects Ann because AMBIGUOUS 2+(3)", RefusalCode.NO_REASON, Step.AMBIGUITY);
  }

  @Test
  void theJudgeAnswersAtOnceOrWhenAllAreDone() {
    Toys toys = written(Toys.USUAL, "2+3").says("Ben: asks judge Ann");
    assertThat(toys.match().judged().getFirst().correct()).isTrue();
    Toys later = written(Toys.OTHER, "2+2").says("Ben: asks judge Ann");
    assertThat(later.match().judged()).isEmpty();
    later.says("Cam: accepts Ann");
    assertThat(later.match().judged().getFirst().correct()).isFalse();
  }

  @Test
  void whoSaysNothingAccepts() {
    Toys toys =
        written(Toys.USUAL, "2+2").passes(Duration.ofSeconds(131)).passes(Duration.ofSeconds(70));
    assertThat(toys.match().judged().getFirst().correct()).isTrue();
    assertThat(toys.match().totals()).containsExactly(0, -2, -2);
  }
}
