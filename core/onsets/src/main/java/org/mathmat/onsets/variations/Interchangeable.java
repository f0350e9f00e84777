package org.mathmat.onsets.variations;

import org.mathmat.onsets.Law;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/** Either of two symbols may stand for the other, at each place by itself and without a note. */
record Interchangeable(VariationName name, Symbol one, Symbol other) implements Variation {
  static final Interchangeable UNION_INTERSECTION =
      new Interchangeable(
          VariationName.UNION_INTERSECTION_INTERCHANGEABLE, Symbol.UNION, Symbol.INTERSECTION);
  static final Interchangeable UNIVERSE_NULL =
      new Interchangeable(
          VariationName.UNIVERSE_NULL_INTERCHANGEABLE, Symbol.UNIVERSE, Symbol.NULL_SET);

  @Override
  public String text() {
    return name.text();
  }

  @Override
  public Law amend(Law law) {
    return law.interchanging(one, other);
  }

  @Override
  public boolean hasEffect(Shake shake) {
    return shake.couldShow(one) || shake.couldShow(other);
  }
}
