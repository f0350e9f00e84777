package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.mathmat.table.Parsed;

/** A set of cards: bit n of the mask is the card whose dots are n. */
public record CardSet(int mask) {
  public static final CardSet NONE = new CardSet(0);

  /** Few dots before many, and the blank card last, as people lay them out. */
  private static final List<Card> ORDER = order();

  public CardSet {
    if (mask >>> Card.COUNT != 0) {
      throw new IllegalArgumentException("The mask (" + mask + ") must be sixteen bits.");
    }
  }

  public static CardSet of(List<Card> cards) {
    return new CardSet(cards.stream().mapToInt(Card::bit).reduce(0, (mask, bit) -> mask | bit));
  }

  public boolean contains(Card card) {
    return (mask & card.bit()) != 0;
  }

  public int size() {
    return Integer.bitCount(mask);
  }

  public List<Card> cards() {
    return ORDER.stream().filter(this::contains).toList();
  }

  /** The cards, a blank between them; nothing for the null set. */
  public String text() {
    return cards().stream().map(Card::text).collect(Collectors.joining(" "));
  }

  /** The set that a list of cards spells; a card that comes twice is an error. */
  public static Parsed<CardSet> parse(String text) {
    int mask = 0;
    int at = 0;
    while (at < text.length()) {
      if (text.charAt(at) == ' ' || text.charAt(at) == ',') {
        at++;
        continue;
      }
      int end = at;
      while (end < text.length() && text.charAt(end) != ' ' && text.charAt(end) != ',') {
        end++;
      }
      String word = text.substring(at, end);
      var card = Card.of(word);
      if (card.isEmpty()) {
        return Parsed.bad(
            at + 1,
            "\"" + word + "\" is no card: a card is its colours, such as B or RGY, or blank.");
      }
      if ((mask & card.get().bit()) != 0) {
        return Parsed.bad(
            at + 1, "The card " + card.get().text() + " is there twice; there is one of each.");
      }
      mask |= card.get().bit();
      at = end;
    }
    return Parsed.good(new CardSet(mask));
  }

  private static List<Card> order() {
    List<Card> cards = new ArrayList<>();
    for (int dots = 0; dots < Card.COUNT; dots++) {
      cards.add(new Card(dots));
    }
    cards.sort(
        Comparator.comparingInt((Card card) -> card.dots() == 0 ? 5 : Integer.bitCount(card.dots()))
            .thenComparingInt(card -> -(Integer.reverse(card.dots()) >>> 28)));
    return List.copyOf(cards);
  }
}
