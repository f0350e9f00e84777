package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Seat;
import org.mathmat.table.VariationCount;

/** Who writes, what is handed in and what others see of it. */
class WritingRulesTest {
  private static Toys now() {
    return Toys.usual().set().says("Ben: move 2 R", "Cam: challenge now");
  }

  @Test
  void aPaperIsJudgedWhenAllAreHandedIn() {
    Toys toys = now().says("Cam: presents 2+3");
    assertThat(toys.match().phase()).isInstanceOf(Phase.Writing.class);
    toys.says("Ann: joins challenger", "Ann: presents 3+2");
    assertThat(toys.match().played().getFirst().scores()).containsExactly(4, 2, 6);
    assertThat(toys.last()).isEqualTo(new Event.ShakeEnded("challenge now", List.of(4, 2, 6), 1));
  }

  @Test
  void whatCannotBeReadIsJudgedWrongWithAReason() {
    Toys toys = now().says("Ann: joins mover", "Cam: presents what is this");
    Match.JudgedPaper paper = toys.match().played().getFirst().papers().getFirst();
    assertThat(paper.text()).contains("what is this");
    assertThat(paper.correct()).isFalse();
    assertThat(paper.reasons())
        .singleElement()
        .satisfies(reason -> assertThat(reason.code()).isEqualTo(ReasonCode.SYNTAX));
  }

  @Test
  void aPaperStaysHiddenUntilAllAreHandedIn() {
    Toys toys = now().says("Cam: presents 2+3");
    assertThat(seen(toys, 2)).contains("2+3");
    assertThat(seen(toys, 1)).isEmpty();
    assertThat(seen(toys, 0)).isEmpty();
    Match forCam = toys.rules().seenBy(Seat.player(2), toys.match());
    assertThat(forCam).isEqualTo(toys.match());
  }

  @Test
  void whatIsHiddenFromAPlayerStaysOutOfWhatHeFollows() {
    Toys toys = now().says("Cam: presents 2+3");
    Match seen = toys.rules().seenBy(Seat.player(1), toys.match());
    Event judged = new Event.PaperJudged(2, true, List.of());
    Match after = toys.rules().after(seen, new Entry(java.time.Instant.EPOCH, judged));
    assertThat(after.judged())
        .singleElement()
        .satisfies(paper -> assertThat(paper.text()).isEmpty());
  }

  private static Optional<String> seen(Toys toys, int player) {
    Match seen = toys.rules().seenBy(Seat.player(player), toys.match());
    return ((Phase.Writing) seen.phase()).papers().getFirst().text();
  }

  @Test
  void onlyTheWritersWriteAndOnlyTheThirdPartyJoins() {
    Toys toys = now();
    toys.refuses("Ben: presents 2+3", RefusalCode.MAY_NOT_WRITE, Step.WRITERS);
    toys.refuses("Ben: joins mover", RefusalCode.NOT_NOW, Step.THIRD_PARTY);
    toys.says("Ann: joins mover");
    toys.refuses("Ann: joins challenger", RefusalCode.NOT_NOW, Step.THIRD_PARTY);
    toys.refuses("Ann: presents 2+3", RefusalCode.MAY_NOT_WRITE, Step.WRITERS);
    toys.refuses("Cam: presents " + "2".repeat(2_001), RefusalCode.FORMAT, Step.PRESENTING);
    toys.says("Cam: presents nothing");
    assertThat(toys.match().played().getFirst().scores()).containsExactly(6, 6, 2);
    toys.refuses("Cam: presents 2+3", RefusalCode.NOT_NOW, Step.PRESENTING);
  }

  @Test
  void whatWasHandedInIsNotChanged() {
    Toys toys = now().says("Cam: presents 2+3");
    toys.refuses("Cam: presents 3+2", RefusalCode.MAY_NOT_WRITE, Step.CHANGING);
    Toys others =
        Toys.of(Toys.OTHER, VariationCount.NONE, Setup.CheckedBy.JUDGE, Setup.Conduct.TOURNAMENT)
            .set()
            .says("Ben: move 2 R", "Cam: challenge now", "Ann: joins challenger")
            .says("Cam: presents 2+3", "Cam: presents 3+2", "Ann: presents 2+3");
    assertThat(others.match().played().getFirst().papers())
        .extracting(Match.JudgedPaper::correct)
        .containsExactly(false, true);
  }

  @Test
  void whereTheThirdPartyJoinsFirstTheWritersWaitForHim() {
    Toys toys =
        Toys.of(Toys.OTHER, VariationCount.NONE, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT)
            .set()
            .says("Ben: move 2 R", "Cam: challenge now");
    Phase.Writing before = (Phase.Writing) toys.match().phase();
    assertThat(before.duties().of(2).orElseThrow().glass()).isEmpty();
    toys.says("Ann: joins mover");
    Phase.Writing after = (Phase.Writing) toys.match().phase();
    assertThat(after.duties().of(2).orElseThrow().glass()).isPresent();
  }

  @Test
  void everybodyWritesAfterTheLastCube() {
    Toys toys =
        Toys.usual()
            .set()
            .says("Ben: move 2 R", "Cam: move 3 R")
            .says("Ann: presents 2+3", "Ben: presents 3", "Cam: presents nothing");
    assertThat(toys.match().played().getFirst().scores()).containsExactly(4, 2, 2);
    assertThat(toys.match().played().getFirst().ended()).isEqualTo("last cube");
  }
}
