package org.mathmat.onsets;

import java.util.Locale;
import java.util.Optional;

/**
 * One of the sixteen cards, known by its dots: a bit for each of blue, red, green and yellow, in
 * the order of {@link Symbol}.
 */
public record Card(int dots) {
  public static final Card BLANK = new Card(0);

  /** How many cards there are. */
  public static final int COUNT = 16;

  private static final String COLOURS = "BRGY";

  public Card {
    if (dots < 0 || dots >= COUNT) {
      throw new IllegalArgumentException("The dots (" + dots + ") must be four bits.");
    }
  }

  /** Whether the card has a dot of the colour. */
  public boolean has(Symbol colour) {
    return (dots & 1 << colour.ordinal()) != 0;
  }

  /** The card's place in the mask of a {@link CardSet}. */
  public int bit() {
    return 1 << dots;
  }

  /** The colours in the order BRGY, or {@code blank}. */
  public String text() {
    if (dots == 0) {
      return "blank";
    }
    StringBuilder text = new StringBuilder(4);
    for (int colour = 0; colour < 4; colour++) {
      if ((dots & 1 << colour) != 0) {
        text.append(COLOURS.charAt(colour));
      }
    }
    return text.toString();
  }

  /** The card that a text names: its colours, each once, or {@code blank}. */
  public static Optional<Card> of(String text) {
    String upper = text.toUpperCase(Locale.ROOT);
    if (upper.equals("BLANK")) {
      return Optional.of(BLANK);
    }
    int dots = 0;
    for (int i = 0; i < upper.length(); i++) {
      int colour = COLOURS.indexOf(upper.charAt(i));
      if (colour < 0 || (dots & 1 << colour) != 0) {
        return Optional.empty();
      }
      dots |= 1 << colour;
    }
    return dots == 0 ? Optional.empty() : Optional.of(new Card(dots));
  }
}
