package org.mathmat.bots;

import java.util.Optional;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.equations.match.SafeMove;
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

  /**
   * What was looked for.
   *
   * @param move the first that was found
   * @param there whether there is one; unknown where not every move could be decided
   */
  record Found(Optional<SafeMove> move, Truth there) {
    private static Found of(SafeMove move) {
      return new Found(Optional.of(move), Truth.TRUE);
    }

    private static Found none(Truth there) {
      return new Found(Optional.empty(), there);
    }

    private Found at(int turn) {
      return new Found(
          move.map(one -> new SafeMove(one.cube(), one.to(), Optional.of(turn))), there);
    }
  }

  /** To the last move. */
  Found toLast() {
    int last = shake.turns().size();
    return last == 0 ? Found.none(Truth.FALSE) : instead(shake.turns().get(last - 1).before());
  }

  /** To an earlier move that left an A-flub, the latest such: {@code safe ^ F at 2}. */
  Found toEarlier() {
    Truth there = Truth.FALSE;
    for (int at = shake.turns().size() - 1; at >= 1; at--) {
      Truth flub = oneCube(shake.turns().get(at).before());
      Found move =
          flub == Truth.FALSE
              ? Found.none(Truth.FALSE)
              : instead(shake.turns().get(at - 1).before());
      if (flub == Truth.TRUE && move.there() == Truth.TRUE) {
        return move.at(at);
      }
      there = there.or(flub.and(move.there()));
    }
    return Found.none(there);
  }

  /** A move that leaves no flub, proved. */
  private Found instead(Mat before) {
    Truth there = Truth.FALSE;
    for (Action.Move move : Turns.regular(scene(before))) {
      Scene after = Turns.after(scene(before), move).orElseThrow();
      Truth safe =
          study
              .solvable(after, Reach.ONE_CUBE, limits)
              .not()
              .and(study.solvable(after, Reach.ANY, limits));
      if (safe == Truth.TRUE) {
        return Found.of(new SafeMove(move.cube(), move.to(), Optional.empty()));
      }
      there = there.or(safe);
      if (limits.stop().getAsBoolean()) {
        return Found.none(Truth.UNKNOWN);
      }
    }
    return Found.none(there);
  }

  private Truth oneCube(Mat mat) {
    return study.solvable(scene(mat), Reach.ONE_CUBE, limits);
  }

  private Scene scene(Mat mat) {
    return Scene.of(shake).with(mat);
  }
}
