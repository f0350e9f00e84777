package org.mathmat.table.shake;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.Outcome;
import org.mathmat.table.score.Side;
import org.mathmat.table.shake.Phase.CheckedPaper;

/** What follows when everybody has done his part: judging, checking, and the scores. */
final class EndRules {
  private EndRules() {}

  /** Goes on as far as it goes without anybody doing anything. */
  static void settle(Draft draft) {
    switch (draft.phase()) {
      case Phase.Answering p when p.silent().isEmpty() -> voided(draft, p.shake().setter());
      case Phase.Writing p when p.duties().isEmpty() -> written(draft, p);
      case Phase.Checking _ -> checked(draft);
      case Phase _ -> {}
    }
  }

  private static void written(Draft draft, Phase.Writing phase) {
    if (draft.setup().checking() == Setup.CheckedBy.PLAYERS && !phase.papers().isEmpty()) {
      draft.tell(new Event.CheckingBegun());
      decideChanged(draft);
      checked(draft);
      return;
    }
    Situation situation = new Situation(phase.shake(), phase.cause());
    for (Phase.Paper paper : phase.papers()) {
      Game.Finding finding = paper.written().orElseThrow().judge(situation);
      List<Reason> reasons = new ArrayList<>(paper.faults());
      reasons.addAll(finding.reasons());
      draft.tell(
          new Event.PaperJudged(
              paper.writer(), finding.correct() && paper.faults().isEmpty(), reasons));
    }
    finish(draft, phase.cause(), phase.shake(), phase.side(), Map.of());
  }

  /** A paper that its writer changed is not correct, and nobody has to check it. */
  static void decideChanged(Draft draft) {
    Phase.Checking phase = (Phase.Checking) draft.phase();
    phase.papers().stream()
        .filter(paper -> paper.verdict().isEmpty() && wasChanged(paper))
        .forEach(paper -> draft.tell(new Event.PaperJudged(paper.writer(), false, paper.shown())));
  }

  private static boolean wasChanged(CheckedPaper paper) {
    return paper.shown().stream().anyMatch(reason -> reason.code() == ReasonCode.CHANGED);
  }

  /** Decides every paper with which all its checkers are done. */
  private static void checked(Draft draft) {
    while (draft.phase() instanceof Phase.Checking phase) {
      Optional<CheckedPaper> answered =
          phase.papers().stream()
              .filter(paper -> paper.verdict().isEmpty())
              .filter(
                  paper -> phase.shake().opponents(paper.writer()).stream().allMatch(paper::isDone))
              .findFirst();
      if (answered.isPresent()) {
        CheckedPaper paper = answered.get();
        if (paper.asking().isEmpty()) {
          draft.tell(new Event.PaperJudged(paper.writer(), paper.shown().isEmpty(), paper.shown()));
        } else {
          CheckingRules.answer(draft, paper.writer(), paper.asking());
        }
        continue;
      }
      if (phase.atHand().isEmpty()) {
        finish(draft, phase.cause(), phase.shake(), phase.side(), accepted(phase));
      }
      return;
    }
  }

  /** Who accepted whose paper; a paper that fell because it was changed, no checker overlooked. */
  private static Map<Integer, Set<Integer>> accepted(Phase.Checking phase) {
    Map<Integer, Set<Integer>> accepted = new HashMap<>();
    for (CheckedPaper paper : phase.papers()) {
      if (wasChanged(paper)) {
        continue;
      }
      paper
          .answers()
          .map()
          .forEach((checker, accepts) -> {
            if (accepts) {
              accepted.computeIfAbsent(checker, _ -> new HashSet<>()).add(paper.writer());
            }
          });
    }
    return accepted;
  }

  private static void finish(
      Draft draft,
      Cause cause,
      Shake shake,
      Optional<Side> side,
      Map<Integer, Set<Integer>> accepted) {
    Map<Integer, Boolean> presented = new HashMap<>();
    draft.match().judged().forEach(paper -> presented.put(paper.player(), paper.correct()));
    Set<Integer> absent = new HashSet<>();
    IntStream.range(0, draft.match().players())
        .filter(player -> !shake.players().contains(player))
        .forEach(absent::add);
    Outcome outcome =
        switch (cause) {
          case Cause.ByChallenge(Challenge challenge, int mover, int challenger) ->
              new Outcome.Challenged(
                  challenge,
                  mover,
                  challenger,
                  shake.players().stream()
                      .filter(player -> player != mover && player != challenger)
                      .findFirst(),
                  side,
                  presented,
                  accepted,
                  absent);
          case Cause.Everybody _ ->
              new Outcome.EverybodyWrote(new HashSet<>(shake.players()), presented, absent);
        };
    boolean goalRefuted =
        cause instanceof Cause.ByChallenge(Challenge challenge, _, _)
            && challenge == Challenge.IMPOSSIBLE
            && !outcome.solved();
    if (shake.debtor().isPresent() && !goalRefuted) {
      draft.fine(shake.debtor().get(), GoalRules.ANSWERED, Fine.NO_GOAL_ANSWERED);
    }
    Map<Integer, Integer> scores = draft.procedure().scores().scores(outcome);
    List<Integer> inOrder = new ArrayList<>();
    for (int player = 0; player < draft.match().players(); player++) {
      inOrder.add(scores.getOrDefault(player, 0));
    }
    draft.tell(
        new Event.ShakeEnded(cause.ended(), List.copyOf(inOrder), leftOf(draft, shake.setter())));
  }

  /** The seat to the left, whether somebody is there or not. */
  static int leftOf(Draft draft, int player) {
    return (player + 1) % draft.match().players();
  }

  /** The shake does not count. */
  static void voided(Draft draft, int nextSetter) {
    draft.tell(new Event.ShakeEnded("void", List.of(), nextSetter));
  }
}
