package org.mathmat.table;

/** How many variations a player selects in a shake (section II-B). */
public enum VariationCount {
  /** The division has no variations to select. */
  NONE,
  /** One; where two play, the one who does not set the Goal selects two. */
  ONE_EACH,
  /** One or two, as everybody likes. */
  ONE_OR_TWO;

  public int least(int players, boolean goalSetter) {
    return this == ONE_OR_TWO ? 1 : most(players, goalSetter);
  }

  public int most(int players, boolean goalSetter) {
    return switch (this) {
      case NONE -> 0;
      case ONE_EACH -> players == 2 && !goalSetter ? 2 : 1;
      case ONE_OR_TWO -> 2;
    };
  }
}
