package org.mathmat.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Entry;
import org.mathmat.table.book.Imprint;
import org.mathmat.table.book.Listed;
import org.mathmat.table.book.Variation;
import org.mathmat.table.book.VariationList;

/** Every book on the shelf says what people need to know of it. */
class ShelfTest {
  private static final Path RULES = Path.of("..", "..", "docs", "rules");

  private static List<ShelvedGame.InShakes<?>> inShakes() {
    return List.of(Shelf.EQUATIONS, Shelf.ONSETS);
  }

  @Test
  void everyGameIsFoundByItsName() {
    assertThat(Shelf.games()).hasSize(3);
    for (ShelvedGame game : Shelf.games()) {
      assertThat(Shelf.game(game.id())).contains(game);
      assertThat(game.imprints()).isNotEmpty();
    }
    assertThat(Shelf.game("chess")).isEmpty();
  }

  @Test
  void everyBookHasItsTableInTheDocuments() {
    Set<String> ids = new HashSet<>();
    for (ShelvedGame.InShakes<?> game : inShakes()) {
      for (Imprint imprint : game.imprints()) {
        assertThat(ids.add(imprint.id())).as(imprint.id()).isTrue();
        assertThat(Files.exists(RULES.resolve(game.id() + "-" + imprint.id() + ".md")))
            .as("docs/rules/%s-%s.md", game.id(), imprint.id())
            .isTrue();
      }
    }
    assertThat(RULES.resolve("mathdice.md")).exists();
  }

  @Test
  void aLaterBookOfTheSamePublisherIsTheNewest() {
    for (ShelvedGame game : Shelf.games()) {
      Map<String, Integer> newest = new HashMap<>();
      for (Imprint imprint : game.imprints()) {
        newest.merge(imprint.publisher(), game.isNewest(imprint) ? 1 : 0, Integer::sum);
      }
      assertThat(newest.values()).as(game.id()).containsOnly(1);
    }
  }

  @Test
  void everyVariationIsDescribedAndFoundAgain() {
    int described = 0;
    for (ShelvedGame.InShakes<?> game : inShakes()) {
      for (Book<?> book : game.books()) {
        for (Division<?> division : book.divisions()) {
          described += described(book.id() + " " + division.id(), division.variations());
        }
      }
    }
    assertThat(described).isGreaterThan(90);
  }

  private static <V extends Variation> int described(String where, VariationList<V> list) {
    Set<String> keys = new HashSet<>();
    for (Listed<V> listed : list.all()) {
      Entry<V> entry = listed.entry();
      String what = where + ": " + entry.key();
      assertThat(keys.add(entry.key())).as(what).isTrue();
      assertThat(entry.key()).as(what).matches("[a-z0-9-]+");
      assertThat(entry.words()).as(what).hasSizeBetween(20, 200).endsWith(".");
      assertThat(entry.example()).as(what).hasSizeBetween(5, 100);
      assertThat(listed.section()).as(what).matches("[XVI]+(-[A-Z]-\\d+| [A-Z0-9][A-Za-z0-9 -]+)?");
      for (V variation : entry.filled()) {
        assertThat(list.find(variation.name()).orElseThrow().variation()).isEqualTo(variation);
        String[] around = entry.pattern().split("_", -1);
        assertThat(variation.name()).as(what).startsWith(around[0]);
      }
    }
    return list.all().size();
  }
}
