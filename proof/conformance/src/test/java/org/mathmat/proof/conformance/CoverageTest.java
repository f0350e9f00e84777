package org.mathmat.proof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every section of every rule-book is shown by a case of our own, or its row in the table says why
 * a program cannot show it. Sections are matched by their whole name: what is said of XIII-A says
 * nothing of XIII-A-10.
 */
class CoverageTest {
  /** What settles a case where no book does: the public notation and records, and rulings. */
  private static final Set<String> BEYOND_BOOKS = Set.of("notation", "match record", "ruling");

  private static final Pattern KIND = Pattern.compile("\\*([a-z-]+)\\*");

  static List<Book> books() throws IOException {
    List<Book> books = new ArrayList<>();
    for (String rules : Book.names()) {
      books.add(Book.of(rules));
    }
    return books;
  }

  /** The sections that our own cases of a book cite, each with the kinds of these cases. */
  private static Map<String, Set<String>> shown(Book book) throws IOException {
    Map<String, Set<String>> shown = new TreeMap<>();
    for (CaseFile file : CaseFile.below(CaseFile.OWN)) {
      for (Case one : file.cases()) {
        if (file.rules(one).equals(book.rules())) {
          for (String section : one.cites()) {
            shown.computeIfAbsent(section, key -> new TreeSet<>()).add(file.kind().shown());
          }
        }
      }
    }
    return shown;
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
    assertThat(seen).isGreaterThan(2400);
  }

  @ParameterizedTest
  @MethodSource("books")
  void everySectionIsShownOrItsRowSaysWhyNot(Book book) throws IOException {
    Set<String> beyond = new TreeSet<>();
    for (Book.Row row : book.rows()) {
      if (row.isBeyondPrograms()) {
        beyond.addAll(row.sections());
      }
    }
    Set<String> shown = shown(book).keySet();
    assertThat(book.sections().keySet())
        .as("sections with neither a case nor a reason")
        .filteredOn(section -> !shown.contains(section) && !beyond.contains(section))
        .isEmpty();
    assertThat(beyond).as("shown after all").doesNotContainAnyElementsOf(shown);
  }

  @ParameterizedTest
  @MethodSource("books")
  void everySectionHasOneRowAndEveryRowItsSections(Book book) throws IOException {
    List<String> rows = new ArrayList<>();
    book.rows().forEach(row -> rows.addAll(row.sections()));
    assertThat(rows).containsExactlyInAnyOrderElementsOf(book.sections().keySet());
  }

  @ParameterizedTest
  @MethodSource("books")
  void aRowNamesWhatShowsIt(Book book) throws IOException {
    Map<String, Set<String>> shown = shown(book);
    List<String> wrong = new ArrayList<>();
    for (Book.Row row : book.rows()) {
      Set<String> kinds = new TreeSet<>();
      for (String section : row.sections()) {
        kinds.addAll(shown.getOrDefault(section, Set.of()));
      }
      Set<String> named = new TreeSet<>();
      for (Matcher kind = KIND.matcher(row.shown()); kind.find(); ) {
        named.add(kind.group(1));
      }
      if (!kinds.containsAll(named)) {
        wrong.add(row.sections() + " names " + named + ", shown by " + kinds);
      }
      if (named.isEmpty() && !row.isBeyondPrograms()) {
        wrong.add(row.sections() + " names no kind of cases, shown by " + kinds);
      }
    }
    assertThat(wrong).isEmpty();
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
                "agloa-2016",
                2,
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
