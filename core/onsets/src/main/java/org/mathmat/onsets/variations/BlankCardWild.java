package org.mathmat.onsets.variations;

import java.util.LinkedHashSet;
import java.util.Set;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/** Each writer says which colours are on the blank card, if any. */
record BlankCardWild() implements Variation {
  @Override
  public VariationName name() {
    return VariationName.BLANK_CARD_WILD;
  }

  @Override
  public String text() {
    return name().text();
  }

  @Override
  public Law amend(Law law) {
    Set<Card> dots = new LinkedHashSet<>();
    for (int i = 0; i < Card.COUNT; i++) {
      dots.add(new Card(i));
    }
    return law.blankMayBe(dots);
  }

  @Override
  public boolean hasEffect(Shake shake) {
    return shake.universe().cards().contains(Card.BLANK);
  }

  /** A blank card that is forbidden cannot be wild (XIII-C-12 comment (e)). */
  @Override
  public boolean conflictsWith(Variation other) {
    return other.equals(
        new RequiredOrForbiddenCard(RequiredOrForbiddenCard.Choice.FORBIDDEN, Card.BLANK));
  }
}
