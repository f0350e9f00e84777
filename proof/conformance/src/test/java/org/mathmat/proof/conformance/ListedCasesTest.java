package org.mathmat.proof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Listed;

/** Every division on the shelf, and every variation on its list, is asked about in some case. */
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
    Set<String> listed = new TreeSet<>();
    for (ShelvedGame game : Shelf.games()) {
      if (game instanceof ShelvedGame.InShakes<?> inShakes) {
        inShakes.books().forEach(book -> listed(book, listed));
      }
    }
    assertThat(listed).hasSizeGreaterThan(100);
    listed.removeAll(asked);
    assertThat(listed).as("has no case").isEmpty();
  }

  private static void listed(org.mathmat.table.book.Book<?> book, Set<String> listed) {
    for (Division<?> division : book.divisions()) {
      listed.add(book.id() + " " + division.id());
      for (Listed<?> one : division.variations().choices()) {
        listed.add(book.id() + " " + division.id() + ": " + one.entry().key());
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
