package org.mathmat.table.shake;

/** The rules of procedure that an act can break; each book says in which section they stand. */
public enum Step {
  /** Who sets the first Goal. */
  LOT,
  ROLL,
  DEAL,
  VARIATION_ORDER,
  VARIATION_FIT,
  VARIATION_COUNT,
  GOAL,
  GOAL_FORM,
  SETTER_BONUS,
  SETTER_LEADING,
  NO_GOAL,
  NO_GOAL_ANSWER,
  MOVE,
  CUBE,
  BONUS,
  LEADING,
  SHIFT,
  /** A cube that may not go to Forbidden yet. */
  KEPT_CUBE,
  CHALLENGE,
  OWN_CHALLENGE,
  NOW_PLAYED,
  NOW_RESOURCES,
  BLOCK,
  FORCE_OUT,
  WRITERS,
  THIRD_PARTY,
  PRESENTING,
  /** Changing a paper that was handed in. */
  CHANGING,
  CHECKING,
  REASONS,
  AMBIGUITY,
  JUDGE,
  LAST_CUBE,
  LAST_CUBE_CHALLENGE,
  CHARGE,
  INSULATION,
  /** A point that two judges take at once. */
  BY_JUDGES,
  ABSENT,
  TIME,
  ROUND
}
