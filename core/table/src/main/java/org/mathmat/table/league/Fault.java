package org.mathmat.table.league;

/**
 * Why a text is no league's list.
 *
 * @param line where, counted from 1
 * @param column where in the line, counted from 1
 * @param message a sentence for whoever wrote it
 */
public record Fault(Code code, int line, int column, String message) {
  /** What is wrong; the names are stable. */
  public enum Code {
    /** The first line is another one. */
    START,
    /** A character that is no letter, sign or space. */
    CHARACTER,
    /** More lines, or a longer one, than any real list has. */
    TOO_LONG,
    /** A line begins with a word that says nothing. */
    WORD,
    /** Something is left out. */
    MISSING,
    /** The same thing is said twice. */
    TWICE,
    /** A line stands where it says nothing, such as a variation before any division. */
    PLACE,
    GAME,
    RULES,
    DIVISION,
    VARIATION,
    MONTH,
    NUMBER,
    /** What places are worth cannot be shared. */
    POINTS,
    /** A name that nobody can be sure to understand. */
    NAME
  }
}
