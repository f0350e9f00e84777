package org.mathmat.onsets.variations;

import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/** The Set-Name has at least two operation symbols; they may be equal. */
record TwoOperations() implements Variation {
  @Override
  public VariationName name() {
    return VariationName.TWO_OPERATIONS;
  }

  @Override
  public String text() {
    return name().text();
  }

  @Override
  public Law amend(Law law) {
    return law.alsoDemanding(new Demand.Operations(2));
  }

  @Override
  public boolean hasEffect(Shake shake) {
    return MultipleOperations.OPERATIONS.stream().anyMatch(shake::couldShow);
  }
}
