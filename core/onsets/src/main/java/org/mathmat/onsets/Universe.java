package org.mathmat.onsets;

/**
 * The cards dealt for a shake, and the dots that the blank card bears while a Solution is worked
 * out. Sets are masks of cards here, as the inner loops want them.
 */
public record Universe(CardSet cards, Card blank) {
  private static final int[] WITH_DOT = withDot();

  public Universe(CardSet cards) {
    this(cards, Card.BLANK);
  }

  /** The same cards with these dots on the blank one. */
  public Universe wearing(Card dots) {
    return dots.equals(blank) ? this : new Universe(cards, dots);
  }

  /** Every card dealt. */
  public int all() {
    return cards.mask();
  }

  /** What a colour, V or Λ names. */
  public int named(Symbol set) {
    return switch (set) {
      case UNIVERSE -> all();
      case NULL_SET -> 0;
      case BLUE, RED, GREEN, YELLOW ->
          (WITH_DOT[set.ordinal()] | (blank.has(set) ? Card.BLANK.bit() : 0)) & all();
      case UNION, INTERSECTION, MINUS, COMPLEMENT, EQUALS, SUBSET, ONE, TWO, THREE, FOUR, FIVE ->
          throw new IllegalArgumentException(set + " names no set of cards.");
    };
  }

  private static int[] withDot() {
    int[] masks = new int[4];
    for (int dots = 0; dots < Card.COUNT; dots++) {
      for (int colour = 0; colour < 4; colour++) {
        if ((dots & 1 << colour) != 0) {
          masks[colour] |= 1 << dots;
        }
      }
    }
    return masks;
  }
}
