package org.mathmat.solver.equations;

import java.util.List;

/** Where the values of a set lie, one by one and together; nothing may be added afterwards. */
final class Spots {
  private static final int FEW = 64;
  private static final Row NO_OTHERS = new Row();

  private final ValueSet set;
  private final Numbers numbers;
  private final Outline outline;
  private Spot[] spots = new Spot[0];

  Spots(ValueSet set, Numbers numbers) {
    this.set = set;
    this.numbers = numbers;
    Marks marks = new Marks(set.size());
    boolean negative = false;
    boolean far = false;
    for (int i = 0; i < set.size(); i++) {
      Ball ball = numbers.spot(set.get(i));
      far |= numbers.kind(set.get(i)).logarithms() > 0;
      negative |= !(ball.middle() >= 0);
      if (Math.abs(ball.middle()) > 0) {
        marks.add(ball);
      }
    }
    this.outline =
        new Outline(
            marks,
            negative,
            far,
            List.of(),
            NO_OTHERS,
            set.isSmall() && set.size() <= FEW ? set : null);
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

  /** Where they lie together. */
  Outline outline() {
    return outline;
  }
}
