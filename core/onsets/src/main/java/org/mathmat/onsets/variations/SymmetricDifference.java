package org.mathmat.onsets.variations;

import org.mathmat.onsets.Law;
import org.mathmat.onsets.SetOperation;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/** The - sign names the cards that are in one of two sets and not in both. */
record SymmetricDifference() implements Variation, SetOperation {
  @Override
  public VariationName name() {
    return VariationName.SYMMETRIC_DIFFERENCE;
  }

  @Override
  public String text() {
    return name().text();
  }

  @Override
  public Law amend(Law law) {
    return law.minusMeans(this);
  }

  @Override
  public int of(int left, int right) {
    return left ^ right;
  }

  @Override
  public boolean hasEffect(Shake shake) {
    return shake.couldShow(Symbol.MINUS);
  }

  /** A wild - and this exclude each other (XIII-D-13). */
  @Override
  public boolean conflictsWith(Variation other) {
    return other.equals(new WildCube(Symbol.MINUS));
  }
}
