package org.mathmat.proof.play;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.mathmat.table.Act;
import org.mathmat.table.Seat;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Setup;
import org.mathmat.table.shake.ShakeRules;

/**
 * Perfect keeps its word in seeded shakes of every division: its challenges are right, to the judge
 * who sees the papers and to a solver with more steps than it had; its papers are correct; it
 * misses no challenge and makes no bad move where a solver with fewer steps knows better. {@code
 * -Dbots.perfect=N} plays N shakes, {@code -Dbots.seed=N} from another seed.
 */
class PerfectBotTest {
  private static final int SHAKES = Integer.getInteger("bots.perfect", 340);
  private static final int SEED = Integer.getInteger("bots.seed", 0);
  private static final Limits LIMITS = new Limits(() -> false, 8_000, 1_000_000);
  private static final int PERFECT = 0;

  /** One whose Goal Perfect sets, and one whose Goal the other does. */
  private static final int SHAKES_OF_A_SEED = 2;

  private static final int LONGEST_SHAKE = 600;

  private static final Setup SETUP = new Setup(2, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT);

  private final WatchedPerfect.Tally tally = new WatchedPerfect.Tally();
  private int papers;

  @Test
  void perfectIsExact() {
    List<BotHall> halls = BotHall.all();
    for (int seed = SEED; seed < SEED + SHAKES / SHAKES_OF_A_SEED; seed++) {
      play(halls.get(seed % halls.size()), seed);
    }
    System.out.printf(
        "PerfectBotTest: %d shakes: %d challenges (%d proved again), none missed at %d looks,"
            + " %d moves (%d of them forced), %d Goals, %d papers%n",
        SHAKES,
        tally.challenges,
        tally.proved,
        tally.passed,
        tally.moves,
        tally.forced,
        tally.goals,
        papers);
    assertThat(tally.challenges).isGreaterThan(SHAKES / 3);
    assertThat(tally.proved).isGreaterThan(tally.challenges * 9 / 10);
    assertThat(tally.passed).isGreaterThan(SHAKES);
    assertThat(tally.moves).isGreaterThan(SHAKES / 2);
    assertThat(tally.goals).isGreaterThan(SHAKES / 3);
    assertThat(papers).isGreaterThan(SHAKES / 6);
  }

  private void play(BotHall hall, int seed) {
    String what = hall.name() + ", seed " + seed;
    Study study = new Study();
    ShakeRules rules = new ShakeRules(hall.game(), SETUP);
    WatchedPerfect perfect = new WatchedPerfect(hall.game(), study, rules, LIMITS, tally, what);
    List<Bot<Match, Action>> bots = new ArrayList<>();
    bots.add(perfect);
    bots.add(new ShakeBot(hall.game(), study, Strength.all().get(seed % 3)));
    BotTable<Match, Action, Entry> table =
        new BotTable<>(rules, bots, hall.house(), new Luck(seed), LIMITS);
    for (int shake = 1; shake <= SHAKES_OF_A_SEED; shake++) {
      boolean challenged = play(table, perfect, shake, what);
      judged(table.state().played().getLast(), challenged, what);
    }
    assertThat(table.refused()).as(what).isEmpty();
  }

  /** Plays a shake; true where Perfect ended it with a challenge. */
  private static boolean play(
      BotTable<Match, Action, Entry> table, WatchedPerfect perfect, int shake, String what) {
    boolean challenged = false;
    for (int step = 0; table.state().played().size() < shake; step++) {
      assertThat(step).as(what).isLessThan(LONGEST_SHAKE);
      if (table.waitsForHouse()) {
        table.begin();
      } else {
        Match before = table.state();
        table.step();
        Act<Action> last = table.acts().getLast();
        if (last.seat().equals(Seat.player(PERFECT))) {
          perfect.acted(PERFECT, before, last.action(), table.state());
          challenged |= last.action() instanceof Action.MakeChallenge;
        }
      }
    }
    return challenged;
  }

  /** The judge agrees with its papers, and its challenges win. */
  private void judged(Match.PlayedShake played, boolean challenged, String what) {
    if (challenged) {
      assertThat(played.scores().get(PERFECT))
          .as("%s: %s", what, played)
          .isGreaterThan(played.scores().get(1));
    }
    for (Match.JudgedPaper paper : played.papers()) {
      if (paper.player() == PERFECT) {
        papers++;
        assertThat(paper.correct()).as("%s: %s", what, paper).isTrue();
      }
    }
  }
}
