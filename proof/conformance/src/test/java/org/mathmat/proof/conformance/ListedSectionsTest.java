package org.mathmat.proof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Listed;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.Step;

/**
 * Every variation on the shelf stands in the row of the section in which its book lists it, and the
 * section that a book gives for a step of play has a row. Sections are compared by their whole
 * name.
 */
class ListedSectionsTest {
  static List<org.mathmat.table.book.Book<?>> books() {
    List<org.mathmat.table.book.Book<?>> books = new ArrayList<>();
    for (ShelvedGame game : Shelf.games()) {
      if (game instanceof ShelvedGame.InShakes<?> inShakes) {
        books.addAll(inShakes.books());
      }
    }
    return books;
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyVariationStandsInTheRowOfItsSection(org.mathmat.table.book.Book<?> book)
      throws IOException {
    Book table = Book.of(book.id());
    List<String> wrong = new ArrayList<>();
    for (Division<?> division : book.divisions()) {
      for (Listed<?> listed : division.variations().all()) {
        Optional<Book.Row> row = table.row(listed.section());
        String type = "`" + listed.entry().filled().getFirst().getClass().getSimpleName() + "`";
        if (row.isEmpty() || !List.of(row.get().where().split(", ", -1)).contains(type)) {
          wrong.add(division.id() + ", " + listed.section() + ": " + type);
        }
      }
    }
    assertThat(wrong).as("variations that the row of their section does not name").isEmpty();
  }

  @ParameterizedTest
  @MethodSource("books")
  void theSectionOfEveryStepHasARow(org.mathmat.table.book.Book<?> book) throws IOException {
    Book table = Book.of(book.id());
    List<Procedure> procedures =
        Stream.concat(
                Stream.of(book.procedure()), book.divisions().stream().map(Division::procedure))
            .distinct()
            .toList();
    List<String> wrong = new ArrayList<>();
    for (Procedure procedure : procedures) {
      for (Step step : Step.values()) {
        String section = procedure.sections().get(step);
        if (section == null || table.row(section).isEmpty()) {
          wrong.add(step + ": " + section);
        }
      }
    }
    assertThat(wrong).as("sections of steps that have no row").isEmpty();
  }
}
