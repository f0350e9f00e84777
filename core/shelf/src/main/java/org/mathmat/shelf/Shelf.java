package org.mathmat.shelf;

import java.util.List;
import java.util.Optional;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.mathdice.MathDiceBook;
import org.mathmat.onsets.books.OnSetsBooks;

/** Where all rule-books stand, game by game. */
public final class Shelf {
  public static final ShelvedGame.Equations EQUATIONS =
      new ShelvedGame.Equations(EquationsBooks.all());
  public static final ShelvedGame.OnSets ONSETS = new ShelvedGame.OnSets(OnSetsBooks.all());
  public static final ShelvedGame.MathDice MATHDICE =
      new ShelvedGame.MathDice(List.of(MathDiceBook.IMPRINT));

  private static final List<ShelvedGame> GAMES = List.of(EQUATIONS, ONSETS, MATHDICE);

  private Shelf() {}

  public static List<ShelvedGame> games() {
    return GAMES;
  }

  /** A game by its name in records and requests. */
  public static Optional<ShelvedGame> game(String id) {
    return GAMES.stream().filter(game -> game.id().equals(id)).findFirst();
  }
}
