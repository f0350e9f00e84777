package org.mathmat.proof.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.mathmat.mathdice.match.DiceAction;
import org.mathmat.mathdice.match.DiceEntry;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.mathdice.match.DiceRules;
import org.mathmat.mathdice.match.DiceText;
import org.mathmat.table.Rules;
import org.mathmat.table.Seat;
import org.mathmat.table.Violation;
import org.mathmat.table.record.ActionText;

/** Random matches of MathDice, short and long, for two to four players. */
class MathDiceContractTest extends RulesContract<DiceMatch, DiceAction, DiceEntry> {
  @Override
  int games() {
    return 600;
  }

  @Override
  int players(int number) {
    return 2 + number % 3;
  }

  @Override
  Rules<DiceMatch, DiceAction, DiceEntry> rules(int number) {
    return new DiceRules(
        players(number), number % 2 == 0 ? DiceMatch.Play.SHORT : DiceMatch.Play.LONG);
  }

  @Override
  ActionText<DiceAction> text() {
    return DiceText.WORDS;
  }

  @Override
  Optional<Violation> setAside(DiceEntry entry) {
    return Optional.empty();
  }

  @Override
  Optional<Filled<DiceAction>> fill(DiceMatch match, Seat seat, String kind, Random random) {
    return switch (kind) {
      case "target" ->
          Optional.of(
              new Filled<>(
                  new DiceAction.RollTarget(List.of(die(12, random), die(12, random))), true));
      case "dice" ->
          Optional.of(
              new Filled<>(
                  new DiceAction.RollDice(List.of(die(6, random), die(6, random), die(6, random))),
                  true));
      case "calls" -> {
        int target = ((DiceMatch.Phase.Calling) match.phase()).target();
        yield Optional.of(
            new Filled<>(
                new DiceAction.Call(String.valueOf(target + random.nextInt(40) - 20)), false));
      }
      case "states" -> {
        List<Integer> dice = ((DiceMatch.Phase.Stating) match.phase()).dice();
        String sum = dice.get(0) + "+" + dice.get(1) + "×" + dice.get(2);
        yield Optional.of(new Filled<>(new DiceAction.State(sum), true));
      }
      default -> Optional.empty();
    };
  }

  private static int die(int faces, Random random) {
    return 1 + random.nextInt(faces);
  }

  @Override
  boolean takes(DiceAction action, Random random) {
    return !(action instanceof DiceAction.Leave) || random.nextInt(60) == 0;
  }

  @Override
  List<DiceAction> strange(DiceMatch match, Random random) {
    return List.of(
        new DiceAction.BeginPoint(),
        new DiceAction.RollTarget(List.of(1)),
        new DiceAction.RollDice(List.of(7, 7, 7)),
        new DiceAction.Call("x"),
        new DiceAction.State("1+1"),
        new DiceAction.Leave(),
        new DiceAction.Return(),
        new DiceAction.TimeUp(),
        new DiceAction.RoundSignal());
  }

  @Override
  void checkState(DiceMatch before, DiceMatch after) {
    long won = after.points().stream().filter(point -> point.winner().isPresent()).count();
    assertThat(after.totals().stream().mapToInt(Integer::intValue).sum()).isEqualTo((int) won);
    assertThat(after.set()).allSatisfy(points -> assertThat(points).isBetween(0, 3));
  }
}
