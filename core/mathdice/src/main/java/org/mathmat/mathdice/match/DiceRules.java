package org.mathmat.mathdice.match;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;
import org.mathmat.mathdice.Dice;
import org.mathmat.mathdice.Notation;
import org.mathmat.mathdice.match.DiceMatch.Phase;
import org.mathmat.table.Act;
import org.mathmat.table.Offer;
import org.mathmat.table.Reason;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Rules;
import org.mathmat.table.Ruling;
import org.mathmat.table.Seat;
import org.mathmat.table.Standing;
import org.mathmat.table.Violation;

/** The rules of a match of MathDice for two or more players. */
public final class DiceRules implements Rules<DiceMatch, DiceAction, DiceEntry> {
  public static final int FEWEST_PLAYERS = 2;

  /** More make no game any more. */
  public static final int MOST_PLAYERS = 12;

  private static final int TARGET_FACES = 12;
  private static final int LONGEST_EXPRESSION = 200;

  private static final String POINT = "Playing a Point";

  /** The tournament rules, numbered in the order in which they stand. */
  static final String OFFICIAL = "Tournament";

  private final int players;
  private final DiceMatch.Play play;

  public DiceRules(int players, DiceMatch.Play play) {
    if (players < FEWEST_PLAYERS) {
      throw new IllegalArgumentException(
          "A match (" + players + " players) must have at least two players.");
    }
    this.players = players;
    this.play = play;
  }

  @Override
  public DiceMatch opening() {
    return DiceMatch.opening(players, play);
  }

  @Override
  public DiceAction timeUp() {
    return new DiceAction.TimeUp();
  }

  @Override
  public DiceMatch seenBy(Seat seat, DiceMatch match) {
    return match;
  }

  @Override
  public DiceEntry heardBy(Seat seat, DiceEntry entry) {
    return new DiceEntry(entry.at(), Hearing.of(entry.event()));
  }

  @Override
  public Optional<DiceAction> heardBy(Seat seat, Act<DiceAction> act) {
    return Optional.of(Hearing.of(act.action()));
  }

  @Override
  public boolean shows(DiceEntry entry) {
    return false;
  }

  @Override
  public DiceMatch after(DiceMatch match, DiceEntry entry) {
    return DiceEvolution.after(match, entry);
  }

  // --------------------------------------------------------------------------------------- rule

  /** The events of an act, in the making. */
  private final class Draft {
    private final Instant at;
    private final List<DiceEntry> entries = new ArrayList<>();
    private DiceMatch match;

    Draft(DiceMatch match, Instant at) {
      this.match = match;
      this.at = at;
    }

    void tell(DiceEvent event) {
      DiceEntry entry = new DiceEntry(at, event);
      match = after(match, entry);
      entries.add(entry);
    }
  }

  @Override
  public Ruling<DiceEntry> rule(DiceMatch match, Act<DiceAction> act) {
    Draft draft = new Draft(match, act.at());
    Optional<Violation> refusal =
        late(match, act)
            .or(() ->
                switch (act.seat()) {
                  case Seat.Player(int player) -> byPlayer(draft, player, act.action());
                  case Seat.House house -> byHouse(draft, house, act.action());
                });
    return refusal.isPresent()
        ? Ruling.refused(refusal.get())
        : new Ruling.Accepted<>(draft.entries);
  }

  private Optional<Violation> late(DiceMatch match, Act<DiceAction> act) {
    Optional<Instant> deadline = standing(match).deadline();
    return deadline.isPresent()
            && act.at().isAfter(deadline.get())
            && !(act.action() instanceof DiceAction.TimeUp)
        ? no(RefusalCode.TOO_LATE, limit(match.phase()), "Time is up.")
        : Optional.empty();
  }

  /** Where the rules limit the time of what is waited for. */
  private static String limit(Phase phase) {
    return OFFICIAL
        + switch (phase) {
          case Phase.Calling calling -> calling.calls().isEmpty() ? " 2" : " 4";
          case Phase.Stating _ -> " 5";
          case Phase _ -> " 1";
        };
  }

  private static Optional<Violation> no(RefusalCode code, String rule, String message) {
    return Optional.of(new Violation(code, rule, message));
  }

  private Optional<Violation> byHouse(Draft draft, Seat.House house, DiceAction action) {
    return switch (action) {
      case DiceAction.BeginPoint() when house == Seat.House.CLOCK -> begin(draft);
      case DiceAction.TimeUp() when house == Seat.House.CLOCK -> timeUp(draft);
      case DiceAction.RollTarget(List<Integer> dice) when house == Seat.House.CHANCE ->
          rollTarget(draft, dice);
      case DiceAction.RollDice(List<Integer> dice) when house == Seat.House.CHANCE ->
          rollDice(draft, dice);
      case DiceAction _ ->
          no(RefusalCode.NOT_NOW, "", "That is not for the table to do in MathDice.");
    };
  }

