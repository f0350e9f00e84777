package org.mathmat.onsets;

/** A variation with its blank filled in. It amends the law of a shake and does nothing else. */
public interface Variation {
  /** Which of the book's variations this is. */
  VariationName name();

  /** As it is written down, the argument behind: {@code Wild B}. */
  String text();

  Law amend(Law law);

  /** Whether it makes any difference to the shake (section II-C-2). */
  boolean hasEffect(Shake shake);

  /** Whether the two cannot be in force together; asked both ways round. */
  default boolean conflictsWith(Variation other) {
    return name() == other.name() && !equals(other);
  }
}
