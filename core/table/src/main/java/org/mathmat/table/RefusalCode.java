package org.mathmat.table;

/** The stable codes with which an act is refused, in every game. */
public enum RefusalCode {
  NOT_YOUR_TURN,
  /** There is no such action at this point. */
  NOT_NOW,
  NO_SUCH_CUBE,
  /** That cube may not go there. */
  SECTION,
  /** A bonus move by the leader. */
  LEADING,
  /** The last cube may not go to Forbidden. */
  LAST_CUBE,
  /** What was set is no row of cubes. */
  GOAL_FORM,
  /** Somebody challenges himself. */
  OWN_MOVE,
  /** Now with too few cubes left in Resources. */
  TOO_FEW_RESOURCES,
  /** Now with no cube in Required or Permitted. */
  NOTHING_PLAYED,
  TOO_LATE,
  VARIATION_UNKNOWN,
  VARIATION_NO_EFFECT,
  VARIATION_CONFLICT,
  VARIATION_TAKEN,
  MAY_NOT_WRITE,
  /** A rejection or a charge whose reason does not hold. */
  NO_REASON,
  /** MathDice: a call that is not closer than the one before. */
  NOT_CLOSER,
  /** What was written cannot be read. */
  FORMAT
}
