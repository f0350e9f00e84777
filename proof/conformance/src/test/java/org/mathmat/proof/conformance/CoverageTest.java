package org.mathmat.proof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Every case of our own names the sections of its rule-book that settle it, by their whole name.
 */
class CoverageTest {
  /** What settles a case where no book does: the public notation and records, and rulings. */
  private static final Set<String> BEYOND_BOOKS = Set.of("notation", "match record", "ruling");

  static List<Book> books() throws IOException {
    List<Book> books = new ArrayList<>();
    for (String rules : Book.names()) {
      books.add(Book.of(rules));
    }
    return books;
  }

  @Test
  void everyCaseOfOurOwnCitesWhatSettlesIt() throws IOException {
    List<String> wrong = new ArrayList<>();
    int seen = 0;
    for (CaseFile file : CaseFile.below(CaseFile.OWN)) {
      for (Case one : file.cases()) {
        seen++;
        Set<String> sections = Book.of(file.rules(one)).sections().keySet();
        for (String cite : one.cites()) {
          if (!sections.contains(cite) && !BEYOND_BOOKS.contains(cite)) {
            wrong.add(file + " " + one.id() + ": " + (cite.isEmpty() ? "no cite" : cite));
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(seen).isGreaterThan(1900);
  }

  @Test
  void theListsOfSectionsAreThere() throws IOException {
    Map<String, Integer> sizes = new TreeMap<>();
    for (Book book : books()) {
      sizes.put(book.rules(), book.sections().size());
    }
    assertThat(sizes)
        .isEqualTo(
            Map.of(
                "agloa-2015",
                287,
                "agloa-2023",
                299,
                "guide",
                58,
                "mathdice",
                16,
                "mlag-2018",
                150));
  }
}
