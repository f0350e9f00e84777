package org.mathmat.table.shake;

/**
 * How a match is played, beside its rule-book.
 *
 * @param players how many there are, two or three
 */
public record Setup(int players, CheckedBy checking, Conduct conduct) {
  public static final int FEWEST_PLAYERS = 2;
  public static final int MOST_PLAYERS = 3;

  /** Who finds out whether a paper is correct. */
  public enum CheckedBy {
    /** The engine, at once. */
    JUDGE,
    /** The opponents accept or reject; what nobody shows to be wrong is correct. */
    PLAYERS
  }

  /** What becomes of an illegal procedure. */
  public enum Conduct {
    /** It is refused. */
    STRICT,
    /** It happens, and may be charged until it is insulated. */
    TOURNAMENT
  }

  public Setup {
    if (players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
      throw new IllegalArgumentException(
          "A match (" + players + " players) must have two or three players.");
    }
  }
}
