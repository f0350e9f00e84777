package org.mathmat.table.book;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.mathmat.table.shake.Procedure;

/**
 * A rule-book of a game that is played in shakes.
 *
 * @param procedure how a shake goes in its tournaments, its scores, and where the book says so
 * @param divisions from the youngest to the oldest; each has the sections of its own clauses
 * @param <D> the game's divisions
 */
public record Book<D extends Division<?>>(Imprint imprint, Procedure procedure, List<D> divisions) {
  public Book {
    divisions = List.copyOf(divisions);
    Set<String> ids = new HashSet<>();
    for (D division : divisions) {
      if (!ids.add(division.id())) {
        throw new IllegalArgumentException(
            "The book (" + imprint.id() + ") has two divisions " + division.id() + ".");
      }
    }
  }

  /** Its name in records and requests. */
  public String id() {
    return imprint.id();
  }

  /** A later edition: the same book, until it is said what changes. */
  public Book<D> edition(Imprint later) {
    return new Book<>(later, procedure, divisions);
  }

  /** The same book with another procedure; a division that has its own says so itself. */
  public Book<D> played(Procedure other) {
    return new Book<>(imprint, other, divisions);
  }

  /** The same book with every division changed. */
  public Book<D> changing(UnaryOperator<D> change) {
    return new Book<>(imprint, procedure, divisions.stream().map(change).toList());
  }

  /** The same book with one division changed. */
  public Book<D> changing(String id, UnaryOperator<D> change) {
    if (division(id).isEmpty()) {
      throw new IllegalArgumentException(
          "The book (" + imprint.id() + ") must have the division " + id + ".");
    }
    return changing(division -> division.id().equals(id) ? change.apply(division) : division);
  }

  public Optional<D> division(String id) {
    return divisions.stream().filter(division -> division.id().equals(id)).findFirst();
  }
}
