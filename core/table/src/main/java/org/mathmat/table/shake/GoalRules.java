package org.mathmat.table.shake;

import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;

/** Setting the Goal, the Goal-setter's bonus, and declaring that there is no Goal. */
final class GoalRules {
  /** What a no-Goal costs that an opponent answered with a Goal. */
  static final int ANSWERED = 2;

  /** What giving up costs a player who disagreed with a no-Goal. */
  private static final int GIVING_UP = 1;

  private GoalRules() {}

  private static Optional<Violation> no(Draft draft, RefusalCode code, Step step, String why) {
    return Optional.of(draft.procedure().violation(code, step, why));
  }

  static Optional<Violation> goal(Draft draft, int player, Action.SetGoal action) {
    Phase.InShake phase;
    int setter;
    switch (draft.phase()) {
      case Phase.Setting p -> {
        phase = p;
        setter = p.shake().setter();
      }
      case Phase.Countering p -> {
        phase = p;
        setter = p.player();
      }
      case Phase.Choosing _ -> {
        return no(
            draft,
            RefusalCode.NOT_NOW,
            Step.VARIATION_ORDER,
            "The variations are selected before the Goal is set.");
      }
      case Phase _ -> {
        return no(draft, RefusalCode.NOT_NOW, Step.GOAL, "No Goal is to be set now.");
      }
    }
    if (setter != player) {
      return no(draft, RefusalCode.NOT_YOUR_TURN, Step.GOAL, "Another player has to set the Goal.");
    }
    return switch (phase.shake().table().goal(action.goal(), phase.shake().mat())) {
      case Checked.Bad<Table.Row>(RefusalCode code, String message) ->
          no(draft, code, Step.GOAL_FORM, message);
      case Checked.Good<Table.Row>(Table.Row row) -> {
        draft.tell(new Event.GoalSet(player, row.goal(), row.cubes(), row.discarded()));
        yield Optional.empty();
      }
    };
  }

  static Optional<Violation> bonus(Draft draft, int player, Action.SetterBonus action) {
    if (!(draft.phase() instanceof Phase.Setting phase)) {
      return no(
          draft,
          RefusalCode.NOT_NOW,
          Step.SETTER_BONUS,
          "Only the Goal-setter makes a bonus move alone, before the Goal.");
    }
    if (phase.shake().setter() != player) {
      return no(draft, RefusalCode.NOT_YOUR_TURN, Step.SETTER_BONUS, "You do not set this Goal.");
    }
    if (phase.bonus().isPresent()) {
      return no(
          draft, RefusalCode.NOT_NOW, Step.SETTER_BONUS, "You have made your bonus move already.");
    }
    if (draft.procedure().withoutBonus().isPresent()) {
      return draft.procedure().withoutBonus();
    }
    boolean leading = !draft.procedure().allowsBonus(draft.match(), player);
    boolean strict = draft.setup().conduct() == Setup.Conduct.STRICT;
    if (leading && strict) {
      return no(
          draft,
          RefusalCode.LEADING,
          Step.SETTER_LEADING,
          "You lead in the match, so you may not make a bonus move.");
    }
    Table table = phase.shake().table();
    Optional<Integer> cube = table.named(action.cube(), phase.shake().mat(), Section.RESOURCES);
    if (cube.isEmpty()) {
      return no(
          draft,
          RefusalCode.NO_SUCH_CUBE,
          Step.SETTER_BONUS,
          "There is no " + action.cube() + " in Resources.");
    }
    Optional<String> kept = table.keptFromBonus(cube.get());
    if (kept.isPresent()) {
      return no(draft, RefusalCode.SECTION, Step.SETTER_BONUS, kept.get());
    }
    draft.tell(
        new Event.SetterBonusMoved(
            player, cube.get(), leading ? Optional.of(RefusalCode.LEADING) : Optional.empty()));
    return Optional.empty();
  }

  static Optional<Violation> noGoal(Draft draft, int player) {
    Procedure.NoGoal form = draft.procedure().noGoal();
    if (form == Procedure.NoGoal.UNKNOWN) {
      return no(draft, RefusalCode.NOT_NOW, Step.NO_GOAL, "This rule-book knows no \"no Goal\".");
    }
    return switch (draft.phase()) {
      case Phase.Setting phase when phase.shake().setter() == player -> {
        if (phase.bonus().isPresent()) {
          yield no(
              draft,
              RefusalCode.NOT_NOW,
              Step.NO_GOAL,
              "Your bonus move commits you to setting a Goal.");
        }
        draft.tell(new Event.NoGoalDeclared(player));
        yield Optional.empty();
      }
      case Phase.Countering phase when phase.player() == player -> {
        draft.tell(new Event.NoGoalDeclared(player));
        draft.fine(player, GIVING_UP, Fine.NO_GOAL_AGAIN);
        EndRules.voided(draft, phase.shake().setter());
        yield Optional.empty();
      }
      case Phase.Setting _, Phase.Countering _ ->
          no(draft, RefusalCode.NOT_YOUR_TURN, Step.NO_GOAL, "You do not set this Goal.");
      case Phase _ -> no(draft, RefusalCode.NOT_NOW, Step.NO_GOAL, "No Goal is to be set now.");
    };
  }

  static Optional<Violation> agree(Draft draft, int player) {
    Optional<Violation> refusal = answers(draft, player);
    if (refusal.isEmpty()) {
      draft.tell(new Event.Agreed(player));
      EndRules.settle(draft);
    }
    return refusal;
  }

  static Optional<Violation> disagree(Draft draft, int player) {
    if (draft.procedure().noGoal() != Procedure.NoGoal.ANSWERED_BY_A_GOAL) {
      return no(
          draft,
          RefusalCode.NOT_NOW,
          Step.NO_GOAL_ANSWER,
          "Under this rule-book you disagree with a no-Goal by challenging it.");
    }
    Optional<Violation> refusal = answers(draft, player);
    if (refusal.isEmpty()) {
      draft.tell(new Event.Disagreed(player));
    }
    return refusal;
  }

  private static Optional<Violation> answers(Draft draft, int player) {
    if (!(draft.phase() instanceof Phase.Answering phase)) {
      return no(
          draft, RefusalCode.NOT_NOW, Step.NO_GOAL, "Nobody has declared that there is no Goal.");
    }
    if (phase.shake().setter() == player) {
      return no(
          draft,
          RefusalCode.NOT_YOUR_TURN,
          Step.NO_GOAL,
          "It is for your opponents to agree with your no-Goal.");
    }
    if (!phase.silent().has(player)) {
      return no(draft, RefusalCode.NOT_NOW, Step.NO_GOAL, "You have answered already.");
    }
    return Optional.empty();
  }
}
