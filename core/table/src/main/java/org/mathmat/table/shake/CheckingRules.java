package org.mathmat.table.shake;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;
import org.mathmat.table.shake.Phase.CheckedPaper;

/** Checking: accepting, rejecting with a reason that holds, and asking the judge. */
final class CheckingRules {
  private CheckingRules() {}

  private static Optional<Violation> no(Draft draft, RefusalCode code, Step step, String why) {
    return Optional.of(draft.procedure().violation(code, step, why));
  }

  /** Why this player cannot answer this paper now; empty where he can. */
  private static Optional<Violation> closed(Draft draft, int player, int writer) {
    if (!(draft.phase() instanceof Phase.Checking phase)) {
      return no(
          draft, RefusalCode.NOT_NOW, Step.CHECKING, "No papers are checked by the players now.");
    }
    Optional<CheckedPaper> paper = phase.paperOf(writer);
    if (paper.isEmpty()) {
      return no(draft, RefusalCode.NOT_NOW, Step.CHECKING, "That player has handed no paper in.");
    }
    if (writer == player) {
      return no(
          draft, RefusalCode.NOT_NOW, Step.CHECKING, "Your own paper is for others to check.");
    }
    if (paper.get().verdict().isPresent()) {
      return no(draft, RefusalCode.NOT_NOW, Step.CHECKING, "That paper is decided already.");
    }
    if (paper.get().isDone(player)) {
      return no(draft, RefusalCode.NOT_NOW, Step.CHECKING, "You have answered that paper already.");
    }
    return Optional.empty();
  }

  static Optional<Violation> accept(Draft draft, int player, int writer) {
    Optional<Violation> closed = closed(draft, player, writer);
    if (closed.isPresent()) {
      return closed;
    }
    draft.tell(new Event.PaperAccepted(player, writer));
    EndRules.settle(draft);
    return Optional.empty();
  }

  static Optional<Violation> reject(Draft draft, int player, Action.Reject action) {
    Optional<Violation> closed = closed(draft, player, action.writer());
    if (closed.isPresent()) {
      return closed;
    }
    Phase.Checking phase = (Phase.Checking) draft.phase();
    CheckedPaper paper = phase.paperOf(action.writer()).orElseThrow();
    if (paper.barred().contains(player)) {
      return no(
          draft,
          RefusalCode.TOO_LATE,
          Step.AMBIGUITY,
          "Your proof of ambiguity failed, so you may object no further.");
    }
    boolean proof = action.code() == ReasonCode.AMBIGUOUS;
    Optional<Reason> holds =
        proof ? ambiguous(draft, phase, paper, action) : found(phase, paper, action);
    if (holds.isPresent()) {
      draft.tell(new Event.PaperRejected(player, action.writer(), holds.get()));
      EndRules.settle(draft);
      return Optional.empty();
    }
    if (proof
        && action.witness().isPresent()
        && draft.procedure().papers().proof() == Procedure.Proof.ONCE) {
      draft.tell(
          new Event.ProofFailed(
              player,
              action.writer(),
              action.witness().get(),
              RefusalCode.NO_REASON,
              draft.procedure().section(Step.AMBIGUITY),
              "This grouping does not make the paper wrong, or is not a grouping of it."));
      return Optional.empty();
    }
    return no(
        draft,
        RefusalCode.NO_REASON,
        proof ? Step.AMBIGUITY : Step.REASONS,
        proof
            ? "A paper is ambiguous only if you show a grouping of it that makes it wrong."
            : "That is not what is wrong with this paper.");
  }

  /** The reason that the checker gave, if the judge finds it, too. */
  private static Optional<Reason> found(
      Phase.Checking phase, CheckedPaper paper, Action.Reject action) {
    Situation situation = new Situation(phase.shake(), phase.cause());
    return paper.written().orElseThrow().judge(situation).reasons().stream()
        .filter(reason -> reason.code() == action.code())
        .findFirst();
  }

  /** The proof of ambiguity, if the regrouping that was shown is one. */
  private static Optional<Reason> ambiguous(
      Draft draft, Phase.Checking phase, CheckedPaper paper, Action.Reject action) {
    Situation situation = new Situation(phase.shake(), phase.cause());
    return action
        .witness()
        .filter(witness -> paper.written().orElseThrow().isAmbiguous(situation, witness))
        .map(witness ->
            new Reason(
                ReasonCode.AMBIGUOUS,
                draft.procedure().section(Step.AMBIGUITY),
                "It can also be grouped as " + witness + ", which is wrong.",
                Optional.of(witness)));
  }

  static Optional<Violation> ask(Draft draft, int player, int writer) {
    Optional<Violation> closed = closed(draft, player, writer);
    if (closed.isPresent()) {
      return closed;
    }
    switch (draft.procedure().papers().judge()) {
      case AT_ONCE -> answer(draft, writer, List.of(player));
      case WHEN_ALL_ARE_DONE -> draft.tell(new Event.JudgeAwaited(player, writer));
    }
    EndRules.settle(draft);
    return Optional.empty();
  }

  /** The judge answers those who asked, and with that the paper is decided. */
  static void answer(Draft draft, int writer, List<Integer> asking) {
    Phase.Checking phase = (Phase.Checking) draft.phase();
    CheckedPaper paper = phase.paperOf(writer).orElseThrow();
    Game.Finding answer =
        paper.written().orElseThrow().equal(new Situation(phase.shake(), phase.cause()));
    List<Reason> reasons = new ArrayList<>(paper.shown());
    reasons.addAll(answer.reasons());
    asking.forEach(player -> draft.tell(new Event.JudgeAsked(player, writer, answer.correct())));
    draft.tell(new Event.PaperJudged(writer, answer.correct() && paper.shown().isEmpty(), reasons));
  }
}
