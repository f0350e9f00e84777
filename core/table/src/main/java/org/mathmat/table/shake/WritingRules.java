package org.mathmat.table.shake;

import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;
import org.mathmat.table.score.Side;

/** Taking a side, and handing papers in. */
final class WritingRules {
  /** Longer than any paper with the cubes of one shake. */
  private static final int LONGEST_PAPER = 2_000;

  private WritingRules() {}

  private static Optional<Violation> no(Draft draft, RefusalCode code, Step step, String why) {
    return Optional.of(draft.procedure().violation(code, step, why));
  }

  static Optional<Violation> join(Draft draft, int player, Side side) {
    if (!(draft.phase() instanceof Phase.Writing phase)
        || phase.third().stream().noneMatch(third -> third == player)) {
      return no(
          draft,
          RefusalCode.NOT_NOW,
          Step.THIRD_PARTY,
          "Only the third party of a challenge takes a side.");
    }
    if (phase.duties().of(player).stream()
        .noneMatch(duty -> duty.task() == Phase.Duty.Task.DECIDE)) {
      return no(
          draft,
          RefusalCode.NOT_NOW,
          Step.THIRD_PARTY,
          "You have decided already and may not take it back.");
    }
    draft.tell(new Event.Joined(player, side));
    EndRules.settle(draft);
    return Optional.empty();
  }

  static Optional<Violation> present(Draft draft, int player, Optional<String> paper) {
    if (!(draft.phase() instanceof Phase.Writing phase)) {
      return no(draft, RefusalCode.NOT_NOW, Step.PRESENTING, "No papers are handed in now.");
    }
    if (!phase.duties().has(player)) {
      boolean done = phase.papers().stream().anyMatch(one -> one.writer() == player);
      return no(
          draft,
          RefusalCode.MAY_NOT_WRITE,
          done ? Step.PRESENTING : Step.WRITERS,
          done
              ? "You have handed your paper in and may not change it."
              : "It is not for you to write.");
    }
    if (paper.isPresent() && paper.get().length() > LONGEST_PAPER) {
      return no(
          draft,
          RefusalCode.FORMAT,
          Step.PRESENTING,
          "A paper may have at most " + LONGEST_PAPER + " characters.");
    }
    draft.tell(
        paper
            .<Event>map(text -> new Event.Presented(player, text))
            .orElseGet(() -> new Event.PresentedNothing(player)));
    EndRules.settle(draft);
    return Optional.empty();
  }
}