  private static Optional<Violation> begin(Draft draft) {
    if (draft.match.winner().isPresent()) {
      return no(RefusalCode.NOT_NOW, "Playing the Game", "The match is won.");
    }
    if (!(draft.match.phase() instanceof Phase.Idle) || draft.match.present().size() < 2) {
      return no(RefusalCode.NOT_NOW, "Playing the Game", "No new point can begin now.");
    }
    draft.tell(new DiceEvent.PointBegun());
    return Optional.empty();
  }

  private static Optional<Violation> rollTarget(Draft draft, List<Integer> dice) {
    if (!(draft.match.phase() instanceof Phase.Rolling rolling) || rolling.target().isPresent()) {
      return no(RefusalCode.NOT_NOW, POINT + " 1", "The target is not rolled now.");
    }
    if (dice.size() != 2 || dice.stream().anyMatch(die -> die < 1 || die > TARGET_FACES)) {
      return no(
          RefusalCode.FORMAT, "Equipment", "The target is rolled with two dice from 1 to 12.");
    }
    draft.tell(new DiceEvent.TargetRolled(dice));
    return Optional.empty();
  }

  private static Optional<Violation> rollDice(Draft draft, List<Integer> dice) {
    if (!(draft.match.phase() instanceof Phase.Rolling rolling) || rolling.target().isEmpty()) {
      return no(
          RefusalCode.NOT_NOW,
          OFFICIAL + " 1",
          "The scoring dice are rolled once the target is there.");
    }
    if (dice.size() != Dice.COUNT || dice.stream().anyMatch(die -> die < 1 || die > Dice.FACES)) {
      return no(RefusalCode.FORMAT, "Equipment", "There are three scoring dice with 1 to 6.");
    }
    draft.tell(new DiceEvent.DiceRolled(dice));
    return Optional.empty();
  }

  private static Optional<Violation> timeUp(Draft draft) {
    switch (draft.match.phase()) {
      case Phase.Calling p when !draft.at.isBefore(p.until()) -> {
        if (p.calls().isEmpty()) {
          draft.tell(new DiceEvent.Drawn());
        } else {
          draft.tell(new DiceEvent.CalculationDue(p.calls().getLast().player()));
        }
      }
      case Phase.Stating p when !draft.at.isBefore(p.until()) -> {
        draft.tell(new DiceEvent.NothingStated(p.player()));
        pass(draft, p);
      }
      case Phase _ -> {
        return no(RefusalCode.NOT_NOW, limit(draft.match.phase()), "Nobody's time is up now.");
      }
    }
    return Optional.empty();
  }

  /** A wrong or missing calculation: the point goes to the other player, or the caller before. */
  private static void pass(Draft draft, Phase.Stating phase) {
    Optional<Integer> next =
        draft.match.players() == 2
            ? Optional.of(1 - phase.player())
            : phase.calls().size() > 1
                ? Optional.of(phase.calls().get(phase.calls().size() - 2).player())
                : Optional.empty();
    draft.tell(next.<DiceEvent>map(DiceEvent.PointWon::new).orElseGet(DiceEvent.Drawn::new));
  }

  private Optional<Violation> byPlayer(Draft draft, int player, DiceAction action) {
    if (player >= players) {
      return no(RefusalCode.NOT_NOW, "", "There is no such player.");
    }
    boolean away = draft.match.away().contains(player);
    return switch (action) {
      case DiceAction.Return() ->
          away
              ? told(draft, new DiceEvent.PlayerReturned(player))
              : no(RefusalCode.NOT_NOW, "", "You are not away.");
      case DiceAction _ when away -> no(RefusalCode.NOT_NOW, "", "You are away.");
      case DiceAction.Call(String number) -> call(draft, player, number);
      case DiceAction.State(String expression) -> state(draft, player, expression);
      case DiceAction.Leave() -> told(draft, new DiceEvent.PlayerLeft(player));
      case DiceAction _ -> no(RefusalCode.NOT_NOW, "", "That is for the table to do.");
    };
  }

  private static Optional<Violation> told(Draft draft, DiceEvent event) {
    draft.tell(event);
    return Optional.empty();
  }

