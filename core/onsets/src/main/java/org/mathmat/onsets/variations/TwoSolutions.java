package org.mathmat.onsets.variations;

import java.time.Duration;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;
import org.mathmat.onsets.Writing;

/** Each writer writes two Solutions, the second with a card that the first has not. */
record TwoSolutions() implements Variation {
  private static final Writing TWO =
      new Writing(2, Duration.ofMinutes(3), Duration.ofMinutes(3), Duration.ofMinutes(2), 3);

  @Override
  public VariationName name() {
    return VariationName.TWO_SOLUTIONS;
  }

  @Override
  public String text() {
    return name().text();
  }

  @Override
  public Law amend(Law law) {
    return law.writing(TWO);
  }

  @Override
  public boolean hasEffect(Shake shake) {
    return true;
  }
}
