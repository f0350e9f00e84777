package org.mathmat.proof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Listed;

/**
 * Every division on the shelf, and every variation on its list, is asked about in some case. What
 * an edition takes over from the one before is shown by the cases of that one.
 */
class ListedCasesTest {
  @Test
  void everyDivisionAndEveryVariationHasACase() throws IOException {
    Set<String> asked = new TreeSet<>();
    for (Path folder : List.of(CaseFile.VECTORS, CaseFile.OWN)) {
      for (CaseFile file : CaseFile.below(folder)) {
        for (Case one : file.cases()) {
          asked(one.question(), asked);
        }
      }
    }
    IdentityHashMap<Object, Set<String>> listed = new IdentityHashMap<>();
    for (ShelvedGame game : Shelf.games()) {
      if (game instanceof ShelvedGame.InShakes<?> inShakes) {
        inShakes.books().forEach(book -> list(book, listed));
      }
    }
    assertThat(listed).hasSizeGreaterThan(100);
    assertThat(listed.values())
        .as("has no case")
        .allMatch(names -> names.stream().anyMatch(asked::contains));
  }

  /** Where each division's variations and each of them stand, in one book or in several. */
  private static void list(
      org.mathmat.table.book.Book<?> book, IdentityHashMap<Object, Set<String>> listed) {
    for (Division<?> division : book.divisions()) {
      String where = book.id() + " " + division.id();
      listed.computeIfAbsent(division.variations(), _ -> new TreeSet<>()).add(where);
      for (Listed<?> one : division.variations().choices()) {
        listed.computeIfAbsent(one, _ -> new TreeSet<>()).add(where + ": " + one.entry().key());
      }
    }
  }

  private static void asked(JsonNode question, Set<String> asked) {
    if (Shelf.game(question.path("game").asText()).orElse(null)
        instanceof ShelvedGame.InShakes<?> game) {
      game.book(question.path("rules").asText())
          .flatMap(book -> book.division(question.path("division").asText()))
          .ifPresent(division -> {
            String where = question.path("rules").asText() + " " + division.id();
            asked.add(where);
            for (String field : new String[] {"variations", "chosen"}) {
              question.path(field).forEach(name -> add(division, name.asText(), where, asked));
            }
            for (String name : question.path("select").asText().split(";", -1)) {
              add(division, name, where, asked);
            }
          });
    }
  }

  private static void add(Division<?> division, String name, String where, Set<String> asked) {
    division.find(name).ifPresent(found -> asked.add(where + ": " + found.listed().entry().key()));
  }
}
