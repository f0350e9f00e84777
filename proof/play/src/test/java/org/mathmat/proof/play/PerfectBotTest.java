package org.mathmat.proof.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mathmat.bots.Bot;
import org.mathmat.bots.BotTable;
import org.mathmat.bots.Coach;
import org.mathmat.bots.Fate;
import org.mathmat.bots.Luck;
import org.mathmat.bots.ShakeBot;
import org.mathmat.bots.ShakeReview;
import org.mathmat.bots.Strength;
import org.mathmat.bots.Study;
import org.mathmat.solver.Limits;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Setup;
import org.mathmat.table.shake.ShakeRules;

/**
 * Perfect keeps its word in seeded shakes: its challenges are right, to the judge who sees the
 * papers and to a solver that has far more time than it had; its papers are correct; it makes no
 * bad move where a safe one was there. {@code -Dbots.perfect=N} plays more.
 */
class PerfectBotTest {
  private static final int SHAKES = Integer.getInteger("bots.perfect", 34);
  private static final long STEPS = 8_000;
  private static final int PERFECT = 0;
  private static final int LONGEST_SHAKE = 600;

  private static final Setup SETUP = new Setup(2, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT);

  private int challenges;
  private int moves;
  private int papers;

  @Test
  void perfectIsExact() {
    List<BotHall> halls = BotHall.all();
    for (int seed = 0; seed < SHAKES; seed++) {
      play(halls.get(seed % halls.size()), seed);
    }
    System.out.printf(
        "PerfectBotTest: %d shakes, %d challenges, %d papers, %d moves of Perfect%n",
        SHAKES, challenges, papers, moves);
    assertThat(challenges).isGreaterThan(SHAKES / 3);
    assertThat(moves).isGreaterThan(SHAKES / 2);
    assertThat(papers).isGreaterThan(SHAKES / 6);
  }

  private void play(BotHall hall, int seed) {
    Study study = Study.of(hall.game());
    ShakeRules rules = new ShakeRules(hall.game(), SETUP);
    Strength other = Strength.all().get(seed % 3);
    List<Bot<Match, Action>> bots = new ArrayList<>();
    bots.add(new ShakeBot(hall.game(), study, Strength.PERFECT));
    bots.add(new ShakeBot(hall.game(), study, other));
    BotTable<Match, Action, Entry> table =
        new BotTable<>(
            rules, bots, hall.house(), new Luck(seed), new Limits(() -> false, STEPS, 1_000_000));
    for (int step = 0; table.state().played().isEmpty(); step++) {
      assertThat(step).as(hall.name()).isLessThan(LONGEST_SHAKE);
      if (table.waitsForHouse()) {
        table.begin();
      } else {
        table.step();
      }
    }
    String what = hall.name() + ", seed " + seed + ": " + table.acts();
    List<ShakeReview> reviews =
        Coach.review(
            hall.game(), rules, table.events(), _ -> new Limits(() -> false, STEPS, 2_000_000));
    reviews.forEach(review -> check(review, table.state().played().getFirst(), what));
  }

  private void check(ShakeReview review, Match.PlayedShake played, String what) {
    review
        .challenge()
        .filter(claim -> claim.player() == PERFECT)
        .ifPresent(claim -> {
          challenges++;
          assertThat(claim.right()).as(what).isNotEqualTo(Optional.of(false));
          if (claim.challenge() != Challenge.NO_GOAL) {
            assertThat(played.scores().get(PERFECT))
                .as("%s: %s", claim, what)
                .isGreaterThan(played.scores().get(1));
          }
        });
    for (ShakeReview.Paper paper : review.papers()) {
      if (paper.player() == PERFECT) {
        papers++;
        assertThat(paper.ruled()).as(what).isTrue();
        assertThat(paper.faults()).as(what).isEmpty();
      }
    }
    for (ShakeReview.Move move : review.moves()) {
      if (move.player() == PERFECT && move.safe().isPresent()) {
        moves++;
        boolean bad = move.fate() == Fate.NOW || move.fate() == Fate.IMPOSSIBLE;
        if (bad) {
          assertThat(move.safe().get().moves()).as("%s: %s", move, what).isEmpty();
        }
      }
    }
  }
}
