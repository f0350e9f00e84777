package org.mathmat.onsets.variations;

import java.util.function.IntUnaryOperator;
import org.mathmat.onsets.CardCount;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.SetExpression;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Signs;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/**
 * The cards of a set count double. The signs of its name mean what they meant when it was chosen.
 */
record DoubleSet(SetExpression set) implements Variation {
  private static final int MOST_SYMBOLS = 4;

  @Override
  public VariationName name() {
    return VariationName.DOUBLE_SET;
  }

  @Override
  public String text() {
    return "Double Set " + set.text();
  }

  @Override
  public Law amend(Law law) {
    return law.counting(new Doubled(set, law.signs(), law.count()));
  }

  /** A named set, neither empty nor the whole universe, of at most four symbols. */
  @Override
  public boolean hasEffect(Shake shake) {
    int cards = set.cards(shake.universe(), shake.law().signs());
    return set.symbols() <= MOST_SYMBOLS && cards != 0 && cards != shake.universe().all();
  }

  private record Doubled(SetExpression set, Signs signs, CardCount before) implements CardCount {
    @Override
    public IntUnaryOperator over(Universe universe) {
      int twice = set.cards(universe, signs);
      IntUnaryOperator once = before.over(universe);
      return cards -> once.applyAsInt(cards) + once.applyAsInt(cards & twice);
    }
  }
}
