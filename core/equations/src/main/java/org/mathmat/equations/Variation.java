package org.mathmat.equations;

import java.util.Set;

/** A special rule that players choose for a shake: it amends the law, and knows no other one. */
public interface Variation {
  /** Its name as players say it, with its argument: {@code base 8}. */
  String name();

  /**
   * What it is about. Of two variations about the same thing with different names only one can be
   * in force.
   */
  String subject();

  /** Whether it cannot be in force together with another. */
  default boolean excludes(Variation other) {
    return subject().equals(other.subject()) && !equals(other);
  }

  /** What it says, in plain words. */
  String words();

  Law amend(Law law);

  /** The clauses that are rules of this variation, and are cited from where it stands. */
  Set<EquationsClause> clauses();

  /** Whether it can make a difference with the cubes that were rolled, under the law so far. */
  boolean touches(Roll roll, Law law);
}
