package org.mathmat.onsets;

import java.util.Optional;
import org.mathmat.table.Reason;

/** A broken clause, before the division's book says where it stands. */
record Fault(OnSetsClause clause, String message, Optional<String> witness) {
  Fault(OnSetsClause clause, String message) {
    this(clause, message, Optional.empty());
  }

  Fault(OnSetsClause clause, String message, String witness) {
    this(clause, message, Optional.of(witness));
  }

  Reason in(Division division) {
    return new Reason(clause.code(), division.cite(clause), message, witness);
  }
}
