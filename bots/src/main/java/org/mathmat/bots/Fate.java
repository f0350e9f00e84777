package org.mathmat.bots;

import org.mathmat.bots.Foresight.Reach;
import org.mathmat.exact.Truth;
import org.mathmat.solver.Limits;
import org.mathmat.solver.Result;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Terms;

/** What a move leaves to be challenged. */
public enum Fate {
  /** No challenge would be right. */
  SAFE,
  /** A Solution needs at most one more cube: Now, or an A-flub, would be right. */
  NOW,
  /** Nothing solves it any more: Impossible, or a P-flub, would be right. */
  IMPOSSIBLE,
  UNKNOWN;

  /** As the solver says it. */
  static Fate of(Result result) {
    return switch (result) {
      case SAFE -> SAFE;
      case NOW -> NOW;
      case IMPOSSIBLE -> IMPOSSIBLE;
      case UNKNOWN -> UNKNOWN;
    };
  }

  /** What a position leaves to be challenged. */
  static Fate of(Study study, Scene scene, Procedure book, Terms terms, Limits limits) {
    Truth now =
        nowIsOpen(book, terms, scene.mat())
            ? study.solvable(scene, Reach.ONE_CUBE, limits)
            : Truth.FALSE;
    if (now == Truth.TRUE) {
      return NOW;
    }
    Truth ever = study.solvable(scene, Reach.ANY, limits);
    if (ever == Truth.FALSE) {
      return IMPOSSIBLE;
    }
    return now == Truth.FALSE && ever == Truth.TRUE ? SAFE : UNKNOWN;
  }

  /** One more cube is enough, but nobody may say so yet: then there is nothing to challenge. */
  public static Fate inBook(Fate left, Procedure book, Terms terms, Mat mat) {
    return left == NOW && !nowIsOpen(book, terms, mat) ? SAFE : left;
  }

  /** Whether the book lets anybody claim a Solution with one more cube. */
  public static boolean nowIsOpen(Procedure book, Terms terms, Mat mat) {
    int played = mat.count(Section.REQUIRED) + mat.count(Section.PERMITTED);
    return !book.isTooSoonOrLate(Challenge.NOW, played, mat.count(Section.RESOURCES), terms);
  }
}
