package org.mathmat.onsets;

import java.util.Optional;
import org.mathmat.table.Reason;

/** A rule that is broken, before a rule-book says where it stands. */
record Finding(OnSetsClause clause, String message, Optional<String> witness) {
  Finding(OnSetsClause clause, String message) {
    this(clause, message, Optional.empty());
  }

  Finding(OnSetsClause clause, String message, String witness) {
    this(clause, message, Optional.of(witness));
  }

  /** With its section. */
  Reason cited(Law law) {
    return new Reason(clause.code(), law.cite(clause), message, witness);
  }
}
