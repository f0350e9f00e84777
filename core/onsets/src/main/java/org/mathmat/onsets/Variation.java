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

  /** Whether this one speaks against the other; one that says so is enough to exclude them. */
  default boolean conflictsWith(Variation other) {
    return name() == other.name() && !equals(other);
  }

  /** Whether the two cannot be in force together. */
  default boolean excludes(Variation other) {
    return conflictsWith(other) || other.conflictsWith(this);
  }
}
