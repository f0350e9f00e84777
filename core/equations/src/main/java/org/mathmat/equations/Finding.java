package org.mathmat.equations;

import java.util.Optional;
import org.mathmat.table.Reason;

/** A rule that is broken, before a rule-book says where it stands. */
public record Finding(EquationsClause clause, String message, Optional<String> witness) {
  public Finding(EquationsClause clause, String message) {
    this(clause, message, Optional.empty());
  }

  public Finding(EquationsClause clause, String message, String witness) {
    this(clause, message, Optional.of(witness));
  }

  /** With its section. */
  public Reason cited(Law law) {
    return new Reason(clause.code(), law.cite(clause), message, witness);
  }
}
