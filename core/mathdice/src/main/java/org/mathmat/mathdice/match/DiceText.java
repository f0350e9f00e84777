package org.mathmat.mathdice.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.Seat;
import org.mathmat.table.record.ActionText;
import org.mathmat.table.record.MatchRecord;

/** The actions of MathDice as a match record writes them. */
public final class DiceText implements ActionText<DiceAction> {
  /** One for all matches. */
  public static final DiceText WORDS = new DiceText();

  private DiceText() {}

  @Override
  public Optional<Seated<DiceAction>> read(MatchRecord.Line line, List<String> players) {
    String what = line.what();
    if (line.who().isEmpty()) {
      return what.equals("shake")
          ? Optional.of(new Seated<>(Seat.House.CLOCK, new DiceAction.BeginPoint()))
          : Optional.empty();
    }
    String who = line.who().get();
    return switch (who) {
      case "target" ->
          numbers(what)
              .map(dice -> new Seated<>(Seat.House.CHANCE, new DiceAction.RollTarget(dice)));
      case "dice" ->
          numbers(what).map(dice -> new Seated<>(Seat.House.CHANCE, new DiceAction.RollDice(dice)));
      case "round" -> Optional.of(new Seated<>(Seat.House.CLOCK, new DiceAction.RoundSignal()));
      default -> {
        int player = players.indexOf(who);
        yield player < 0
            ? Optional.empty()
            : action(what).map(action -> new Seated<>(Seat.player(player), action));
      }
    };
  }

  private static Optional<List<Integer>> numbers(String text) {
    List<Integer> numbers = new ArrayList<>();
    for (String word : text.strip().split("\\s+", -1)) {
      if (!word.matches("[0-9]{1,3}")) {
        return Optional.empty();
      }
      numbers.add(Integer.valueOf(word));
    }
    return Optional.of(numbers);
  }

  private static Optional<DiceAction> action(String what) {
    String[] parts = what.split("\\s+", 2);
    String rest = parts.length > 1 ? parts[1].strip() : "";
    return switch (parts[0]) {
      case "calls" -> rest.isEmpty() ? Optional.empty() : Optional.of(new DiceAction.Call(rest));
      case "states" -> rest.isEmpty() ? Optional.empty() : Optional.of(new DiceAction.State(rest));
      case "leaves" -> rest.isEmpty() ? Optional.of(new DiceAction.Leave()) : Optional.empty();
      case "returns" -> rest.isEmpty() ? Optional.of(new DiceAction.Return()) : Optional.empty();
      default -> Optional.empty();
    };
  }

  @Override
  public Optional<String> write(Seat seat, DiceAction action, List<String> players) {
    return Optional.of(
            switch (action) {
              case DiceAction.BeginPoint() -> "shake";
              case DiceAction.RollTarget(List<Integer> dice) -> "target: " + words(dice);
              case DiceAction.RollDice(List<Integer> dice) -> "dice: " + words(dice);
              case DiceAction.Call(String number) -> "calls " + number;
              case DiceAction.State(String expression) -> "states " + expression;
              case DiceAction.Leave() -> "leaves";
              case DiceAction.Return() -> "returns";
              case DiceAction.TimeUp(), DiceAction.RoundSignal() -> "";
            })
        .filter(words -> !words.isEmpty())
        .map(words ->
            seat instanceof Seat.Player(int number) ? players.get(number) + ": " + words : words);
  }

  private static String words(List<Integer> numbers) {
    return String.join(" ", numbers.stream().map(String::valueOf).toList());
  }
}
