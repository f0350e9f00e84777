package org.mathmat.onsets.variations;

import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/** Each Restriction removes at least one card of the universe. */
record NoNullRestrictions() implements Variation {
  @Override
  public VariationName name() {
    return VariationName.NO_NULL_RESTRICTIONS;
  }

  @Override
  public String text() {
    return name().text();
  }

  @Override
  public Law amend(Law law) {
    return law.alsoDemanding(new Demand.RestrictionsRemove(1));
  }

  @Override
  public boolean hasEffect(Shake shake) {
    return shake.couldShow(Symbol.EQUALS) || shake.couldShow(Symbol.SUBSET);
  }
}
