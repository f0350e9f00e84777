package org.mathmat.equations;

import java.util.EnumMap;
import java.util.Map;

/** Where the clauses stand in a rule-book. */
final class Sections {
  private final Map<EquationsClause, String> byClause = new EnumMap<>(EquationsClause.class);

  /** All in one section, until it is said where. */
  Sections(String others) {
    for (EquationsClause clause : EquationsClause.values()) {
      byClause.put(clause, others);
    }
  }

  Sections at(String section, EquationsClause... clauses) {
    for (EquationsClause clause : clauses) {
      byClause.put(clause, section);
    }
    return this;
  }

  Map<EquationsClause, String> byClause() {
    return byClause;
  }
}
