package org.mathmat.table.shake;

import java.util.List;
import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;

/** What the table itself does: beginning a shake, rolling, dealing, and the round's clock. */
final class TableRules {
  private TableRules() {}

  private static Optional<Violation> no(Draft draft, RefusalCode code, Step step, String why) {
    return Optional.of(draft.procedure().violation(code, step, why));
  }

  static Optional<Violation> begin(Draft draft) {
    Match match = draft.match();
    if (!(match.phase() instanceof Phase.Idle)) {
      return no(draft, RefusalCode.NOT_NOW, Step.ROLL, "The shake before is not over.");
    }
    if (match.round() != Match.Round.RUNNING) {
      return no(draft, RefusalCode.NOT_NOW, Step.ROUND, "The round's time is up: no more shakes.");
    }
    List<Integer> present = match.presentFrom(match.setter());
    if (present.size() < 2) {
      return no(draft, RefusalCode.NOT_NOW, Step.ROLL, "A shake needs at least two players.");
    }
    draft.tell(new Event.ShakeBegun(present.getFirst()));
    return Optional.empty();
  }

  static Optional<Violation> roll(Draft draft, Action.Roll action) {
    if (!(draft.phase() instanceof Phase.Rolling phase) || phase.layout().cubes().isPresent()) {
      return no(draft, RefusalCode.NOT_NOW, Step.ROLL, "No cubes are rolled now.");
    }
    return switch (phase.layout().rolled(action.cubes())) {
      case Checked.Bad<Layout>(RefusalCode code, String message) ->
          no(draft, code, Step.ROLL, message);
      case Checked.Good<Layout>(Layout layout) -> {
        draft.tell(new Event.Rolled(layout.cubes().orElseThrow()));
        yield Optional.empty();
      }
    };
  }

  static Optional<Violation> deal(Draft draft, Action.Deal action) {
    if (!(draft.phase() instanceof Phase.Rolling phase) || !phase.layout().awaitsCards()) {
      return no(draft, RefusalCode.NOT_NOW, Step.DEAL, "No cards are dealt now.");
    }
    return switch (phase.layout().dealt(action.cards())) {
      case Checked.Bad<Layout>(RefusalCode code, String message) ->
          no(draft, code, Step.DEAL, message);
      case Checked.Good<Layout>(Layout layout) -> {
        draft.tell(new Event.Dealt(layout.cards().orElseThrow()));
        yield Optional.empty();
      }
    };
  }

  /** Two judges take a point from a player, in a shake or between two. */
  static Optional<Violation> penalise(Draft draft, int player) {
    int points = draft.procedure().byJudges();
    if (points == 0) {
      return no(
          draft,
          RefusalCode.NOT_NOW,
          Step.BY_JUDGES,
          "In this rule-book judges take no point at once: they warn a player first.");
    }
    if (draft.match().finished()) {
      return no(draft, RefusalCode.NOT_NOW, Step.BY_JUDGES, "The match is over.");
    }
    draft.tell(new Event.Penalised(player, points, Fine.JUDGES));
    return Optional.empty();
  }

  static Optional<Violation> roundTime(Draft draft) {
    if (draft.match().round() != Match.Round.RUNNING) {
      return no(draft, RefusalCode.NOT_NOW, Step.ROUND, "The round's time is up already.");
    }
    draft.tell(new Event.RoundTimeCalled());
    return Optional.empty();
  }

  static Optional<Violation> roundStop(Draft draft) {
    if (draft.match().round() == Match.Round.STOPPED) {
      return no(draft, RefusalCode.NOT_NOW, Step.ROUND, "The round was stopped already.");
    }
    draft.tell(new Event.RoundStopCalled());
    if (draft.phase() instanceof Phase.Holding held) {
      draft.tell(new Event.BlockReturned(held.holder()));
    }
    switch (draft.phase()) {
      case Phase.Moving _ -> draft.tell(new Event.EverybodyWrites(Ending.ROUND_STOP));
      case Phase.Rolling _,
          Phase.Choosing _,
          Phase.Setting _,
          Phase.Answering _,
          Phase.Countering _ ->
          EndRules.voided(draft, EndRules.leftOf(draft, draft.match().setter()));
      case Phase.Idle _, Phase.Writing _, Phase.Checking _, Phase.Holding _ -> {}
    }
    return Optional.empty();
  }
}
