package org.mathmat.bots;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.exact.Truth;
import org.mathmat.solver.Limits;
import org.mathmat.table.Offer;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Shake;

/**
 * One decision in the making: who decides, what he sees and how good he is.
 *
 * @param offers the actions that can be taken as they are
 * @param open the kinds of action that have to be filled in
 */
record Thinking(
    Game game,
    Study study,
    Strength strength,
    int player,
    Match match,
    List<Action> offers,
    List<String> open,
    Luck luck,
    Limits limits) {
  static Thinking of(
      Game game,
      Study study,
      Strength strength,
      int player,
      Match match,
      List<Offer<Action>> all,
      Luck luck,
      Limits limits) {
    List<Action> ready =
        all.stream()
            .flatMap(offer ->
                offer instanceof Offer.Ready<Action>(Action action)
                    ? Stream.of(action)
                    : Stream.of())
            .toList();
    List<String> kinds =
        all.stream()
            .flatMap(offer ->
                offer instanceof Offer.Open<Action>(String kind) ? Stream.of(kind) : Stream.of())
            .toList();
    Limits each =
        new Limits(limits.stop(), Math.min(limits.steps(), strength.steps()), limits.memory());
    return new Thinking(game, study, strength, player, match, ready, kinds, luck, each);
  }

  boolean mayChallenge(Challenge challenge) {
    return offers.contains(new Action.MakeChallenge(challenge));
  }

  /** A shortest paper that this player sees. */
  Optional<String> seen(Scene scene, Reach reach) {
    return study.shortest(scene, reach, limits) instanceof Outlook.Solvable solvable
            && solvable.cubes() <= strength.longest()
        ? Optional.of(solvable.first())
        : Optional.empty();
  }

  Truth solvable(Scene scene, Reach reach) {
    return study.solvable(scene, reach, limits);
  }

  Fate fate(Shake shake, Scene after) {
    return Fate.of(study, after, game.procedure(), shake.terms(), limits);
  }

  /** No more time to think. */
  boolean isOver() {
    return limits.stop().getAsBoolean();
  }
}
