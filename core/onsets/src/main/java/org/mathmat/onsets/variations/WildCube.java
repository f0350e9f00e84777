package org.mathmat.onsets.variations;

import org.mathmat.onsets.Law;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/** The cube may stand for any symbol but a digit, for the same one throughout a Solution. */
record WildCube(Symbol cube) implements Variation {
  @Override
  public VariationName name() {
    return VariationName.WILD_CUBE;
  }

  @Override
  public String text() {
    return "Wild " + cube.sign();
  }

  @Override
  public Law amend(Law law) {
    return law.wild(cube);
  }

  @Override
  public boolean hasEffect(Shake shake) {
    return shake.roll().has(cube);
  }
}
