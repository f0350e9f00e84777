package org.mathmat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Listed;

class BooksListTest {
  @Test
  void everyGameBookAndDivisionIsNamed() {
    String out = Run.of("", "books").out();
    for (ShelvedGame game : Shelf.games()) {
      assertThat(out).contains(game.title() + " (" + game.id() + ")");
      game.imprints()
          .forEach(imprint -> assertThat(out).contains(imprint.id()).contains(imprint.title()));
    }
    assertThat(out).contains("basic, elementary, middle, junior, senior");
  }

  @Test
  void everyVariationIsExplained() {
    int seen = 0;
    for (ShelvedGame game : Shelf.games()) {
      if (game instanceof ShelvedGame.InShakes<?> shakes) {
        for (Book<?> book : shakes.books()) {
          for (Division<?> division : book.divisions()) {
            String out =
                Run.of("", "books", "--rules", book.id(), "--division", division.id()).out();
            assertThat(out).contains(division.title());
            for (Listed<?> listed : division.variations().all()) {
              assertThat(out)
                  .contains(listed.section())
                  .contains(listed.entry().pattern())
                  .contains(listed.entry().words())
                  .contains(listed.entry().example());
              seen++;
            }
          }
        }
      }
    }
    assertThat(seen).isGreaterThan(150);
  }

  @Test
  void theDivisionsOfABookStandOneAfterTheOther() {
    String out = Run.of("", "books", "--rules=agloa-2016").out();
    assertThat(out).contains("AGLOA 2016-17, Basic (basic)\n  no variations\n");
    assertThat(out).contains("AGLOA 2016-17, Senior (senior)\n");
  }

  @Test
  void whatIsNotThereIsSaid() {
    Run none = Run.of("", "books", "--rules", "agloa-1999");
    assertThat(none.status()).isEqualTo(2);
    assertThat(none.err()).contains("agloa-1999").contains("mlag-2018");
    Run division = Run.of("", "books", "--rules", "agloa-2023", "--division", "minor");
    assertThat(division.status()).isEqualTo(2);
    assertThat(division.err()).contains("it has basic, elementary");
    assertThat(Run.of("", "books", "--division", "senior").err()).contains("--rules");
    assertThat(Run.of("", "books", "--rules", "mathdice").err()).contains("no book with divisions");
  }
}
