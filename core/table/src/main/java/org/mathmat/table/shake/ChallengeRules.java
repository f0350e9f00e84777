package org.mathmat.table.shake;

import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;
import org.mathmat.table.score.Challenge;

/** The challenge block and the challenges: which are valid when, and what an invalid one costs. */
final class ChallengeRules {
  private ChallengeRules() {}

  static Optional<Violation> block(Draft draft, int player) {
    boolean can =
        switch (draft.phase()) {
          case Phase.Moving _ -> true;
          case Phase.Answering _ -> draft.procedure().noGoal() == Procedure.NoGoal.CHALLENGED;
          case Phase.Writing p -> open(p);
          case Phase _ -> false;
        };
    if (!can) {
      return no(draft, Step.BLOCK, "There is nothing to challenge now.");
    }
    draft.tell(new Event.BlockTaken(player));
    return Optional.empty();
  }

  /** Whether a challenge can still be made while everybody writes. */
  private static boolean open(Phase.Writing phase) {
    return phase.cause() instanceof Cause.Everybody(Ending ending, _)
        && switch (ending) {
          case LAST_CUBE -> phase.challengeUntil().isPresent();
          case FORCE_OUT -> true;
          case ROUND_STOP -> false;
        };
  }

  private static Optional<Violation> no(Draft draft, Step step, String why) {
    return Optional.of(draft.procedure().violation(RefusalCode.NOT_NOW, step, why));
  }

  static Optional<Violation> challenge(Draft draft, int player, Challenge challenge) {
    if (!draft.procedure().knows(challenge)) {
      return no(
          draft,
          Step.CHALLENGE,
          "This rule-book knows no challenge \"" + challenge.spoken() + "\".");
    }
    Phase phase = draft.phase();
    if (phase instanceof Phase.Holding held) {
      if (held.holder() != player) {
        return no(draft, Step.BLOCK, "Another player holds the challenge block.");
      }
      phase = held.interrupted();
    }
    Optional<Integer> illegal = Charges.lastCubeForbiddenBy(phase).filter(mover -> mover != player);
    if (illegal.isPresent()) {
      lastCubeBack(draft, player, challenge, illegal.get());
      return Optional.empty();
    }
    return switch (phase) {
      case Phase.Moving p -> againstMove(draft, player, challenge, p);
      case Phase.Answering p -> againstNoGoal(draft, player, challenge, p);
      case Phase.Writing p -> whileWriting(draft, player, challenge, p);
      case Phase.Choosing _, Phase.Setting _, Phase.Countering _ ->
          setAside(
              draft,
              player,
              challenge,
              RefusalCode.NOT_NOW,
              Step.CHALLENGE,
              "Wait until the Goal is set before you challenge.");
      case Phase _ -> no(draft, Step.CHALLENGE, "There is nothing to challenge now.");
    };
  }

  private static Optional<Violation> againstMove(
      Draft draft, int player, Challenge challenge, Phase.Moving phase) {
    Procedure.Challenges book = draft.procedure().challenges();
    if (!book.moves().contains(challenge)) {
      return setAside(
          draft,
          player,
          challenge,
          RefusalCode.NOT_NOW,
          Step.CHALLENGE,
          "This cannot be challenged here.");
    }
    if (phase.lastMover() == player) {
      return own(draft, player, challenge);
    }
    if (book.guarded().contains(challenge)) {
      Mat mat = phase.shake().mat();
      if (mat.count(Section.REQUIRED) + mat.count(Section.PERMITTED) == 0) {
        return setAside(
            draft,
            player,
            challenge,
            RefusalCode.NOTHING_PLAYED,
            Step.NOW_PLAYED,
            "A Solution has at least two cubes: one must lie in Required or Permitted first.");
      }
      if (mat.count(Section.RESOURCES) < phase.shake().terms().nowNeeds()) {
        return tooFew(draft, player, challenge, phase.shake());
      }
    }
    draft.tell(new Event.Challenged(player, challenge));
    EndRules.settle(draft);
    return Optional.empty();
  }

