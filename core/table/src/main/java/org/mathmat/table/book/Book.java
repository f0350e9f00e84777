package org.mathmat.table.book;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

  public Optional<D> division(String id) {
    return divisions.stream().filter(division -> division.id().equals(id)).findFirst();
  }
}
