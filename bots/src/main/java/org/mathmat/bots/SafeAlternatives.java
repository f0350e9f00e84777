package org.mathmat.bots;

import java.util.Optional;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.exact.Truth;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Shake;

/** The Guide's safe moves: what a mover could have done so that no flub would have been left. */
final class SafeAlternatives {
  private final Study study;
  private final Shake shake;
  private final Limits limits;

  SafeAlternatives(Study study, Shake shake, Limits limits) {
    this.study = study;
    this.shake = shake;
    this.limits = limits;
  }

  /** To the last move, as a paper says it: {@code safe ^ F}. */
  Optional<String> toLast() {
    int last = shake.turns().size();
    return last == 0
        ? Optional.empty()
        : instead(shake.turns().get(last - 1).before()).map(move -> "safe " + move);
  }

  /** To an earlier move that left an A-flub, the latest such: {@code safe ^ F at 2}. */
  Optional<String> toEarlier() {
    for (int at = shake.turns().size() - 1; at >= 1; at--) {
      Mat left = shake.turns().get(at).before();
      if (oneCube(left) == Truth.TRUE) {
        Optional<String> move = instead(shake.turns().get(at - 1).before());
        if (move.isPresent()) {
          return Optional.of("safe " + move.get() + " at " + at);
        }
      }
    }
    return Optional.empty();
  }

  /** A move that leaves no flub, proved. */
  private Optional<String> instead(Mat before) {
    for (Action.Move move : Turns.regular(before)) {
      Mat after = Turns.after(before, move).orElseThrow();
      if (oneCube(after) == Truth.FALSE
          && study.solvable(scene(after), Reach.ANY, limits) == Truth.TRUE) {
        return Optional.of(move.cube() + " " + move.to().letter());
      }
      if (limits.stop().getAsBoolean()) {
        break;
      }
    }
    return Optional.empty();
  }

  private Truth oneCube(Mat mat) {
    return study.solvable(scene(mat), Reach.ONE_CUBE, limits);
  }

  private Scene scene(Mat mat) {
    return Scene.of(shake).with(mat);
  }
}
