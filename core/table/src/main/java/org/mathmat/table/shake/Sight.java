package org.mathmat.table.shake;

import java.util.Optional;
import org.mathmat.table.Act;
import org.mathmat.table.Seat;

/**
 * What each seat sees: a paper is hidden from everybody but its writer until all are handed in.
 * Nowhere else is anything of a shake hidden.
 */
final class Sight {
  private Sight() {}

  /** A match without the papers that a seat may not see. */
  static Match of(Seat seat, Match match) {
    return match.phase() instanceof Phase.InShake phase ? match.in(hidden(seat, phase)) : match;
  }

  private static Phase.InShake hidden(Seat seat, Phase.InShake phase) {
    return switch (phase) {
      case Phase.Writing p ->
          new Phase.Writing(
              p.shake(),
              p.cause(),
              p.side(),
              p.duties(),
              p.papers().stream()
                  .map(paper ->
                      seat.equals(Seat.player(paper.writer()))
                          ? paper
                          : new Phase.Paper(paper.writer(), Optional.empty(), paper.faults()))
                  .toList(),
              p.begun(),
              p.challengeUntil());
      case Phase.Holding p ->
          new Phase.Holding(
              hidden(seat, p.interrupted()), p.holder(), p.since(), p.until(), p.turn());
      case Phase.Choosing _,
          Phase.Setting _,
          Phase.Answering _,
          Phase.Countering _,
          Phase.Moving _,
          Phase.Checking _ ->
          phase;
    };
  }

  /** An event without the paper that a seat may not see. */
  static Event of(Seat seat, Event event) {
    return switch (event) {
      case Event.Presented(int player, _) ->
          seat.equals(Seat.player(player)) ? event : new Event.Presented(player, Optional.empty());
      case Event.LotDrawn _,
          Event.ShakeBegun _,
          Event.Rolled _,
          Event.Dealt _,
          Event.VariationsChosen _,
          Event.SelectionSetAside _,
          Event.UnsuitableChosen _,
          Event.VariationForgone _,
          Event.SetterBonusMoved _,
          Event.GoalSet _,
          Event.NoGoalDeclared _,
          Event.Agreed _,
          Event.Disagreed _,
          Event.Moved _,
          Event.Shifted _,
          Event.TurnLost _,
          Event.ForcedOut _,
          Event.EverybodyWrites _,
          Event.ChallengeClosed _,
          Event.BlockTaken _,
          Event.BlockReturned _,
          Event.Challenged _,
          Event.ChallengeSetAside _,
          Event.Joined _,
          Event.PresentedNothing _,
          Event.PaperChanged _,
          Event.CheckingBegun _,
          Event.PaperAccepted _,
          Event.PaperRejected _,
          Event.ProofFailed _,
          Event.JudgeAwaited _,
          Event.JudgeAsked _,
          Event.PaperJudged _,
          Event.Penalised _,
          Event.TimeExtended _,
          Event.Charged _,
          Event.PlayerLeft _,
          Event.PlayerReturned _,
          Event.RoundTimeCalled _,
          Event.RoundStopCalled _,
          Event.ShakeEnded _ ->
          event;
    };
  }

  /** What a seat hears of an act; that a paper was handed in, the event says. */
  static Optional<Action> of(Seat seat, Act<Action> act) {
    return switch (act.action()) {
      case Action.Present _ ->
          seat.equals(act.seat()) ? Optional.of(act.action()) : Optional.empty();
      case Action.BeginShake _,
          Action.DrawLot _,
          Action.Roll _,
          Action.Deal _,
          Action.RoundTime _,
          Action.RoundStop _,
          Action.TimeUp _,
          Action.Select _,
          Action.SetterBonus _,
          Action.SetGoal _,
          Action.DeclareNoGoal _,
          Action.Agree _,
          Action.Disagree _,
          Action.Move _,
          Action.Shift _,
          Action.TakeBlock _,
          Action.MakeChallenge _,
          Action.ForceOut _,
          Action.Join _,
          Action.Accept _,
          Action.Reject _,
          Action.AskJudge _,
          Action.Charge _,
          Action.Penalise _,
          Action.Leave _,
          Action.Return _ ->
          Optional.of(act.action());
    };
  }

  /** Papers lie open once they are checked, and at the latest when the shake is over. */
  static boolean shows(Event event) {
    return switch (event) {
      case Event.CheckingBegun _, Event.ShakeEnded _ -> true;
      case Event.LotDrawn _,
          Event.ShakeBegun _,
          Event.Rolled _,
          Event.Dealt _,
          Event.VariationsChosen _,
          Event.SelectionSetAside _,
          Event.UnsuitableChosen _,
          Event.VariationForgone _,
          Event.SetterBonusMoved _,
          Event.GoalSet _,
          Event.NoGoalDeclared _,
          Event.Agreed _,
          Event.Disagreed _,
          Event.Moved _,
          Event.Shifted _,
          Event.TurnLost _,
          Event.ForcedOut _,
          Event.EverybodyWrites _,
          Event.ChallengeClosed _,
          Event.BlockTaken _,
          Event.BlockReturned _,
          Event.Challenged _,
          Event.ChallengeSetAside _,
          Event.Joined _,
          Event.Presented _,
          Event.PresentedNothing _,
          Event.PaperChanged _,
          Event.PaperAccepted _,
          Event.PaperRejected _,
          Event.ProofFailed _,
          Event.JudgeAwaited _,
          Event.JudgeAsked _,
          Event.PaperJudged _,
          Event.Penalised _,
          Event.TimeExtended _,
          Event.Charged _,
          Event.PlayerLeft _,
          Event.PlayerReturned _,
          Event.RoundTimeCalled _,
          Event.RoundStopCalled _ ->
          false;
    };
  }
}
