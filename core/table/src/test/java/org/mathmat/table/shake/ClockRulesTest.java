package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.table.Act;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Ruling;
import org.mathmat.table.Seat;
import org.mathmat.table.VariationCount;

/** Deadlines: what they cost, the additional minute, and what the clock does then. */
class ClockRulesTest {
  /** A limit of two minutes with its countdown, and a second more. */
  private static final Duration TWO_MINUTES = Duration.ofSeconds(131);

  /** The additional minute with its countdown. */
  private static final Duration MORE = Duration.ofSeconds(70);

  private static final Duration ONE_MINUTE = Duration.ofSeconds(71);

  @Test
  void whoSetsNoGoalIsFinedHasAMinuteMoreAndThenTheShakeIsVoid() {
    Toys toys = Toys.usual().begun().passes(TWO_MINUTES);
    assertThat(toys.events())
        .endsWith(new Event.Penalised(0, 1, Fine.TIME), new Event.TimeExtended(0));
    toys.passes(MORE);
    assertThat(toys.last()).isEqualTo(new Event.ShakeEnded("void", List.of(), 1));
    assertThat(toys.match().totals()).containsExactly(-2, 0, 0);
    toys.says("shake");
    assertThat(toys.match().setter()).isEqualTo(1);
  }

  @Test
  void whoDoesNotMoveLosesHisTurn() {
    Toys toys = Toys.usual().set().passes(TWO_MINUTES).passes(MORE);
    assertThat(toys.last()).isEqualTo(new Event.TurnLost(1));
    assertThat(((Phase.Moving) toys.match().phase()).turn()).isEqualTo(2);
  }

  @Test
  void whoSelectsNothingForgoesHisVariation() {
    Toys toys =
        Toys.of(Toys.USUAL, VariationCount.ONE_EACH, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT)
            .begun()
            .passes(Duration.ofSeconds(86))
            .passes(MORE);
    assertThat(toys.last()).isEqualTo(new Event.VariationForgone(0));
  }

  @Test
  void whoSaysNothingToANoGoalAgrees() {
    Toys toys = Toys.usual().begun().says("Ann: no goal").passes(ONE_MINUTE).passes(MORE);
    assertThat(toys.match().played())
        .singleElement()
        .satisfies(shake -> assertThat(shake.ended()).isEqualTo("void"));
    assertThat(toys.match().totals()).containsExactly(0, -2, -2);
  }

  @Test
  void whoDisagreedAndSetsNothingEndsTheShake() {
    Toys toys = Toys.usual().begun().says("Ann: no goal", "Ben: disagrees");
    toys.passes(ONE_MINUTE).passes(MORE);
    assertThat(toys.last()).isEqualTo(new Event.ShakeEnded("void", List.of(), 0));
  }

  @Test
  void whoWritesNothingHasHandedNothingIn() {
    Toys toys =
        Toys.usual()
            .set()
            .says("Ben: move 2 R", "Cam: challenge now")
            .passes(TWO_MINUTES)
            .passes(MORE);
    assertThat(toys.events())
        .contains(new Event.Joined(0, org.mathmat.table.score.Side.MOVER))
        .contains(new Event.PresentedNothing(2));
    assertThat(toys.match().played().getFirst().scores()).containsExactly(6, 6, 2);
  }

  @Test
  void nobodyActsAfterADeadlineBeforeTheClock() {
    Toys toys = Toys.usual().set();
    Act<Action> late =
        new Act<>(Seat.player(1), new Action.TakeBlock(), Instant.EPOCH.plusSeconds(200));
    assertThat(toys.rules().rule(toys.match(), late))
        .isInstanceOfSatisfying(
            Ruling.Refused.class,
            refused ->
                assertThat(refused.violations().toString())
                    .contains(RefusalCode.TOO_LATE.name(), Step.TIME.name()));
  }

  @Test
  void theClockActsAtItsDeadlineOnly() {
    Toys toys = Toys.usual().set();
    assertThat(toys.refused(Seat.House.CLOCK, new Action.TimeUp()).code())
        .isEqualTo(RefusalCode.NOT_NOW);
    toys.passes(TWO_MINUTES);
    assertThat(toys.entries().getLast().at()).isEqualTo(Instant.EPOCH.plusSeconds(130));
  }
}
