package org.mathmat.table.book;

import java.util.List;

/**
 * What is rolled and dealt in a division, in the game's notation.
 *
 * @param rolled the faces of each cube that is rolled
 * @param setOut the sets of cubes of which one is put beside what was rolled; none in most games
 * @param cards what is dealt
 */
public record Kit(List<List<String>> rolled, List<List<String>> setOut, Cards cards) {
  /**
   * The cards.
   *
   * @param deck all of them; none in a game without cards
   */
  public record Cards(int fewest, int most, List<String> deck) {
    public static final Cards NONE = new Cards(0, 0, List.of());

    public Cards {
      deck = List.copyOf(deck);
      if (fewest > most || most > deck.size()) {
        throw new IllegalArgumentException(
            "From %d to %d cards cannot be dealt of %d.".formatted(fewest, most, deck.size()));
      }
    }
  }

  public Kit {
    rolled = List.copyOf(rolled);
    setOut = List.copyOf(setOut);
  }
}
