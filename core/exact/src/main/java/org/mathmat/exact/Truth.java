package org.mathmat.exact;

/** The answer to a question about exact numbers: never wrongly true or false, sometimes unknown. */
public enum Truth {
  TRUE,
  FALSE,
  UNKNOWN;

  public static Truth of(boolean known) {
    return known ? TRUE : FALSE;
  }

  public Truth not() {
    return switch (this) {
      case TRUE -> FALSE;
      case FALSE -> TRUE;
      case UNKNOWN -> UNKNOWN;
    };
  }

  public Truth and(Truth other) {
    if (this == FALSE || other == FALSE) {
      return FALSE;
    }
    return this == TRUE && other == TRUE ? TRUE : UNKNOWN;
  }

  public Truth or(Truth other) {
    return not().and(other.not()).not();
  }
}
