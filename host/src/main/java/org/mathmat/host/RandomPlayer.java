package org.mathmat.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.bots.Luck;
import org.mathmat.mathdice.match.DiceAction;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.table.Offer;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Phase;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Shake;

/**
 * Does anything legal that it is offered, and writes nothing on its papers: good for trying things
 * out, and in place of a bot that cannot think. It never leaves.
 */
public final class RandomPlayer {
  private static final int SELDOM = 12;

  private final Luck luck;
  private final Temper temper;

  private enum Temper {
    CALM,
    BOLD
  }

  private RandomPlayer(long seed, Temper temper) {
    this.luck = new Luck(seed);
    this.temper = temper;
  }

  /** One that seldom challenges, but does. */
  public static RandomPlayer bold(long seed) {
    return new RandomPlayer(seed, Temper.BOLD);
  }

  /** One that challenges nothing. */
  public static RandomPlayer calm(long seed) {
    return new RandomPlayer(seed, Temper.CALM);
  }

  /** Something to do at a table of Equations or On-Sets; the cubes are there for all to see. */
  Optional<Action> shake(Match match, List<Offer<Action>> offers) {
    List<Action> calm = new ArrayList<>();
    List<Action> bold = new ArrayList<>();
    boolean setting = offers.stream().anyMatch(offer -> offer.equals(Offer.<Action>open("goal")));
    for (Offer<Action> offer : offers) {
      if (offer instanceof Offer.Ready<Action>(Action action)) {
        switch (action) {
          case Action.MakeChallenge _ when temper == Temper.BOLD -> bold.add(action);
          case Action.MakeChallenge _, Action.Leave _, Action.TakeBlock _ -> {}
          case Action.DeclareNoGoal _, Action.Disagree _ -> bold.add(action);
          // A bonus before the Goal and one before a move leave the choice of what comes after it.
          case Action.SetterBonus _ -> {}
          case Action.Move(Optional<String> bonus, _, _) when bonus.isPresent() -> {}
          case Action.Shift(Optional<String> bonus, _, _) when bonus.isPresent() -> {}
          case Action _ -> calm.add(action);
        }
      }
    }
    if (setting) {
      digits(match).forEach(digit -> calm.add(new Action.SetGoal(digit)));
    }
    List<Action> pool =
        calm.isEmpty() || (!bold.isEmpty() && luck.below(SELDOM) == 0) ? bold : calm;
    return pool.isEmpty() ? Optional.empty() : Optional.of(luck.pick(pool));
  }

  /** The digits in Resources: a single one is a Goal in every game. */
  private static List<String> digits(Match match) {
    if (!(match.phase() instanceof Phase.InShake phase)) {
      return List.of();
    }
    Shake shake = phase.shake();
    return shake.mat().in(Section.RESOURCES, shake.cubes()).stream()
        .map(cube -> cube.substring(cube.length() - 1))
        .filter(face -> Character.isDigit(face.charAt(0)))
        .toList();
  }

  /** Some simple calculations: {@code text} and what it gives. */
  private record Sum(String text, int value) {
    static List<Sum> of(List<Integer> dice) {
      int a = dice.get(0);
      int b = dice.get(1);
      int c = dice.get(2);
      return List.of(
          new Sum(a + "+" + b + "+" + c, a + b + c),
          new Sum(a + "×" + b + "+" + c, a * b + c),
          new Sum(a + "×" + c + "+" + b, a * c + b),
          new Sum(b + "×" + c + "+" + a, b * c + a),
          new Sum(b + "×" + c + "-" + a, b * c - a),
          new Sum(a + "×" + b + "×" + c, a * b * c));
    }
  }

  /** Calls what some simple calculation gives, and states a calculation for a call. */
  Optional<DiceAction> point(DiceMatch match, List<Offer<DiceAction>> offers) {
    if (offers.contains(Offer.<DiceAction>open("calls"))
        && match.phase() instanceof DiceMatch.Phase.Calling calling) {
      Sum sum = luck.pick(Sum.of(calling.dice()));
      return Optional.of(new DiceAction.Call(String.valueOf(sum.value())));
    }
    if (offers.contains(Offer.<DiceAction>open("states"))
        && match.phase() instanceof DiceMatch.Phase.Stating stating) {
      List<Sum> sums = Sum.of(stating.dice());
      String called = stating.calls().getLast().number();
      return Optional.of(
          new DiceAction.State(
              sums.stream()
                  .filter(sum -> String.valueOf(sum.value()).equals(called))
                  .findFirst()
                  .orElse(sums.getFirst())
                  .text()));
    }
    List<DiceAction> calm =
        offers.stream()
            .flatMap(offer ->
                offer instanceof Offer.Ready<DiceAction>(DiceAction action)
                        && !(action instanceof DiceAction.Leave)
                    ? Optional.of(action).stream()
                    : Optional.<DiceAction>empty().stream())
            .toList();
    return calm.isEmpty() ? Optional.empty() : Optional.of(luck.pick(calm));
  }
}
