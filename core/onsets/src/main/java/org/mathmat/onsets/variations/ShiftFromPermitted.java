package org.mathmat.onsets.variations;

import org.mathmat.onsets.Law;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/** A cube may be transferred out of Permitted in place of the regular move. */
record ShiftFromPermitted() implements Variation {
  @Override
  public VariationName name() {
    return VariationName.SHIFT_FROM_PERMITTED;
  }

  @Override
  public String text() {
    return name().text();
  }

  @Override
  public Law amend(Law law) {
    return law.alsoAllowing(Manner.SHIFT);
  }

  @Override
  public boolean hasEffect(Shake shake) {
    return true;
  }
}
