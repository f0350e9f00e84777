package org.mathmat.solver.equations;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the values of a part lie, without the values themselves, so that it can be asked quickly
 * whether one lies near a place. That none does is a proof; that one may is only a reason to look
 * closer.
 *
 * @param marks where they lie but for those that come of a root sign in front
 * @param far where the logarithms lie of those that are too large or too near zero for a ball;
 *     nothing if there are none, or if they lie anywhere
 * @param mayBeFar whether there may be such
 * @param mayBeNegative whether some may be less than zero
 * @param besideZero some may lie anywhere within so much of zero
 * @param radicands where the values lie that a root sign in front may stand before
 * @param fractions the values, if they are few and all small fractions, for a closer look: 7 and a
 *     millionth of a millionth lies where 7 is marked
 * @param results the values one by one, where more is to be made of them
 */
record Outline(
    Marks marks,
    @Nullable Marks far,
    boolean mayBeFar,
    boolean mayBeNegative,
    double besideZero,
    List<Places> radicands,
    @Nullable ValueSet fractions,
    @Nullable Results results)
    implements Places {
  private static final int FEW = 64;

  /** That of values that are listed. */
  static Outline of(ValueSet values, Spots spots) {
    Marks marks = new Marks(values.size(), 1);
    @Nullable Marks far = null;
    boolean unknown = false;
    boolean vast = false;
    boolean negative = false;
    for (int i = 0; i < spots.size(); i++) {
      switch (spots.state(i)) {
        case Spots.ZERO -> {}
        case Spots.VAST -> vast = true;
        case Spots.FAR -> {
          far = far == null ? new Marks(values.size(), 1) : far;
          far.add(spots.log(i), spots.logRadius(i));
          negative = true;
        }
        case Spots.UNKNOWN -> unknown = true;
        default -> {
          marks.add(spots.middle(i), spots.radius(i));
          negative |= spots.middle(i) < 0;
        }
      }
    }
    return new Outline(
        marks,
        unknown || vast ? null : far,
        unknown || vast || far != null,
        unknown || vast || negative,
        unknown ? Double.POSITIVE_INFINITY : 0,
        List.of(),
        values.isSmall() && values.size() <= FEW ? values : null,
        null);
  }

  @Override
  public boolean mayMeet(double middle, double radius) {
    if (!Ball.isSharp(middle, radius) || Ball.isNearlyFar(middle)) {
      return true;
    }
    return mayMeet(Marks.hash(middle), middle, radius);
  }

  /** The same where all of that was worked out before. */
  @Override
  public boolean mayMeet(Needs needs, int number) {
    if (!needs.isPlaced(number)) {
      return !needs.isFar(number) || mayMeetFar(needs.log(number));
    }
    double middle = needs.middle(number);
    double radius = needs.radius(number);
    long hash = needs.hash(number);
    return mayMeet(hash, middle, radius)
        || (mayBeNegative && needs.areSizes() && mayMeet(Marks.opposite(hash), -middle, radius));
  }

  /** The same of a sharp ball that is not far, with the hash of its middle. */
  private boolean mayMeet(long hash, double middle, double radius) {
    if (marks.has(hash)) {
      return fractions == null || fractions.hasNear(middle, radius);
    }
    return Math.abs(middle) <= besideZero
        || (!radicands.isEmpty() && middle > 0 && mayBeRoot(middle, radius));
  }

  private boolean mayBeRoot(double middle, double radius) {
    for (Places places : radicands) {
      if (!Needed.isLackingSquare(places, middle, radius)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean mayMeetFar(double log) {
    if (!mayBeFar) {
      return false;
    }
    if (far == null || far.has(log)) {
      return true;
    }
    for (Places places : radicands) {
      if (places.mayMeetFar(2 * log)) {
        return true;
      }
    }
    return false;
  }
}
