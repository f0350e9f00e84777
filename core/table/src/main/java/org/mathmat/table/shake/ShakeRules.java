package org.mathmat.table.shake;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.table.Act;
import org.mathmat.table.Offer;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Rules;
import org.mathmat.table.Ruling;
import org.mathmat.table.Seat;
import org.mathmat.table.Standing;
import org.mathmat.table.Violation;

/** The rules of a match of Equations or On-Sets, under whichever rule-book the game brings. */
public final class ShakeRules implements Rules<Match, Action, Entry> {
  private final Setup setup;
  private final Evolution evolution;

  public ShakeRules(Game game, Setup setup) {
    this.setup = setup;
    this.evolution = new Evolution(game);
  }

  @Override
  public Match opening() {
    return Match.opening(setup.players());
  }

  @Override
  public Match after(Match match, Entry entry) {
    return evolution.after(match, entry);
  }

  @Override
  public Action timeUp() {
    return new Action.TimeUp();
  }

  @Override
  public Standing standing(Match match) {
    return Waiting.standing(match);
  }

  @Override
  public Stream<Offer<Action>> offers(Match match, Seat seat) {
    return Offers.of(evolution.game(), setup, match, seat);
  }

  @Override
  public Match seenBy(Seat seat, Match match) {
    return Sight.of(seat, match);
  }

  @Override
  public Entry heardBy(Seat seat, Entry entry) {
    return new Entry(entry.at(), Sight.of(seat, entry.event()));
  }

  @Override
  public Optional<Action> heardBy(Seat seat, Act<Action> act) {
    return Sight.of(seat, act);
  }

  @Override
  public boolean shows(Entry entry) {
    return Sight.shows(entry.event());
  }

  @Override
  public Ruling<Entry> rule(Match match, Act<Action> act) {
    Draft draft = new Draft(evolution, setup, match, act.at());
    Optional<Violation> refusal =
        late(match, act)
            .or(() ->
                switch (act.seat()) {
                  case Seat.Player(int player) -> byPlayer(draft, player, act.action());
                  case Seat.House house -> byHouse(draft, house, act.action());
                });
    if (refusal.isPresent()) {
      return Ruling.refused(refusal.get());
    }
    SelectingRules.passOver(draft);
    return new Ruling.Accepted<>(draft.entries());
  }

  /** Nobody acts after a deadline before the clock has: it is the host's to send it first. */
  private Optional<Violation> late(Match match, Act<Action> act) {
    Optional<Instant> deadline = Waiting.standing(match).deadline();
    return deadline.isPresent()
            && act.at().isAfter(deadline.get())
            && !(act.action() instanceof Action.TimeUp)
        ? Optional.of(
            evolution.game().procedure().violation(RefusalCode.TOO_LATE, Step.TIME, "Time is up."))
        : Optional.empty();
  }

  private Optional<Violation> byHouse(Draft draft, Seat.House house, Action action) {
    Optional<Optional<Violation>> ruled =
        switch (house) {
          case CHANCE ->
              switch (action) {
                case Action.DrawLot lot -> Optional.of(LotRules.draw(draft, lot));
                case Action.Roll roll -> Optional.of(TableRules.roll(draft, roll));
                case Action.Deal deal -> Optional.of(TableRules.deal(draft, deal));
                case Action _ -> Optional.empty();
              };
          case CLOCK ->
              switch (action) {
                case Action.BeginShake() -> Optional.of(TableRules.begin(draft));
                case Action.TimeUp() -> Optional.of(ClockRules.timeUp(draft));
                case Action.RoundTime() -> Optional.of(TableRules.roundTime(draft));
                case Action.RoundStop() -> Optional.of(TableRules.roundStop(draft));
                case Action _ -> Optional.empty();
              };
          case JUDGES ->
              switch (action) {
                case Action.Penalise(int player) -> Optional.of(TableRules.penalise(draft, player));
                case Action _ -> Optional.empty();
              };
        };
    return ruled.orElseGet(() -> notNow("That is for the players to do."));
  }

  private Optional<Violation> notNow(String why) {
    return Optional.of(new Violation(RefusalCode.NOT_NOW, "", why));
  }

  private Optional<Violation> byPlayer(Draft draft, int player, Action action) {
    if (player >= setup.players()) {
      return notNow("There is no such player.");
    }
    if (action instanceof Action.Return) {
      return AbsenceRules.comeBack(draft, player);
    }
    if (isAway(draft.match(), player)) {
      return Optional.of(
          draft
              .procedure()
              .violation(RefusalCode.NOT_NOW, Step.ABSENT, "You are away from this shake."));
    }
    return switch (action) {
      case Action.Select a -> SelectingRules.select(draft, player, a);
      case Action.SetterBonus a -> GoalRules.bonus(draft, player, a);
      case Action.SetGoal a -> GoalRules.goal(draft, player, a);
      case Action.DeclareNoGoal() -> GoalRules.noGoal(draft, player);
      case Action.Agree() -> GoalRules.agree(draft, player);
      case Action.Disagree() -> GoalRules.disagree(draft, player);
      case Action.Move a -> MovingRules.move(draft, player, a);
      case Action.Shift a -> MovingRules.shift(draft, player, a);
      case Action.TakeBlock() -> ChallengeRules.block(draft, player);
      case Action.MakeChallenge(var challenge) ->
          ChallengeRules.challenge(draft, player, challenge);
      case Action.ForceOut() -> MovingRules.forceOut(draft, player);
      case Action.Join(var side) -> WritingRules.join(draft, player, side);
      case Action.Present(var paper) -> WritingRules.present(draft, player, paper);
      case Action.Accept(int writer) -> CheckingRules.accept(draft, player, writer);
      case Action.Reject a -> CheckingRules.reject(draft, player, a);
      case Action.AskJudge(int writer) -> CheckingRules.ask(draft, player, writer);
      case Action.Charge a -> ChargeRules.charge(draft, player, a);
      case Action.Leave() -> AbsenceRules.leave(draft, player);
      case Action.Return() -> AbsenceRules.comeBack(draft, player);
      case Action.BeginShake _,
          Action.DrawLot _,
          Action.Roll _,
          Action.Deal _,
          Action.RoundTime _,
          Action.RoundStop _,
          Action.Penalise _,
          Action.TimeUp _ ->
          notNow("That is for the table to do, not for a player.");
    };
  }

  private static boolean isAway(Match match, int player) {
    return switch (match.phase()) {
      case Phase.InShake phase -> !phase.shake().players().contains(player);
      case Phase.Rolling phase -> !phase.players().contains(player);
      case Phase.Idle _ -> match.away().contains(player);
    };
  }
}
