package org.mathmat.table;

/** The stable codes with which a judge says why something is not right, in every game. */
public enum ReasonCode {
  FORM,
  SYNTAX,
  UNDEFINED,
  DIVISION,
  GOAL_ILLEGAL,
  GOAL_READING,
  NOT_EQUAL,
  AMBIGUOUS,
  TOO_FEW_CUBES,
  REQUIRED_UNUSED,
  UNAVAILABLE,
  RESOURCES,
  DIGITS,
  WILD,
  VARIATION,
  NOT_IN_FORCE,
  FACTORIALS,
  RESTRICTION,
  SAME_SET,
  /** The writer changed his paper after he had handed it in. */
  CHANGED,
  UNVERIFIABLE
}
