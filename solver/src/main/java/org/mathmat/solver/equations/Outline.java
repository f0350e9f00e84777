package org.mathmat.solver.equations;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the values of a part lie, without the values themselves, so that it can be asked quickly
 * whether one lies near a place. That none does is a proof; that one may is only a reason to look
 * closer.
 *
 * @param marks where they lie but for those that come of a root sign in front
 * @param mayBeFar whether some may be too large or too near zero for a ball
 * @param radicands where the values lie that a root sign in front may stand before
 * @param others results of signs of which the operands are too many to mark the results
 * @param fractions the values, if they are few and all small fractions, for a closer look: 7 and a
 *     millionth of a millionth lies where 7 is marked
 */
record Outline(
    Marks marks, boolean mayBeFar, List<Places> radicands, Row others, @Nullable ValueSet fractions)
    implements Places {
  @Override
  public boolean mayMeet(Ball ball) {
    return marks.mayMeet(ball)
        ? fractions == null || mayBeFraction(fractions, ball)
        : (!radicands.isEmpty() && mayBeRoot(ball)) || (!others.isEmpty() && others.mayMeet(ball));
  }

  private static boolean mayBeFraction(ValueSet fractions, Ball ball) {
    return !ball.isSharp() || fractions.hasNear(ball.middle(), ball.radius());
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
