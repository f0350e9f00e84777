package org.mathmat.solver.equations;

import java.util.function.LongPredicate;
import org.mathmat.solver.search.Meter;

/** Asks for fractions of a kind among the values of parts. */
final class Fractions {
  private final ForwardSets all;
  private final Numbers numbers;
  private final Meter meter;

  Fractions(ForwardSets all, Numbers numbers, Meter meter) {
    this.all = all;
    this.numbers = numbers;
    this.meter = meter;
  }

  /** Whether the fractions of the part are listed, or so few that they are listed at once. */
  boolean areListed(Part part) {
    return Naming.isListed(all, part, true);
  }

  /** Whether a listed part may name such a small fraction, or one that is not small. */
  boolean mayName(Part part, LongPredicate wanted) {
    ValueSet values = all.values(part, true, false);
    meter.step(values.size());
    for (int i = 0; i < values.size(); i++) {
      long word = values.get(i);
      if (Words.isSmall(word) ? wanted.test(word) : !numbers.isIrrational(word)) {
        return true;
      }
    }
    return values.isOpen();
  }
}
