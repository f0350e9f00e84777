package org.mathmat.onsets;

import java.util.List;
import java.util.Optional;

/**
 * A Solution of sound form: what its symbols mean is settled, its grouping not more than its writer
 * settled it.
 *
 * @param blank the dots that its writer gave the blank card
 */
public record Solution(List<Restriction> restrictions, SetName name, Optional<Card> blank) {
  public Solution {
    restrictions = List.copyOf(restrictions);
  }

  /** The canonical text. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Restriction restriction : restrictions) {
      text.append(restriction.text()).append(" ; ");
    }
    text.append(name.text());
    Written.append(text, List.of(), blank);
    return text.toString();
  }
}
