package org.mathmat.proof.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.mathmat.bots.Bot;
import org.mathmat.bots.Decision;
import org.mathmat.bots.Luck;
import org.mathmat.bots.ShakeBot;
import org.mathmat.bots.Strength;
import org.mathmat.bots.Study;
import org.mathmat.exact.Truth;
import org.mathmat.solver.Limits;
import org.mathmat.table.Offer;
import org.mathmat.table.Rules;
import org.mathmat.table.Seat;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Phase;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Shake;

/**
 * Perfect under the eyes of two solvers of its shake: one with more steps than it has says that
 * what it does is not wrong, one with fewer that it has missed nothing.
 */
final class WatchedPerfect implements Bot<Match, Action> {
  private static final int MORE = 4;

  private final Bot<Match, Action> bot;
  private final Rules<Match, Action, Entry> rules;
  private final Oracle stronger;
  private final Oracle weaker;
  private final Limits many;
  private final Limits few;
  private final String what;

  /** What was looked at. */
  static final class Tally {
    int challenges;
    int proved;
    int passed;
    int moves;
    int forced;
    int goals;
  }

  private final Tally tally;

  WatchedPerfect(
      Game game,
      Study study,
      Rules<Match, Action, Entry> rules,
      Limits limits,
      Tally tally,
      String what) {
    this.bot = new ShakeBot(game, study, Strength.PERFECT);
    this.rules = rules;
    this.stronger = new Oracle();
    this.weaker = new Oracle();
    this.many = new Limits(limits.stop(), MORE * limits.steps(), MORE * limits.memory());
    this.few = new Limits(limits.stop(), limits.steps() / 2, limits.memory() / 2);
    this.tally = tally;
    this.what = what;
  }

  @Override
  public Decision<Action> decide(
      int player, Match seen, List<Offer<Action>> offers, Luck luck, Limits limits) {
    Decision<Action> decision = bot.decide(player, seen, offers, luck, limits);
    if (seen.phase() instanceof Phase.InShake phase && phase.shake().goal().isPresent()) {
      Shake shake = phase.shake();
      if (decision.action().orElse(new Action.Agree())
          instanceof Action.MakeChallenge(Challenge challenge)) {
        challenged(shake, challenge);
      } else {
        passed(shake, offers);
      }
    }
    return decision;
  }

  private void challenged(Shake shake, Challenge challenge) {
    Truth right =
        switch (challenge) {
          case NOW, A_FLUB, CA_FLUB, FORCE_OUT_A_FLUB -> stronger.now(shake, shake.mat(), many);
          case IMPOSSIBLE, P_FLUB -> stronger.ever(shake, shake.mat(), many).not();
          case FORCE_OUT_NO_SOLUTION -> stronger.now(shake, shake.mat(), many).not();
          case NO_GOAL -> Truth.UNKNOWN;
        };
    assertThat(right).as("%s: %s in %s", what, challenge, shake).isNotEqualTo(Truth.FALSE);
    tally.challenges++;
    tally.proved += right == Truth.TRUE ? 1 : 0;
  }

  /** It did not challenge. */
  private void passed(Shake shake, List<Offer<Action>> offers) {
    if (offers.contains(challenge(Challenge.NOW))) {
      tally.passed++;
      assertThat(weaker.now(shake, shake.mat(), few))
          .as("%s: no Now in %s", what, shake)
          .isNotEqualTo(Truth.TRUE);
    }
    if (offers.contains(challenge(Challenge.IMPOSSIBLE))
        || offers.contains(challenge(Challenge.P_FLUB))) {
      tally.passed++;
      assertThat(weaker.ever(shake, shake.mat(), few))
          .as("%s: no Impossible in %s", what, shake)
          .isNotEqualTo(Truth.FALSE);
    }
  }

  private static Offer<Action> challenge(Challenge challenge) {
    return Offer.ready(new Action.MakeChallenge(challenge));
  }

  /** Looks at what this player has just done. */
  void acted(int player, Match before, Action action, Match after) {
    if (!(before.phase() instanceof Phase.InShake was
        && after.phase() instanceof Phase.InShake is
        && is.shake().goal().isPresent())) {
      return;
    }
    Shake shake = is.shake();
    switch (action) {
      case Action.SetGoal _ -> {
        tally.goals++;
        assertThat(stronger.ever(shake, shake.mat(), many))
            .as("%s: %s in %s", what, action, shake)
            .isNotEqualTo(Truth.FALSE);
      }
      case Action.Move _, Action.Shift _ -> {
        tally.moves++;
        if (isFlub(player, after, shake)) {
          tally.forced++;
          assertThat(safe(player, before, was.shake()))
              .as("%s: %s instead of %s in %s", what, was.shake(), action, shake)
              .isEmpty();
        }
      }
      case Action _ -> {}
    }
  }

  private boolean isFlub(int player, Match match, Shake shake) {
    boolean now = nowIsOpen(player, match) && stronger.now(shake, shake.mat(), many) == Truth.TRUE;
    return now || stronger.ever(shake, shake.mat(), many) == Truth.FALSE;
  }

  private boolean nowIsOpen(int player, Match match) {
    int other = player == 0 ? 1 : 0;
    return rules
        .offers(match, Seat.player(other))
        .anyMatch(offer ->
            offer.equals(challenge(Challenge.NOW)) || offer.equals(challenge(Challenge.A_FLUB)));
  }

  /** A move that the weaker solver knows to be safe. */
  private Optional<Action.Move> safe(int player, Match before, Shake shake) {
    return rules
        .offers(before, Seat.player(player))
        .flatMap(offer ->
            offer instanceof Offer.Ready<Action>(Action.Move move) && move.bonus().isEmpty()
                ? java.util.stream.Stream.of(move)
                : java.util.stream.Stream.of())
        .filter(move -> isSafe(shake, move))
        .findFirst();
  }

  private boolean isSafe(Shake shake, Action.Move move) {
    Mat mat =
        shake
            .table()
            .named(move.cube(), shake.mat(), Section.RESOURCES)
            .map(cube -> shake.mat().with(cube, move.to()))
            .orElseThrow();
    return weaker.now(shake, mat, few) == Truth.FALSE && weaker.ever(shake, mat, few) == Truth.TRUE;
  }
}
