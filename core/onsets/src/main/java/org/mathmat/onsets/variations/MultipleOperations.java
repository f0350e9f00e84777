package org.mathmat.onsets.variations;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/** An operation of which one cube may be used may be used many times. */
record MultipleOperations() implements Variation {
  static final Set<Symbol> OPERATIONS =
      Collections.unmodifiableSet(EnumSet.range(Symbol.UNION, Symbol.COMPLEMENT));

  @Override
  public VariationName name() {
    return VariationName.MULTIPLE_OPERATIONS;
  }

  @Override
  public String text() {
    return name().text();
  }

  @Override
  public Law amend(Law law) {
    return law.manyTimes(OPERATIONS);
  }

  @Override
  public boolean hasEffect(Shake shake) {
    return OPERATIONS.stream().anyMatch(shake::couldShow);
  }
}
