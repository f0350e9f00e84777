package org.mathmat.onsets;

/** The ways to bring a cube to a section. */
public enum Manner {
  /** From Resources, as the regular move of a turn. */
  MOVE,
  /** From Resources to Forbidden, before the regular move or before the Goal. */
  BONUS,
  /** Out of Permitted, in place of the regular move. */
  SHIFT
}
