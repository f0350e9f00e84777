package org.mathmat.proof.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.mathmat.bots.Bot;
import org.mathmat.bots.BotTable;
import org.mathmat.bots.Decision;
import org.mathmat.bots.DiceBot;
import org.mathmat.bots.Luck;
import org.mathmat.bots.ShakeBot;
import org.mathmat.bots.Strength;
import org.mathmat.bots.Study;
import org.mathmat.mathdice.match.DiceAction;
import org.mathmat.mathdice.match.DiceEntry;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.mathdice.match.DiceRules;
import org.mathmat.mathdice.match.DiceText;
import org.mathmat.solver.Limits;
import org.mathmat.table.Offer;
import org.mathmat.table.Seat;
import org.mathmat.table.record.ActionText;
import org.mathmat.table.record.ActionText.Seated;
import org.mathmat.table.record.ShakeText;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Setup;
import org.mathmat.table.shake.ShakeRules;

/**
 * Bots of all strengths in every game, book and division: what they do is offered and accepted.
 * {@code -Dbots.shakes=N} plays more.
 */
class BotsPlayTest {
  private static final int SHAKES = Integer.getInteger("bots.shakes", 1);
  private static final int LONGEST_SHAKE = 600;
  private static final List<String> NAMES = List.of("Ann", "Ben", "Cam");

  private static Limits limits(long steps) {
    return new Limits(() -> false, steps, 1_000_000);
  }

