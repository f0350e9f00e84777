package org.mathmat.onsets.variations;

import org.mathmat.onsets.Card;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/** One card must be, or must not be, in the set that every Solution names. */
record RequiredOrForbiddenCard(Choice choice, Card card) implements Variation {
  enum Choice {
    REQUIRED("Required Card "),
    FORBIDDEN("Forbidden Card ");

    private final String words;

    Choice(String words) {
      this.words = words;
    }
  }

  @Override
  public VariationName name() {
    return VariationName.REQUIRED_OR_FORBIDDEN_CARD;
  }

  @Override
  public String text() {
    return choice.words + card.text();
  }

  @Override
  public Law amend(Law law) {
    return law.alsoDemanding(
        switch (choice) {
          case REQUIRED -> new Demand.Holds(card);
          case FORBIDDEN -> new Demand.Lacks(card);
        });
  }

  @Override
  public boolean hasEffect(Shake shake) {
    return shake.universe().cards().contains(card);
  }
}
