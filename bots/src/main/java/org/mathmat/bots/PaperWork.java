package org.mathmat.bots;

import java.util.List;
import java.util.Optional;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.equations.match.SafeMove;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.Side;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Cause;
import org.mathmat.table.shake.Ending;
import org.mathmat.table.shake.Phase;
import org.mathmat.table.shake.Situation;
import org.mathmat.table.shake.WrittenPaper;

/** Writing and checking papers, and taking a side. */
final class PaperWork {
  private final Thinking thinking;

  PaperWork(Thinking thinking) {
    this.thinking = thinking;
  }

  /** What this player can hand in. */
  Optional<String> paper(Phase.Writing phase) {
    Scene scene = Scene.of(phase.shake());
    SafeAlternatives alternatives =
        new SafeAlternatives(thinking.study(), phase.shake(), thinking.limits());
    return switch (phase.cause()) {
      case Cause.Everybody(Ending ending, _) ->
          thinking.seen(scene, ending == Ending.FORCE_OUT ? Reach.ONE_CUBE : Reach.ANY);
      case Cause.ByChallenge(Challenge challenge, _, _) ->
          switch (challenge) {
            case NOW, FORCE_OUT_NO_SOLUTION -> thinking.seen(scene, Reach.ONE_CUBE);
            case IMPOSSIBLE, P_FLUB -> thinking.seen(scene, Reach.ANY);
            case NO_GOAL -> withGoal(phase);
            case A_FLUB, FORCE_OUT_A_FLUB -> with(scene, alternatives.toLast().move());
            case CA_FLUB -> with(scene, alternatives.toEarlier().move());
          };
    };
  }

  private Optional<String> with(Scene scene, Optional<SafeMove> safe) {
    return safe.flatMap(move -> thinking.seen(scene, Reach.ONE_CUBE).map(move::behind));
  }

  private Optional<String> withGoal(Phase.Writing phase) {
    return new GoalSetting(thinking)
        .counter(phase.shake())
        .map(found -> Foresight.of(found.laid().table()).withGoal(found.paper()));
  }

  Action write(Phase.Writing phase) {
    return new Action.Present(paper(phase));
  }

  /** With the writers where it sees something to write, else against them. */
  Action side(Phase.Writing phase) {
    Side writers =
        phase.cause() instanceof Cause.ByChallenge(Challenge challenge, _, _)
            ? challenge.writer()
            : Side.MOVER;
    return new Action.Join(paper(phase).isPresent() ? writers : writers.other());
  }

  /** Accepts or rejects the first paper that waits for this player. */
  Optional<Action> check(Phase.Checking phase) {
    return phase.papers().stream()
        .filter(paper -> thinking.offers().contains(new Action.Accept(paper.writer())))
        .findFirst()
        .map(paper -> answer(phase, paper));
  }

  private Action answer(Phase.Checking phase, Phase.CheckedPaper paper) {
    Action accept = new Action.Accept(paper.writer());
    boolean barred = paper.barred().contains(thinking.player());
    if (barred || !thinking.luck().percent(thinking.strength().checks())) {
      return accept;
    }
    Situation situation = new Situation(phase.shake(), phase.cause());
    WrittenPaper written = paper.written().orElseThrow();
    List<Reason> reasons = written.judge(situation).reasons();
    for (Reason reason : reasons) {
      if (reason.code() != ReasonCode.AMBIGUOUS) {
        return new Action.Reject(paper.writer(), reason.code(), Optional.empty());
      }
    }
    return reasons.stream()
        .flatMap(reason -> reason.witness().stream())
        .flatMap(witness -> proof(situation, written, witness).stream())
        .findFirst()
        .<Action>map(
            proof -> new Action.Reject(paper.writer(), ReasonCode.AMBIGUOUS, Optional.of(proof)))
        .orElse(accept);
  }

  /** The regrouping that the judge found, with the side that it leaves as it was. */
  private static Optional<String> proof(Situation situation, WrittenPaper written, String witness) {
    return written.copies(witness).stream()
        .filter(form -> written.isAmbiguous(situation, form))
        .findFirst();
  }
}
