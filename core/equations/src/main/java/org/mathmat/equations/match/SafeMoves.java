package org.mathmat.equations.match;

import java.util.Optional;
import org.mathmat.exact.Truth;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.shake.Cause;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Occasion;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Situation;

/**
 * The Guide's safe move: what the mover could have done instead, so that neither an A-flub nor a
 * P-flub would have been left. What cannot be decided counts as safe.
 */
record SafeMoves(EquationsTable table) {
  /** What is wrong with the safe move of a paper; nothing where none is asked for. */
  Optional<Reason> fault(Situation situation, Optional<SafeMove> safe) {
    if (!(situation.cause() instanceof Cause.ByChallenge(var challenge, _, _))) {
      return Optional.empty();
    }
    return switch (challenge) {
      case A_FLUB -> check(situation.shake(), safe, "Challenges: A flub 4", false);
      case CA_FLUB -> check(situation.shake(), safe, "Challenges: CA flub 3", true);
      case FORCE_OUT_A_FLUB ->
          check(situation.shake(), safe, "Challenging a force out move 2", false);
      case NOW, IMPOSSIBLE, NO_GOAL, P_FLUB, FORCE_OUT_NO_SOLUTION -> Optional.empty();
    };
  }

  private Optional<Reason> check(
      Shake shake, Optional<SafeMove> move, String rule, boolean earlier) {
    if (move.isEmpty()) {
      return fault(rule, "The Solution needs a safe move behind it, such as: safe ^ F.");
    }
    SafeMove safe = move.get();
    int last = shake.turns().size();
    int at = safe.at().orElse(earlier ? 0 : last);
    boolean fits = earlier ? at >= 1 && at < last : at == last;
    if (!fits || last == 0) {
      return fault(
          rule,
          earlier
              ? "The safe move must say which earlier move it replaces, such as: at 2."
              : "The safe move must replace the last move.");
    }
    if (earlier && isAFlub(shake.turns().get(at).before()) == Truth.FALSE) {
      return fault(rule, "Move " + at + " was no A-flub.");
    }
    Mat before = shake.turns().get(at - 1).before();
    Optional<Integer> cube = table.named(safe.cube(), before, Section.RESOURCES);
    if (cube.isEmpty()) {
      return fault(rule, "There was no " + safe.cube() + " in Resources to move.");
    }
    Mat after = before.with(cube.get(), safe.to());
    if (isAFlub(after) == Truth.TRUE) {
      return fault(rule, "That move would have been an A-flub, too.");
    }
    return solvable(after, Occasion.P_FLUB) == Truth.FALSE
        ? fault(rule, "That move would have been a P-flub.")
        : Optional.empty();
  }

  private Truth isAFlub(Mat mat) {
    return solvable(mat, Occasion.A_FLUB);
  }

  private Truth solvable(Mat mat, Occasion challenge) {
    return table.solvability().solvable(table.law(), table.position(mat, challenge));
  }

  private static Optional<Reason> fault(String rule, String message) {
    return Optional.of(new Reason(ReasonCode.FORM, rule, message));
  }
}
