package org.mathmat.equations;

import java.util.Set;

/** A special rule that players choose for a shake: it amends the law, and knows no other one. */
public interface Variation extends org.mathmat.table.book.Variation {
  Law amend(Law law);

  /** The clauses that are rules of this variation, and are cited from where it stands. */
  Set<EquationsClause> clauses();

  /** Whether it can make a difference with the cubes that were rolled, under the law so far. */
  boolean touches(Roll roll, Law law);
}