  /** Looks whether what a bot does is among its offers. */
  private record Watched<S, A>(Bot<S, A> bot, ActionText<A> text, AtomicInteger acts)
      implements Bot<S, A> {
    @Override
    public Decision<A> decide(int player, S seen, List<Offer<A>> offers, Luck luck, Limits limits) {
      Decision<A> decision = bot.decide(player, seen, offers, luck, limits);
      assertThat(decision.thinking()).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(90));
      decision
          .action()
          .ifPresent(action -> {
            acts.incrementAndGet();
            assertThat(offers)
                .as("%s in %s", action, seen)
                .anyMatch(offer ->
                    switch (offer) {
                      case Offer.Ready<A>(A ready) -> ready.equals(action);
                      case Offer.Open<A>(String kind) ->
                          text.write(Seat.player(player), action, NAMES)
                              .orElse("")
                              .startsWith(NAMES.get(player) + ": " + kind);
                    });
          });
      return decision;
    }
  }

  private static List<Bot<Match, Action>> bots(
      BotHall hall, int players, int first, AtomicInteger acts) {
    Study study = new Study();
    List<Bot<Match, Action>> bots = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      Strength strength = Strength.all().get((first + i) % Strength.all().size());
      bots.add(new Watched<>(new ShakeBot(hall.game(), study, strength), ShakeText.WORDS, acts));
    }
    return bots;
  }

  private static Setup setup(int number) {
    return new Setup(
        2 + number % 2,
        number % 3 == 0 ? Setup.CheckedBy.JUDGE : Setup.CheckedBy.PLAYERS,
        number % 2 == 0 ? Setup.Conduct.TOURNAMENT : Setup.Conduct.STRICT);
  }

  @Test
  void whatABotDoesIsOfferedAndAccepted() {
    AtomicInteger acts = new AtomicInteger();
    int number = 0;
    for (BotHall hall : BotHall.all()) {
      Setup setup = setup(number);
      BotTable<Match, Action, Entry> table =
          new BotTable<>(
              new ShakeRules(hall.game(), setup),
              bots(hall, setup.players(), number, acts),
              hall.house(),
              new Luck(++number),
              limits(8_000));
      for (int shake = 1; shake <= SHAKES; shake++) {
        playShake(hall, table, shake);
      }
      assertThat(table.refused()).as(hall.name()).isEmpty();
    }
    System.out.printf("BotsPlayTest: %d acts of bots in %d divisions%n", acts.get(), number);
    assertThat(number).isGreaterThanOrEqualTo(17);
    assertThat(acts.get()).isGreaterThan(number * 8 * SHAKES);
  }

  private static void playShake(BotHall hall, BotTable<Match, Action, Entry> table, int shake) {
    for (int step = 0; table.state().played().size() < shake; step++) {
      assertThat(step)
          .as("%s has no end: %s", hall.name(), table.state())
          .isLessThan(LONGEST_SHAKE);
      if (table.waitsForHouse()) {
        table.begin();
      } else {
        table.step();
      }
    }
  }

  /** Nobody waits for a bot that gets no time to think: it does something simple and legal. */
  @Test
  void withoutTimeABotPlaysOn() {
    AtomicInteger acts = new AtomicInteger();
    int number = 0;
    for (BotHall hall : BotHall.all()) {
      Setup setup = setup(number);
      BotTable<Match, Action, Entry> table =
          new BotTable<>(
              new ShakeRules(hall.game(), setup),
              bots(hall, setup.players(), number, acts),
              hall.house(),
              new Luck(++number),
              new Limits(() -> true, Long.MAX_VALUE, 1_000_000));
      playShake(hall, table, 1);
      assertThat(table.refused()).as(hall.name()).isEmpty();
      assertThat(table.state().played().getFirst().penalties()).as(hall.name()).containsOnly(0);
    }
    assertThat(acts.get()).isGreaterThan(17 * 8);
  }

  @Test
  void theSameRollIsNotAlwaysPlayedAlike() {
    BotHall hall = BotHall.all().getFirst();
    ShakeRules rules = new ShakeRules(hall.game(), setup(0));
    BotTable<Match, Action, Entry> table =
        new BotTable<>(
            rules, bots(hall, 2, 0, new AtomicInteger()), hall.house(), new Luck(3), limits(8_000));
    table.begin();
    List<Offer<Action>> offers = rules.offers(table.state(), Seat.player(0)).toList();
    Match seen = rules.seenBy(Seat.player(0), table.state());
    for (Strength strength : Strength.all()) {
      Set<Decision<Action>> decisions = new HashSet<>();
      Set<Optional<Action>> goals = new HashSet<>();
      for (int seed = 0; seed < 20; seed++) {
        Bot<Match, Action> bot = new ShakeBot(hall.game(), new Study(), strength);
        Decision<Action> decision = bot.decide(0, seen, offers, new Luck(seed), limits(8_000));
        assertThat(bot.decide(0, seen, offers, new Luck(seed), limits(8_000))).isEqualTo(decision);
        decisions.add(decision);
        goals.add(decision.action());
      }
      assertThat(goals).as(strength.title()).hasSizeGreaterThan(5);
      assertThat(decisions).as(strength.title()).hasSizeGreaterThan(15);
    }
  }

  @Test
  void mathDiceIsPlayedToItsEnd() {
    AtomicInteger acts = new AtomicInteger();
    for (int number = 0; number < 6; number++) {
      int players = 2 + number % 2;
      List<Bot<DiceMatch, DiceAction>> bots = new ArrayList<>();
      for (int i = 0; i < players; i++) {
        Strength strength = Strength.all().get((number + i) % Strength.all().size());
        bots.add(new Watched<>(new DiceBot(strength), DiceText.WORDS, acts));
      }
      DiceRules rules =
          new DiceRules(players, number % 2 == 0 ? DiceMatch.Play.SHORT : DiceMatch.Play.LONG);
      BotTable<DiceMatch, DiceAction, DiceEntry> table =
          new BotTable<>(rules, bots, BotsPlayTest::roll, new Luck(number), limits(1_000));
      for (int step = 0; !table.finished(); step++) {
        assertThat(step).isLessThan(2_000);
        if (table.waitsForHouse()) {
          table.begin();
        } else {
          table.step();
        }
      }
      assertThat(table.refused()).isEmpty();
      assertThat(table.state().winner()).isPresent();
      assertThat(table.state().points())
          .allSatisfy(point ->
              assertThat(point.statement().map(DiceMatch.Statement::correct))
                  .isNotEqualTo(Optional.of(false)));
    }
    assertThat(acts.get()).isGreaterThan(40);
  }

  static List<Seated<DiceAction>> roll(Luck luck) {
    return List.of(
        new Seated<>(Seat.House.CLOCK, new DiceAction.BeginPoint()),
        new Seated<>(
            Seat.House.CHANCE,
            new DiceAction.RollTarget(List.of(1 + luck.below(12), 1 + luck.below(12)))),
        new Seated<>(
            Seat.House.CHANCE,
            new DiceAction.RollDice(
                List.of(1 + luck.below(6), 1 + luck.below(6), 1 + luck.below(6)))));
  }
}
