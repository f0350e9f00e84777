package org.mathmat.host;

import org.mathmat.table.Violation;

/** Why a wish is not done. */
public sealed interface Refusal {
  /** The rules of the game are against it. */
  record ByRules(Violation violation) implements Refusal {}

  /**
   * The table is against it.
   *
   * @param message a sentence for people
   */
  record ByTable(Code code, String message) implements Refusal {}

  /** The stable codes of the table. */
  enum Code {
    NOT_YOUR_SEAT,
    NOT_YOUR_TABLE,
    NO_SUCH_SEAT,
    TABLE_FULL,
    TABLE_STARTED,
    NOT_STARTED,
    FINISHED,
    PAUSED,
    NO_HINTS,
    RECORD_CLOSED,
    REVIEW_CLOSED
  }
}
