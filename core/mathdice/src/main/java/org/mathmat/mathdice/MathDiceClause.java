package org.mathmat.mathdice;

import org.mathmat.table.Clause;
import org.mathmat.table.ReasonCode;

/** The rules of MathDice that a calculation can break. */
public enum MathDiceClause implements Clause {
  /** Only the five operations between two numbers, and parentheses. */
  OPERATIONS(ReasonCode.SYNTAX, "Playing a Point 2"),
  /** Each scoring number at most once. */
  ONLY_ONCE(ReasonCode.UNAVAILABLE, "Playing a Point 2"),
  /** Each scoring number at least once. */
  EVERY_NUMBER(ReasonCode.REQUIRED_UNUSED, "Playing a Point 2"),
  /** The calculation names a real number. */
  DEFINED(ReasonCode.UNDEFINED, "Playing a Point 2"),
  /** Its value can be worked out. */
  VERIFIABLE(ReasonCode.UNVERIFIABLE, "Playing a Point 2");

  private final ReasonCode code;
  private final String section;

  MathDiceClause(ReasonCode code, String section) {
    this.code = code;
    this.section = section;
  }

  @Override
  public ReasonCode code() {
    return code;
  }

  /** Where the rules say so. */
  public String section() {
    return section;
  }
}
