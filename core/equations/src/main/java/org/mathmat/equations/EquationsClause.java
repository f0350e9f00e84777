package org.mathmat.equations;

import org.mathmat.table.Clause;
import org.mathmat.table.ReasonCode;

/** The rules about Equations on paper and Goals on the mat, as the engine knows them. */
public enum EquationsClause implements Clause {
  COMPLETE_EQUATION(ReasonCode.FORM),
  EXPRESSION_FORM(ReasonCode.SYNTAX),
  MEANING_IN_FORCE(ReasonCode.NOT_IN_FORCE),

  NAMES_A_NUMBER(ReasonCode.UNDEFINED),
  ROOTS_AND_POWERS(ReasonCode.UNDEFINED),
  SIDEWAYS_OPERAND(ReasonCode.UNDEFINED),
  FACTORIAL_OPERAND(ReasonCode.UNDEFINED),
  REMAINDER_OPERANDS(ReasonCode.UNDEFINED),
  PRIME_OPERAND(ReasonCode.UNDEFINED),
  FACTORS_OPERAND(ReasonCode.UNDEFINED),
  LCM_OPERANDS(ReasonCode.UNDEFINED),
  GCF_OPERANDS(ReasonCode.UNDEFINED),
  LOG_OPERANDS(ReasonCode.UNDEFINED),
  COMPLEX_ROOT(ReasonCode.UNDEFINED),
  WHOLE_ROOTS_AND_POWERS(ReasonCode.DIVISION),

  GOAL_CUBES(ReasonCode.GOAL_ILLEGAL),
  GOAL_LEGAL(ReasonCode.GOAL_ILLEGAL),
  GOAL_SIZE(ReasonCode.GOAL_ILLEGAL),
  GOAL_SPELLED(ReasonCode.GOAL_READING),
  GOAL_GROUPED(ReasonCode.GOAL_READING),

  EQUALS_GOAL(ReasonCode.NOT_EQUAL),
  UNAMBIGUOUS(ReasonCode.AMBIGUOUS),
  VERIFIABLE(ReasonCode.UNVERIFIABLE),

  TWO_CUBES(ReasonCode.TOO_FEW_CUBES),
  ALL_REQUIRED(ReasonCode.REQUIRED_UNUSED),
  NONE_FORBIDDEN(ReasonCode.UNAVAILABLE),
  CUBES_AT_HAND(ReasonCode.UNAVAILABLE),
  ONE_RESOURCE(ReasonCode.RESOURCES),

  SOLUTION_DIGITS(ReasonCode.DIGITS),
  GOAL_DIGITS(ReasonCode.DIGITS),
  POINT_DIGITS(ReasonCode.DIGITS),
  BASE_DIGITS(ReasonCode.DIGITS),

  WILD_ONE_MEANING(ReasonCode.WILD),
  WILD_REACH(ReasonCode.WILD),
  FACTORIAL_COUNT(ReasonCode.FACTORIALS),
  MULTIPLE_OF_K(ReasonCode.VARIATION),
  THREE_OPERATIONS(ReasonCode.VARIATION),
  EXPONENT_COLOUR(ReasonCode.VARIATION);

  private final ReasonCode code;

  EquationsClause(ReasonCode code) {
    this.code = code;
  }

  @Override
  public ReasonCode code() {
    return code;
  }
}
