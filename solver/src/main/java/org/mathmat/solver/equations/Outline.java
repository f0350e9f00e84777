package org.mathmat.solver.equations;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the values of a part lie, without the values themselves, so that it can be asked quickly
 * whether one lies near a place. That none does is a proof; that one may is only a reason to look
 * closer.
 *
 * @param marks where they lie but for those that come of a root sign in front
 * @param mayBeNegative whether some may be less than zero
 * @param mayBeFar whether some may be too large or too near zero for a ball
 * @param radicands where the values lie that a root sign in front may stand before
 * @param others results of signs of which the operands are too many to mark the results
 * @param fractions the values, if they are few and all small fractions, for a closer look: 7 and a
 *     millionth of a millionth lies where 7 is marked
 */
record Outline(
    Marks marks,
    boolean mayBeNegative,
    boolean mayBeFar,
    List<Places> radicands,
    Row others,
    @Nullable ValueSet fractions)
    implements Places {
  @Override
  public boolean mayMeet(double middle, double radius) {
    if (middle < 0 && !mayBeNegative && Ball.isSharp(middle, radius)) {
      return false;
    }
    return marks.mayMeet(middle, radius)
        ? fractions == null || mayBeFraction(fractions, middle, radius)
        : (!radicands.isEmpty() && mayBeRoot(middle, radius))
            || (!others.isEmpty() && others.mayMeet(middle, radius));
  }

  private static boolean mayBeFraction(ValueSet fractions, double middle, double radius) {
    return !Ball.isSharp(middle, radius) || fractions.hasNear(middle, radius);
  }

  private boolean mayBeRoot(double middle, double radius) {
    if (middle > 0) {
      for (Places places : radicands) {
        if (!Needed.isLackingSquare(places, middle, radius)) {
          return true;
        }
      }
    }
    return false;
  }
}
