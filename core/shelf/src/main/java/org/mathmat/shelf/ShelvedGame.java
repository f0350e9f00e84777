package org.mathmat.shelf;

import java.util.List;
import java.util.Optional;
import org.mathmat.mathdice.match.DiceRules;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Imprint;
import org.mathmat.table.shake.Setup;

/** A game with its rule-books; the first is the one that is usually played. */
public sealed interface ShelvedGame {
  /** As records and requests name it. */
  String id();

  /** As people call it. */
  String title();

  int fewestPlayers();

  int mostPlayers();

  /** The covers of its books. */
  List<Imprint> imprints();

  /** Whether its publisher has no later book of this game on the shelf. */
  default boolean isNewest(Imprint imprint) {
    return imprints().stream()
        .noneMatch(other ->
            other.publisher().equals(imprint.publisher()) && other.year() > imprint.year());
  }

  /**
   * A game that is played in shakes, in divisions.
   *
   * @param <D> its divisions
   */
  sealed interface InShakes<D extends Division<?>> extends ShelvedGame {
    List<Book<D>> books();

    default Optional<Book<D>> book(String id) {
      return books().stream().filter(book -> book.id().equals(id)).findFirst();
    }

    @Override
    default List<Imprint> imprints() {
      return books().stream().map(Book::imprint).toList();
    }

    @Override
    default int fewestPlayers() {
      return Setup.FEWEST_PLAYERS;
    }

    @Override
    default int mostPlayers() {
      return Setup.MOST_PLAYERS;
    }
  }

  /** Equations. */
  record Equations(List<Book<org.mathmat.equations.Division>> books)
      implements InShakes<org.mathmat.equations.Division> {
    public Equations {
      books = List.copyOf(books);
    }

    @Override
    public String id() {
      return "equations";
    }

    @Override
    public String title() {
      return "Equations";
    }
  }

  /** On-Sets. */
  record OnSets(List<Book<org.mathmat.onsets.Division>> books)
      implements InShakes<org.mathmat.onsets.Division> {
    public OnSets {
      books = List.copyOf(books);
    }

    @Override
    public String id() {
      return "onsets";
    }

    @Override
    public String title() {
      return "On-Sets";
    }
  }

  /** MathDice, which has no divisions and no variations. */
  record MathDice(List<Imprint> imprints) implements ShelvedGame {
    public MathDice {
      imprints = List.copyOf(imprints);
    }

    @Override
    public String id() {
      return "mathdice";
    }

    @Override
    public String title() {
      return "MathDice";
    }

    @Override
    public int fewestPlayers() {
      return DiceRules.FEWEST_PLAYERS;
    }

    @Override
    public int mostPlayers() {
      return DiceRules.MOST_PLAYERS;
    }
  }
}