  private static Optional<Violation> tooFew(
      Draft draft, int player, Challenge challenge, Shake shake) {
    return setAside(
        draft,
        player,
        challenge,
        RefusalCode.TOO_FEW_RESOURCES,
        Step.NOW_RESOURCES,
        "Now needs at least " + shake.terms().nowNeeds() + " cubes in Resources.");
  }

  private static Optional<Violation> own(Draft draft, int player, Challenge challenge) {
    return setAside(
        draft,
        player,
        challenge,
        RefusalCode.OWN_MOVE,
        Step.OWN_CHALLENGE,
        "You moved last: you cannot challenge yourself.");
  }

  private static Optional<Violation> againstNoGoal(
      Draft draft, int player, Challenge challenge, Phase.Answering phase) {
    if (challenge != Challenge.NO_GOAL) {
      return setAside(
          draft,
          player,
          challenge,
          RefusalCode.NOT_NOW,
          Step.CHALLENGE,
          "Only the no-Goal can be challenged now.");
    }
    if (phase.shake().setter() == player) {
      return own(draft, player, challenge);
    }
    if (!phase.silent().has(player)) {
      return no(draft, Step.NO_GOAL_ANSWER, "You have agreed with the no-Goal already.");
    }
    draft.tell(new Event.Challenged(player, challenge));
    return Optional.empty();
  }

  private static Optional<Violation> whileWriting(
      Draft draft, int player, Challenge challenge, Phase.Writing phase) {
    if (!(phase.cause() instanceof Cause.Everybody(Ending ending, int mover))
        || ending == Ending.ROUND_STOP) {
      return no(draft, Step.CHALLENGE, "Papers are being written: it is too late to challenge.");
    }
    Procedure.Challenges book = draft.procedure().challenges();
    boolean fits =
        (ending == Ending.FORCE_OUT ? book.forceOuts() : book.afterLastCube()).contains(challenge);
    if (player == mover) {
      return own(draft, player, challenge);
    }
    if (!fits && ending == Ending.LAST_CUBE && book.guarded().contains(challenge)) {
      return tooFew(draft, player, challenge, phase.shake());
    }
    if (!fits) {
      return no(draft, Step.CHALLENGE, "This cannot be challenged here.");
    }
    if (ending == Ending.LAST_CUBE && phase.challengeUntil().isEmpty()) {
      return setAside(
          draft,
          player,
          challenge,
          RefusalCode.TOO_LATE,
          Step.LAST_CUBE_CHALLENGE,
          "The last cube can only be challenged in the first part of the time for writing.");
    }
    draft.tell(new Event.Challenged(player, challenge));
    EndRules.settle(draft);
    return Optional.empty();
  }

  /**
   * Nobody is fined for it: the challenge does not count, and the last cube is to be moved anew.
   */
  private static void lastCubeBack(Draft draft, int player, Challenge challenge, int mover) {
    draft.tell(
        new Event.ChallengeSetAside(
            player,
            challenge,
            RefusalCode.LAST_CUBE,
            draft.procedure().section(Step.LAST_CUBE),
            "The last cube may not go to Forbidden: it goes back, and nothing is challenged yet."));
    if (draft.phase() instanceof Phase.Holding) {
      draft.tell(new Event.BlockReturned(player));
    }
    draft.tell(new Event.Charged(player, mover, RefusalCode.LAST_CUBE));
  }

  /** The book's answer to an invalid challenge: it does not count, and may cost something. */
  private static Optional<Violation> setAside(
      Draft draft, int player, Challenge challenge, RefusalCode code, Step step, String why) {
    Violation violation = draft.procedure().violation(code, step, why);
    Procedure.SetAside costs = draft.procedure().setAside();
    int fine = code == RefusalCode.OWN_MOVE ? costs.own() : costs.other();
    boolean held = draft.phase() instanceof Phase.Holding;
    if (fine == 0 && !held) {
      return Optional.of(violation);
    }
    draft.tell(
        new Event.ChallengeSetAside(
            player, challenge, violation.code(), violation.rule(), violation.message()));
    draft.fine(player, fine, Fine.CHALLENGE);
    if (held) {
      draft.tell(new Event.BlockReturned(player));
    }
    return Optional.empty();
  }
}
