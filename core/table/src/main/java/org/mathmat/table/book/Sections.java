package org.mathmat.table.book;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import org.mathmat.table.Clause;

/**
 * Where the clauses of a game stand in a rule-book.
 *
 * @param <C> the game's clauses
 */
public final class Sections<C extends Enum<C> & Clause> {
  private final Map<C, String> byClause;

  /** All in one section, until it is said where. */
  public Sections(Class<C> clauses, String others) {
    byClause = new EnumMap<>(clauses);
    EnumSet.allOf(clauses).forEach(clause -> byClause.put(clause, others));
  }

  @SafeVarargs
  public final Sections<C> at(String section, C... clauses) {
    for (C clause : clauses) {
      byClause.put(clause, section);
    }
    return this;
  }

  public Map<C, String> byClause() {
    return Collections.unmodifiableMap(byClause);
  }
}
