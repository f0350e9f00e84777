package org.mathmat.table.shake;

/** Why somebody loses points. */
public enum Fine {
  VARIATION,
  CHALLENGE,
  LEADING,
  BLOCK,
  TIME,
  /** A no-Goal that an opponent answered with a Goal. */
  NO_GOAL_ANSWERED,
  /** A no-Goal after disagreeing with one. */
  NO_GOAL_AGAIN,
  /** Two judges agreed on it. */
  JUDGES
}