  private static Optional<Violation> call(Draft draft, int player, String number) {
    if (!(draft.match.phase() instanceof Phase.Calling phase)) {
      return no(RefusalCode.NOT_NOW, POINT + " 3", "No numbers are called now.");
    }
    if (!phase.calls().isEmpty() && phase.calls().getLast().player() == player) {
      return no(
          RefusalCode.NOT_YOUR_TURN,
          OFFICIAL + " 3",
          "You called last: wait until somebody else has called.");
    }
    Optional<Num> called = Calls.number(number);
    if (called.isEmpty()) {
      return no(
          RefusalCode.FORMAT,
          OFFICIAL + " 10",
          "A call is a number such as 28, 7/2, 3.5 or 3 1/2.");
    }
    Num target = Num.of(phase.target());
    Optional<Num> standing =
        phase.calls().isEmpty() ? Optional.empty() : Calls.number(phase.calls().getLast().number());
    if (Calls.judge().beats(target, standing, called.get()) != Truth.TRUE) {
      return no(
          RefusalCode.NOT_CLOSER,
          OFFICIAL + " 7",
          "A call must be closer to " + phase.target() + " than the one before.");
    }
    draft.tell(new DiceEvent.Called(player, number.strip()));
    if (Calls.judge().hits(target, called.get()) == Truth.TRUE) {
      draft.tell(new DiceEvent.CalculationDue(player));
    }
    return Optional.empty();
  }

  private static Optional<Violation> state(Draft draft, int player, String expression) {
    if (!(draft.match.phase() instanceof Phase.Stating phase)) {
      return no(RefusalCode.NOT_NOW, OFFICIAL + " 5", "No calculation is due now.");
    }
    if (phase.player() != player) {
      return no(
          RefusalCode.NOT_YOUR_TURN, OFFICIAL + " 5", "The closest caller states his calculation.");
    }
    if (expression.length() > LONGEST_EXPRESSION) {
      return no(
          RefusalCode.FORMAT,
          OFFICIAL + " 5",
          "A calculation has at most " + LONGEST_EXPRESSION + " characters.");
    }
    List<Reason> reasons = Calls.reasons(phase, expression);
    draft.tell(
        new DiceEvent.Stated(player, Notation.canonical(expression), reasons.isEmpty(), reasons));
    if (reasons.isEmpty()) {
      draft.tell(new DiceEvent.PointWon(player));
    } else {
      pass(draft, phase);
    }
    return Optional.empty();
  }

  // --------------------------------------------------------------------------- offers, standing

  @Override
  public Stream<Offer<DiceAction>> offers(DiceMatch match, Seat seat) {
    return switch (seat) {
      case Seat.House house -> house(match, house);
      case Seat.Player(int player) when match.away().contains(player) ->
          Stream.of(Offer.ready(new DiceAction.Return()));
      case Seat.Player(int player) ->
          Stream.concat(
              switch (match.phase()) {
                case Phase.Calling p
                    when p.calls().isEmpty() || p.calls().getLast().player() != player ->
                    Stream.of(Offer.<DiceAction>open("calls"));
                case Phase.Stating p when p.player() == player ->
                    Stream.of(Offer.<DiceAction>open("states"));
                case Phase _ -> Stream.of();
              },
              Stream.of(Offer.ready(new DiceAction.Leave())));
    };
  }

  private static Stream<Offer<DiceAction>> house(DiceMatch match, Seat.House house) {
    return switch (match.phase()) {
      case Phase.Idle _
          when house == Seat.House.CLOCK
              && match.winner().isEmpty()
              && match.present().size() > 1 ->
          Stream.of(Offer.ready(new DiceAction.BeginPoint()));
      case Phase.Rolling p when house == Seat.House.CHANCE ->
          Stream.of(Offer.open(p.target().isEmpty() ? "target" : "dice"));
      case Phase _ -> Stream.of();
    };
  }

  @Override
  public Standing standing(DiceMatch match) {
    if (match.winner().isPresent() && match.phase() instanceof Phase.Idle) {
      return new Standing.Finished();
    }
    return new Standing.Waiting(
        switch (match.phase()) {
          case Phase.Idle _ -> List.of(unhurried(Seat.House.CLOCK, "begin a point"));
          case Phase.Rolling _ -> List.of(unhurried(Seat.House.CHANCE, "roll"));
          case Phase.Calling p -> callers(match, p);
          case Phase.Stating p -> List.of(hurried(p.player(), "state the calculation", p.until()));
        });
  }

  /** Who may still call; where nobody is left, the clock alone is awaited. */
  private static List<Standing.Awaited> callers(DiceMatch match, Phase.Calling phase) {
    List<Standing.Awaited> callers =
        match.present().stream()
            .filter(player -> phase.calls().isEmpty() || phase.calls().getLast().player() != player)
            .map(player -> hurried(player, "call a closer number", phase.until()))
            .toList();
    return callers.isEmpty()
        ? List.of(
            new Standing.Awaited(
                Seat.House.CLOCK,
                "close the calls",
                Optional.of(phase.until()),
                Optional.of(phase.until())))
        : callers;
  }

  private static Standing.Awaited unhurried(Seat seat, String task) {
    return new Standing.Awaited(seat, task, Optional.empty(), Optional.empty());
  }

  private static Standing.Awaited hurried(int player, String task, Instant until) {
    return new Standing.Awaited(Seat.player(player), task, Optional.of(until), Optional.of(until));
  }
}
