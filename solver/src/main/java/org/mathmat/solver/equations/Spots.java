package org.mathmat.solver.equations;

import org.jspecify.annotations.Nullable;

/**
 * Where the values of a set lie, so that it can be asked quickly whether one lies near a place.
 * That none does is a proof; that one may is only a reason to look closer.
 */
final class Spots implements Places {
  /** Numbers with a greater logarithm have no ball of their own, and some with one a bit less. */
  private static final double NEARLY_FAR = (Ball.FAR - 1) * Math.log(2);

  private final ValueSet set;
  private final Numbers numbers;
  private final Marks marks;
  private @Nullable Marks sizes;
  private Spot[] spots = new Spot[0];

  /** Whether there is a value that has no ball of its own, for its size. */
  private boolean far;

  /** Nothing may be added to the set afterwards. */
  Spots(ValueSet set, Numbers numbers) {
    this.set = set;
    this.numbers = numbers;
    this.marks = new Marks(set.size());
    for (int i = 0; i < set.size(); i++) {
      Ball ball = numbers.spot(set.get(i));
      far |= numbers.kind(set.get(i)).logarithms() > 0;
      if (Math.abs(ball.middle()) > 0) {
        marks.add(ball);
      }
    }
  }

  /** Where a value lies. */
  Spot get(int index) {
    if (spots.length == 0) {
      spots = new Spot[set.size()];
      for (int i = 0; i < spots.length; i++) {
        spots[i] = new Spot(numbers.spot(set.get(i)));
      }
    }
    return spots[index];
  }

  @Override
  public boolean mayMeet(Ball ball) {
    return marks.mayMeet(ball);
  }

  @Override
  public boolean mayMeetSize(Ball log) {
    return Math.abs(log.middle()) > NEARLY_FAR ? far || sizes().mayMeet(log) : sizes().mayMeet(log);
  }

  /** The logarithms of their sizes, but of 0, 1 and -1. */
  private Marks sizes() {
    Marks known = sizes;
    if (known == null) {
      known = new Marks(set.size());
      for (int i = 0; i < set.size(); i++) {
        Ball size = numbers.spot(set.get(i)).abs();
        if (size.middle() > 0 && !size.isJust(1)) {
          known.add(size.isSharp() ? size.logarithm() : size);
        }
      }
      sizes = known;
    }
    return known;
  }
}
