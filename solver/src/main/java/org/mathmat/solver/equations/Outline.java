package org.mathmat.solver.equations;

import java.util.List;

/**
 * Where the values of a part lie, without the values themselves, so that it can be asked quickly
 * whether one lies near a place. That none does is a proof; that one may is only a reason to look
 * closer.
 *
 * @param marks where they lie but for those that come of a root sign in front
 * @param mayBeFar whether some may be too large or too near zero for a ball
 * @param radicands where the values lie that a root sign in front may stand before
 */
record Outline(Marks marks, boolean mayBeFar, List<Places> radicands) implements Places {
  @Override
  public boolean mayMeet(Ball ball) {
    return marks.mayMeet(ball) || (!radicands.isEmpty() && mayBeRoot(ball));
  }

  private boolean mayBeRoot(Ball ball) {
    if (ball.middle() > 0) {
      for (Places places : radicands) {
        if (!Needed.isLackingSquare(places, ball)) {
          return true;
        }
      }
    }
    return false;
  }
}
