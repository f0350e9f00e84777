package org.mathmat.table.shake;

import java.util.Optional;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;
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
    if (paper.isPresent() && changes(draft, player)) {
      return changed(draft, player);
    }
    if (!(draft.phase() instanceof Phase.Writing phase)) {
      return no(draft, RefusalCode.NOT_NOW, Step.PRESENTING, "No papers are handed in now.");
    }
    if (!phase.duties().has(player)) {
      boolean done = phase.papers().stream().anyMatch(one -> one.writer() == player);
      return no(
          draft,
          RefusalCode.MAY_NOT_WRITE,
          done ? Step.CHANGING : Step.WRITERS,
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
            .<Event>map(_ -> new Event.Presented(player, paper))
            .orElseGet(() -> new Event.PresentedNothing(player)));
    EndRules.settle(draft);
    return Optional.empty();
  }

  /**
   * Whether this is a change of a paper that still stands, which may happen and costs the paper.
   */
  private static boolean changes(Draft draft, int player) {
    return draft.setup().conduct() == Setup.Conduct.TOURNAMENT
        && draft.procedure().papers().change() == Procedure.Change.MAKES_INCORRECT
        && switch (draft.phase()) {
          case Phase.Writing p ->
              p.papers().stream()
                  .anyMatch(paper -> paper.writer() == player && paper.faults().isEmpty());
          case Phase.Checking p ->
              p.paperOf(player).stream().anyMatch(paper -> paper.verdict().isEmpty());
          case Phase _ -> false;
        };
  }

  private static Optional<Violation> changed(Draft draft, int player) {
    Reason reason =
        new Reason(
            ReasonCode.CHANGED,
            draft.procedure().section(Step.CHANGING),
            "A paper that was handed in may not be changed; whoever tries is not correct.");
    draft.tell(new Event.PaperChanged(player, reason));
    if (draft.phase() instanceof Phase.Checking) {
      EndRules.decideChanged(draft);
    }
    EndRules.settle(draft);
    return Optional.empty();
  }
}
