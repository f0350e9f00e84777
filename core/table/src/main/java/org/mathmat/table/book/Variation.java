package org.mathmat.table.book;

/** A special rule that players choose for a shake. Each game's own kind amends the game's law. */
public interface Variation {
  /** Its name with its argument, as a record has it: {@code base 8}, {@code Wild B}. */
  String name();

  /**
   * What it is about. Of two variations about the same thing only one can be in force; those with a
   * blank are about the same thing however it is filled.
   */
  String subject();

  /** Whether this one says that it cannot be in force together with the other. */
  default boolean excludes(Variation other) {
    return subject().equals(other.subject()) && !equals(other);
  }

  /** Whether either of two says that they cannot be in force together. */
  static boolean exclude(Variation one, Variation other) {
    return one.excludes(other) || other.excludes(one);
  }
}
