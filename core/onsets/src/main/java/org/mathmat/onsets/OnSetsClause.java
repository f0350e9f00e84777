package org.mathmat.onsets;

import org.mathmat.table.Clause;
import org.mathmat.table.ReasonCode;

/** The rules of On-Sets that a Solution or a Goal can break. */
public enum OnSetsClause implements Clause {
  /** A Goal chosen by the writer is written beside the Solution. */
  GOAL_WRITTEN(ReasonCode.FORM),
  /** One to three digit cubes in one of the listed arrangements. */
  GOAL_ARRANGEMENT(ReasonCode.GOAL_ILLEGAL),
  /** The Goal names a whole number. */
  GOAL_WHOLE_NUMBER(ReasonCode.GOAL_ILLEGAL),
  /** The digits of a Goal that the writer chose lie in Resources. */
  GOAL_CUBES(ReasonCode.UNAVAILABLE),

  /** A Solution has exactly one Set-Name, the last part. */
  ONE_SET_NAME(ReasonCode.FORM),
  /** No = and no ⊆ in the Set-Name, and no "= Goal" behind it. */
  NO_RELATION_IN_SET_NAME(ReasonCode.FORM),
  /** Every symbol and group of symbols has a meaning. */
  DEFINED(ReasonCode.SYNTAX),
  /** = and ⊆ are not used in this division. */
  NO_RESTRICTIONS_HERE(ReasonCode.DIVISION),
  /** A Restriction is sets with = or ⊆ between them. */
  RESTRICTION_FORM(ReasonCode.RESTRICTION),
  /** No grouping symbols around part of a Restriction with its = or ⊆. */
  RESTRICTION_GROUPING(ReasonCode.RESTRICTION),
  /** = or ⊆ in Required asks for a Restriction. */
  RESTRICTION_WANTED(ReasonCode.RESTRICTION),

  /** The Set-Name has as many cards as the Goal says. */
  EQUALS_GOAL(ReasonCode.NOT_EQUAL),
  /** So it has in every reading. */
  EVERY_READING(ReasonCode.AMBIGUOUS),
  /** The judge can work every reading out. */
  VERIFIABLE(ReasonCode.UNVERIFIABLE),

  TWO_CUBES(ReasonCode.TOO_FEW_CUBES),
  REQUIRED_USED(ReasonCode.REQUIRED_UNUSED),
  /** No cube that lies in Forbidden. */
  FORBIDDEN_OUT(ReasonCode.UNAVAILABLE),
  /** No more cubes than there are. */
  CUBES_THERE(ReasonCode.UNAVAILABLE),
  /** One Resource cube at most after Now. */
  ONE_RESOURCE(ReasonCode.RESOURCES),

  /** A cube means what it shows, unless a variation lets it mean something else. */
  CUBE_MEANING(ReasonCode.NOT_IN_FORCE),
  /** The blank card has no dots, unless it is wild. */
  BLANK_MEANING(ReasonCode.NOT_IN_FORCE),
  /** A wild cube stands for one symbol in the whole Solution, and for no digit. */
  WILD_CUBE(ReasonCode.WILD),
  REQUIRED_CUBE(ReasonCode.VARIATION),
  TWO_OPERATIONS(ReasonCode.VARIATION),
  REQUIRED_OR_FORBIDDEN_CARD(ReasonCode.VARIATION),
  NO_NULL_RESTRICTIONS(ReasonCode.RESTRICTION),
  /** Two Solutions are to be written. */
  TWO_SOLUTIONS(ReasonCode.VARIATION),
  /** The second names a card that the first does not. */
  NEW_CARD(ReasonCode.SAME_SET);

  private final ReasonCode code;

  OnSetsClause(ReasonCode code) {
    this.code = code;
  }

  @Override
  public ReasonCode code() {
    return code;
  }
}
