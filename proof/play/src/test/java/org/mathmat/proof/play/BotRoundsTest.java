package org.mathmat.proof.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.bots.Bot;
import org.mathmat.bots.BotTable;
import org.mathmat.bots.Luck;
import org.mathmat.bots.ShakeBot;
import org.mathmat.bots.Strength;
import org.mathmat.bots.Study;
import org.mathmat.solver.Limits;
import org.mathmat.table.Seat;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Setup;
import org.mathmat.table.shake.ShakeRules;

/**
 * Two and three bots play a round of 30 minutes in every division of every book, by tournament
 * procedure and with all variations: nothing is refused, nobody is ever fined for being late or for
 * an illegal procedure, and the round comes to its end. Searches are limited in steps, so that a
 * seed plays the same round everywhere. {@code -Dbots.rounds=N} plays so many rounds in each.
 */
class BotRoundsTest {
  private static final int ROUNDS = Integer.getInteger("bots.rounds", 1);
  private static final Limits LIMITS = new Limits(() -> false, 4_000, 1_000_000);
  private static final int MOST_STEPS = 5_000;
  private static final Duration ROUND = Duration.ofMinutes(30);
  private static final Duration LAST_CALL = Duration.ofMinutes(35);

  /** Writing, checking and a minute more for each, after the round was stopped. */
  private static final Duration LATEST = Duration.ofMinutes(45);

  private int rounds;
  private int shakes;
  private int acts;

  @Test
  void aRoundOfThirtyMinutesComesToItsEndInEveryDivision() {
    for (int round = 0; round < ROUNDS; round++) {
      for (BotHall hall : BotHall.all()) {
        for (int players = 2; players <= 3; players++) {
          play(hall, players, ++rounds);
        }
      }
    }
    System.out.printf("BotRoundsTest: %d rounds, %d shakes, %d acts%n", rounds, shakes, acts);
    assertThat(rounds).isGreaterThanOrEqualTo(34 * ROUNDS);
    assertThat(shakes).isGreaterThan(5 * rounds);
    assertThat(acts).isGreaterThan(100 * rounds);
  }

  private void play(BotHall hall, int players, int seed) {
    String what = hall.name() + " with " + players + " players, seed " + seed;
    Setup setup =
        new Setup(
            players,
            seed % 3 == 0 ? Setup.CheckedBy.JUDGE : Setup.CheckedBy.PLAYERS,
            Setup.Conduct.TOURNAMENT);
    BotTable<Match, Action, Entry> table =
        new BotTable<>(
            new ShakeRules(hall.game(), setup),
            bots(hall, players, seed),
            hall.house(),
            new Luck(seed),
            LIMITS);
    boolean called = false;
    boolean stopped = false;
    for (int step = 0; !table.finished(); step++) {
      assertThat(step).as("%s has no end: %s", what, table.state()).isLessThan(MOST_STEPS);
      if (!called && table.time().compareTo(ROUND) >= 0) {
        table.house(Seat.House.CLOCK, new Action.RoundTime());
        called = true;
      } else if (!stopped && table.time().compareTo(LAST_CALL) >= 0) {
        table.house(Seat.House.CLOCK, new Action.RoundStop());
        stopped = true;
      } else if (table.waitsForHouse()) {
        table.begin();
      } else {
        table.step();
      }
    }
    assertThat(table.refused()).as(what).isEmpty();
    assertThat(table.time()).as(what).isBetween(ROUND, LATEST);
    for (Match.PlayedShake shake : table.state().played()) {
      assertThat(shake.penalties()).as("%s: %s", what, table.acts()).containsOnly(0);
    }
    shakes += table.state().played().size();
    acts += table.acts().size();
  }

  /** All strengths take part, and share what they find out: that is what costs. */
  private static List<Bot<Match, Action>> bots(BotHall hall, int players, int seed) {
    Study study = new Study();
    List<Bot<Match, Action>> bots = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      Strength strength = Strength.all().get((seed + i) % Strength.all().size());
      bots.add(new ShakeBot(hall.game(), study, strength));
    }
    return bots;
  }
}
