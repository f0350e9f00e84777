package org.mathmat.table.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Seat;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.Side;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Section;

/** The actions of Equations and On-Sets as a match record writes them. */
public final class ShakeText implements ActionText<Action> {
  /** One for all matches. */
  public static final ShakeText WORDS = new ShakeText();

  private ShakeText() {}

  @Override
  public Optional<Seated<Action>> read(MatchRecord.Line line, List<String> players) {
    String what = line.what();
    if (line.who().isEmpty()) {
      return what.equals("shake")
          ? Optional.of(new Seated<>(Seat.House.CLOCK, new Action.BeginShake()))
          : Optional.empty();
    }
    String who = line.who().get();
    return switch (who) {
      case "roll" -> Optional.of(new Seated<>(Seat.House.CHANCE, new Action.Roll(words(what))));
      case "deal" -> Optional.of(new Seated<>(Seat.House.CHANCE, new Action.Deal(words(what))));
      case "round" ->
          switch (what) {
            case "time" -> Optional.of(new Seated<>(Seat.House.CLOCK, new Action.RoundTime()));
            case "stop" -> Optional.of(new Seated<>(Seat.House.CLOCK, new Action.RoundStop()));
            default -> Optional.empty();
          };
      case "judges" ->
          what.startsWith("penalty ")
              ? named(what.substring("penalty ".length()).strip(), players, false)
                  .map(n -> new Seated<>(Seat.House.JUDGES, new Action.Penalise(n.player())))
              : Optional.empty();
      default -> {
        int player = players.indexOf(who);
        yield player < 0
            ? Optional.empty()
            : action(what, players).map(action -> new Seated<>(Seat.player(player), action));
      }
    };
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  private static Optional<Action> action(String what, List<String> players) {
    String[] parts = what.split("\\s+", 2);
    String rest = parts.length > 1 ? parts[1].strip() : "";
    return switch (parts[0]) {
      case "variation" -> select(rest);
      case "bonus" -> bonus(rest);
      case "goal" -> rest.isEmpty() ? Optional.empty() : Optional.of(new Action.SetGoal(rest));
      case "move" -> move(Optional.empty(), rest);
      case "shift" -> shift(Optional.empty(), rest);
      case "challenge" ->
          Challenge.spoken(String.join(" ", words(rest))).map(Action.MakeChallenge::new);
      case "joins" -> Side.of(rest).map(Action.Join::new);
      case "presents" -> present(rest);
      case "accepts" -> named(rest, players, false).map(n -> new Action.Accept(n.player()));
      case "asks" ->
          rest.startsWith("judge ")
              ? named(rest.substring("judge ".length()).strip(), players, false)
                  .map(n -> new Action.AskJudge(n.player()))
              : Optional.empty();
      case "rejects" -> reject(rest, players);
      case "charges" -> charge(rest, players);
      default -> alone(String.join(" ", words(what)));
    };
  }

  private static Optional<Action> alone(String what) {
    return switch (what) {
      case "no goal" -> Optional.of(new Action.DeclareNoGoal());
      case "agrees" -> Optional.of(new Action.Agree());
      case "disagrees" -> Optional.of(new Action.Disagree());
      case "block" -> Optional.of(new Action.TakeBlock());
      case "force out" -> Optional.of(new Action.ForceOut());
      case "leaves" -> Optional.of(new Action.Leave());
      case "returns" -> Optional.of(new Action.Return());
      default -> Optional.empty();
    };
  }

  private static Optional<Action> select(String rest) {
    List<String> names = new ArrayList<>();
    for (String name : rest.split(";", -1)) {
      names.add(name.strip());
    }
    return names.stream().anyMatch(String::isEmpty)
        ? Optional.empty()
        : Optional.of(new Action.Select(names));
  }

  private static Optional<Action> bonus(String rest) {
    List<String> words = words(rest);
    if (words.size() == 1) {
      return Optional.of(new Action.SetterBonus(words.getFirst()));
    }
    if (words.size() < 4 || !words.get(1).equals("then")) {
      return Optional.empty();
    }
    Optional<String> first = Optional.of(words.getFirst());
    boolean shifts = words.get(2).equals("shift");
    String turn = String.join(" ", words.subList(shifts ? 3 : 2, words.size()));
    return shifts ? shift(first, turn) : move(first, turn);
  }

  private static Optional<Action> move(Optional<String> bonus, String rest) {
    List<String> words = words(rest);
    return words.size() == 2
        ? Section.ofMove(words.get(1)).map(to -> new Action.Move(bonus, words.get(0), to))
        : Optional.empty();
  }

  private static Optional<Action> shift(Optional<String> bonus, String rest) {
    List<String> words = words(rest);
    return words.size() == 2
        ? Section.ofMove(words.get(1))
            .filter(to -> to != Section.PERMITTED)
            .map(to -> new Action.Shift(bonus, words.get(0), to))
        : Optional.empty();
  }

  private static Optional<Action> present(String rest) {
    if (rest.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Action.Present(rest.equals("nothing") ? Optional.empty() : Optional.of(rest)));
  }

  /** A player named at the start of a text, and what stands behind the name. */
  private record Named(int player, String rest) {}

  private static Optional<Named> named(String text, List<String> players, boolean more) {
    Optional<Named> best = Optional.empty();
    int longest = -1;
    for (int i = 0; i < players.size(); i++) {
      String name = players.get(i);
      boolean whole = text.equals(name);
      boolean start = more && text.startsWith(name + " ");
      if ((whole || start) && name.length() > longest) {
        longest = name.length();
        best = Optional.of(new Named(i, text.substring(name.length()).strip()));
      }
    }
    return best;
  }

  private static Optional<Action> reject(String rest, List<String> players) {
    Optional<Named> named = named(rest, players, true);
    if (named.isEmpty() || !named.get().rest().startsWith("because ")) {
      return Optional.empty();
    }
    String[] why = named.get().rest().substring("because ".length()).strip().split("\\s+", 2);
    Optional<String> witness = why.length > 1 ? Optional.of(why[1].strip()) : Optional.empty();
    int writer = named.get().player();
    return code(ReasonCode.values(), why[0]).map(code -> new Action.Reject(writer, code, witness));
  }

  private static Optional<Action> charge(String rest, List<String> players) {
    Optional<Named> named = named(rest, players, true);
    if (named.isEmpty()) {
      return Optional.empty();
    }
    int accused = named.get().player();
    String code = named.get().rest();
    return code.isEmpty()
        ? Optional.of(new Action.Charge(accused, Optional.empty()))
        : code(RefusalCode.values(), code)
            .map(known -> new Action.Charge(accused, Optional.of(known)));
  }

  private static <T extends Enum<T>> Optional<T> code(T[] codes, String name) {
    return Arrays.stream(codes).filter(code -> code.name().equals(name)).findFirst();
  }

  @Override
  public Optional<String> write(Seat seat, Action action, List<String> players) {
    return switch (seat) {
      case Seat.Player(int number) ->
          words(action, players).map(words -> players.get(number) + ": " + words);
      case Seat.House _ -> words(action, players);
    };
  }

  private static Optional<String> words(Action action, List<String> players) {
    return Optional.of(
            switch (action) {
              case Action.BeginShake() -> "shake";
              // A record names the players from the first Goal-setter on, so it needs no line.
              case Action.DrawLot _ -> "";
              case Action.Roll(List<String> cubes) -> "roll: " + String.join(" ", cubes);
              case Action.Deal(List<String> cards) -> "deal: " + String.join(" ", cards);
              case Action.RoundTime() -> "round: time";
              case Action.RoundStop() -> "round: stop";
              case Action.TimeUp() -> "";
              case Action.Select(List<String> names) -> "variation " + String.join(" ; ", names);
              case Action.SetterBonus(String cube) -> "bonus " + cube;
              case Action.SetGoal(String goal) -> "goal " + goal;
              case Action.DeclareNoGoal() -> "no goal";
              case Action.Agree() -> "agrees";
              case Action.Disagree() -> "disagrees";
              case Action.Move(Optional<String> bonus, String cube, Section to) ->
                  bonus.map(first -> "bonus " + first + " then ").orElse("move ")
                      + cube
                      + " "
                      + to.letter();
              case Action.Shift(Optional<String> bonus, String cube, Section to) ->
                  bonus.map(first -> "bonus " + first + " then shift ").orElse("shift ")
                      + cube
                      + " "
                      + to.letter();
              case Action.TakeBlock() -> "block";
              case Action.MakeChallenge(Challenge challenge) -> "challenge " + challenge.spoken();
              case Action.ForceOut() -> "force out";
              case Action.Join(Side side) -> "joins " + side.text();
              case Action.Present(Optional<String> paper) -> "presents " + paper.orElse("nothing");
              case Action.Accept(int writer) -> "accepts " + players.get(writer);
              case Action.Reject(int writer, ReasonCode code, Optional<String> witness) ->
                  "rejects "
                      + players.get(writer)
                      + " because "
                      + code
                      + witness.map(w -> " " + w).orElse("");
              case Action.AskJudge(int writer) -> "asks judge " + players.get(writer);
              case Action.Charge(int accused, Optional<RefusalCode> code) ->
                  "charges " + players.get(accused) + code.map(c -> " " + c).orElse("");
              case Action.Penalise(int player) -> "judges: penalty " + players.get(player);
              case Action.Leave() -> "leaves";
              case Action.Return() -> "returns";
            })
        .filter(words -> !words.isEmpty());
  }
}
