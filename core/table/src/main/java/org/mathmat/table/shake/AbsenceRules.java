package org.mathmat.table.shake;

import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;

/** Leaving and coming back. */
final class AbsenceRules {
  private AbsenceRules() {}

  static Optional<Violation> leave(Draft draft, int player) {
    if (draft.match().away().contains(player)) {
      return Optional.of(
          draft.procedure().violation(RefusalCode.NOT_NOW, Step.ABSENT, "You are away already."));
    }
    if (draft.phase() instanceof Phase.Holding held && held.holder() == player) {
      draft.tell(new Event.BlockReturned(player));
    }
    boolean lost = closes(draft, player);
    draft.tell(new Event.PlayerLeft(player));
    switch (draft.phase()) {
      case Phase.InShake phase -> {
        if (lost || phase.shake().players().size() < 2) {
          EndRules.voided(draft, EndRules.leftOf(draft, phase.shake().setter()));
        } else {
          EndRules.settle(draft);
        }
      }
      case Phase.Rolling phase -> {
        if (lost || phase.players().size() < 2) {
          EndRules.voided(draft, EndRules.leftOf(draft, draft.match().setter()));
        }
      }
      case Phase.Idle _ -> {}
    }
    return Optional.empty();
  }

  /** Does what is left to do for him; true where the shake cannot go on without him. */
  private static boolean closes(Draft draft, int player) {
    return switch (draft.phase()) {
      case Phase.Rolling _ -> draft.match().setter() == player;
      case Phase.Choosing p -> {
        if (p.chooser() == player && p.shake().setter() != player) {
          draft.tell(new Event.VariationForgone(player));
        }
        yield p.shake().setter() == player;
      }
      case Phase.Setting p -> p.shake().setter() == player;
      case Phase.Answering p -> p.shake().setter() == player;
      case Phase.Countering p -> p.player() == player;
      case Phase.Moving p -> {
        if (p.turn() == player) {
          draft.tell(new Event.TurnLost(player));
        }
        yield false;
      }
      case Phase.Writing p -> {
        if (p.duties().has(player)) {
          draft.tell(new Event.PresentedNothing(player));
        }
        yield false;
      }
      case Phase.Holding _, Phase.Checking _, Phase.Idle _ -> false;
    };
  }

  static Optional<Violation> comeBack(Draft draft, int player) {
    if (!draft.match().away().contains(player)) {
      return Optional.of(
          draft.procedure().violation(RefusalCode.NOT_NOW, Step.ABSENT, "You are not away."));
    }
    draft.tell(new Event.PlayerReturned(player));
    return Optional.empty();
  }
}
