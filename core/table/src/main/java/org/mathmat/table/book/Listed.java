package org.mathmat.table.book;

/**
 * A variation where it stands in a rule-book.
 *
 * @param section of the book, such as {@code XIII-B-8}
 * @param season in which years it may be chosen
 */
public record Listed<V extends Variation>(Entry<V> entry, String section, Season season) {
  public Listed {
    if (section.isBlank()) {
      throw new IllegalArgumentException(
          "The variation (" + entry.key() + ") must have a section.");
    }
  }

  /** The same in other years. */
  Listed<V> inSeason(Season other) {
    return new Listed<>(entry, section, other);
  }
}
