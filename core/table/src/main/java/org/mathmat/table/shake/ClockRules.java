package org.mathmat.table.shake;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;
import org.mathmat.table.score.Side;

/** What the clock does: fines, the additional minute, and what follows when that is gone. */
final class ClockRules {
  private ClockRules() {}

  static Optional<Violation> timeUp(Draft draft) {
    Optional<Instant> deadline = Waiting.standing(draft.match()).deadline();
    if (deadline.isEmpty() || draft.at().isBefore(deadline.get())) {
      return Optional.of(
          draft.procedure().violation(RefusalCode.NOT_NOW, Step.TIME, "Nobody's time is up now."));
    }
    Instant due = deadline.get();
    switch (draft.phase()) {
      case Phase.Choosing p -> {
        if (late(draft, p.chooser(), p.glass())) {
          draft.tell(new Event.VariationForgone(p.chooser()));
        }
      }
      case Phase.Setting p -> {
        if (late(draft, p.shake().setter(), p.glass())) {
          EndRules.voided(draft, EndRules.leftOf(draft, p.shake().setter()));
        }
      }
      case Phase.Answering p -> {
        for (int player : due(p.silent(), due)) {
          if (late(draft, player, p.silent().of(player).orElseThrow())) {
            draft.tell(new Event.Agreed(player));
          }
        }
      }
      case Phase.Countering p -> {
        if (late(draft, p.player(), p.glass())) {
          EndRules.voided(draft, p.shake().setter());
        }
      }
      case Phase.Moving p -> {
        if (late(draft, p.turn(), p.glass())) {
          draft.tell(new Event.TurnLost(p.turn()));
        }
      }
      case Phase.Holding p -> heldTooLong(draft, p);
      case Phase.Writing p -> writing(draft, p, due);
      case Phase.Checking p -> checking(draft, p, due);
      case Phase.Idle _, Phase.Rolling _ -> {}
    }
    EndRules.settle(draft);
    return Optional.empty();
  }

  private static List<Integer> due(PerPlayer<Glass> glasses, Instant due) {
    return glasses.players().stream()
        .filter(player -> glasses.of(player).orElseThrow().until().equals(due))
        .toList();
  }

  /** Fines a player whose glass has run out; true where that was his additional minute. */
  private static boolean late(Draft draft, int player, Glass glass) {
    Procedure.Lateness costs = draft.procedure().lateness();
    return switch (glass.turn()) {
      case FIRST -> {
        draft.fine(player, costs.first(), Fine.TIME);
        draft.tell(new Event.TimeExtended(player));
        yield false;
      }
      case ADDITIONAL -> {
        draft.fine(player, costs.second(), Fine.TIME);
        yield true;
      }
    };
  }

  private static void heldTooLong(Draft draft, Phase.Holding phase) {
    Procedure.BlockRule rule = draft.procedure().block();
    draft.fine(phase.holder(), rule.fine(), Fine.BLOCK);
    boolean minute =
        rule.minute() == Procedure.BlockRule.Minute.ONE && phase.turn() == Glass.Turn.FIRST;
    draft.tell(
        minute ? new Event.TimeExtended(phase.holder()) : new Event.BlockReturned(phase.holder()));
  }

  private static void writing(Draft draft, Phase.Writing phase, Instant due) {
    if (phase.challengeUntil().stream().anyMatch(due::equals)) {
      draft.tell(new Event.ChallengeClosed());
    }
    for (int player : phase.duties().players()) {
      Phase.Duty duty = phase.duties().of(player).orElseThrow();
      if (duty.glass().stream().noneMatch(glass -> glass.until().equals(due))) {
        continue;
      }
      switch (duty.task()) {
        case DECIDE -> draft.tell(new Event.Joined(player, idleSide(phase)));
        case WRITE -> {
          if (late(draft, player, duty.glass().orElseThrow())) {
            draft.tell(new Event.PresentedNothing(player));
          }
        }
      }
    }
  }

  /** A third party who says nothing sides with whoever does not write. */
  private static Side idleSide(Phase.Writing phase) {
    return phase.cause() instanceof Cause.ByChallenge(var challenge, _, _)
        ? challenge.writer().other()
        : Side.MOVER;
  }

  private static void checking(Draft draft, Phase.Checking phase, Instant due) {
    int writer = phase.atHand().orElseThrow().writer();
    for (int player : due(phase.silent(), due)) {
      if (late(draft, player, phase.silent().of(player).orElseThrow())) {
        draft.tell(new Event.PaperAccepted(player, writer));
      }
    }
  }
}
