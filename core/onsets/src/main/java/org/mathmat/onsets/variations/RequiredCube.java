package org.mathmat.onsets.variations;

import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/** Every Solution contains such a cube, whatever the cube stands for. */
record RequiredCube(Symbol cube) implements Variation {
  @Override
  public VariationName name() {
    return VariationName.REQUIRED_CUBE;
  }

  @Override
  public String text() {
    return "Required " + cube.sign();
  }

  @Override
  public Law amend(Law law) {
    return law.alsoDemanding(new Demand.UsesCube(cube));
  }

  @Override
  public boolean hasEffect(Shake shake) {
    return shake.roll().has(cube);
  }
}
