package org.mathmat.solver.equations;

import java.util.List;

/**
 * Where the values of a part lie, without the values themselves.
 *
 * @param marks where they lie but for those that come of a root sign in front
 * @param radicands where the values lie that a root sign in front may stand before
 */
record Outline(Marks marks, List<Places> radicands) implements Places {
  @Override
  public boolean mayMeet(Ball ball) {
    if (marks.mayMeet(ball)) {
      return true;
    }
    if (ball.middle() < 0) {
      return false;
    }
    for (Places places : radicands) {
      if (!Needed.isLackingSquare(places, ball)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean mayMeetSize(Ball log) {
    Ball size = log.exponential();
    return mayMeet(size) || mayMeet(size.negate());
  }
}
