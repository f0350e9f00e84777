package org.mathmat.wire;

/** The stable codes with which a request that cannot be understood is answered. */
public enum ErrorCode {
  /** The line is no JSON object. */
  JSON,
  /** The line is not UTF-8. */
  ENCODING,
  /** The line, a text or a list is longer than any real one. */
  TOO_LONG,
  /** A field that the command needs is not there. */
  FIELD_MISSING,
  /** A field holds another kind of value, such as a number where a text belongs. */
  FIELD_TYPE,
  /** A field holds the right kind of value, but none that it may have. */
  FIELD_VALUE,
  /** A list of cubes, cards or dice is not in the notation. */
  SYNTAX,
  GAME_UNKNOWN,
  RULES_UNKNOWN,
  DIVISION_UNKNOWN,
  VARIATION_UNKNOWN,
  /** A cube is given without the colour on which the answer turns. */
  COLOUR_MISSING,
  /** Two variations that cannot be in force together, such as two bases. */
  VARIATION_CONFLICT,
  /** A league's list begins with another line. */
  LEAGUE_START,
  /** A league's list has a character that cannot be seen. */
  LEAGUE_CHARACTER,
  /** A line of a league's list begins with a word that says nothing. */
  LEAGUE_WORD,
  /** Something is left out of a league's list. */
  LEAGUE_MISSING,
  /** A league's list says the same thing twice. */
  LEAGUE_TWICE,
  /** A line of a league's list stands where it says nothing. */
  LEAGUE_PLACE,
  /** A month of a league's list is none. */
  LEAGUE_MONTH,
  /** A number of a league's list is none, or too small or too large. */
  LEAGUE_NUMBER,
  /** What the places are worth in a league cannot be shared. */
  LEAGUE_POINTS,
  /** A league's name for a variation means another one, or nothing. */
  LEAGUE_NAME,
  /** The league's list changes another book. */
  LEAGUE_BOOK,
  /** The game has no such command (yet). */
  NOT_SUPPORTED,
  /** A mistake of Mathmat's own, not of the request. */
  INTERNAL
}
