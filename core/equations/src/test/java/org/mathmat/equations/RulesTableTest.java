package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.table.book.Listed;

/** The tables in docs/rules name every clause and every section that a verdict can cite. */
class RulesTableTest {
  private static List<String> rows(String rules) throws IOException {
    return Files.readAllLines(Path.of("..", "..", "docs", "rules", "equations-" + rules + ".md"))
        .stream()
        .filter(line -> line.startsWith("| "))
        .toList();
  }

  @Test
  void everyClauseStandsInTheRowOfASectionThatItIsCitedWith() throws IOException {
    List<String> rows = rows("agloa-2015");
    for (EquationsClause clause : EquationsClause.values()) {
      Set<String> sections = new TreeSet<>();
      for (Division division : divisions("agloa-2015")) {
        sections.add(division.lawWith(List.of()).cite(clause));
        for (Variation variation : division.choices()) {
          sections.add(division.lawWith(List.of(variation)).cite(clause));
        }
      }
      assertThat(rows)
          .as("%s, cited with %s", clause, sections)
          .anyMatch(row ->
              names(row, clause) && sections.stream().anyMatch(section -> names(row, section)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"agloa-2015", "mlag-2018", "guide"})
  void everySectionThatIsCitedHasARow(String rules) throws IOException {
    List<String> rows = rows(rules);
    assertThat(rows).hasSizeGreaterThan(10);
    for (Division division : divisions(rules)) {
      Law law = division.lawWith(List.of());
      for (EquationsClause clause : EquationsClause.values()) {
        assertThat(rows)
            .as("%s %s cites %s", rules, division.id(), clause)
            .anyMatch(row -> names(row, law.cite(clause)));
      }
      for (Listed<Variation> listed : division.variations().all()) {
        assertThat(rows).as(listed.section()).anyMatch(row -> names(row, listed.section()));
      }
    }
  }

  private static List<Division> divisions(String rules) {
    return EquationsBooks.all().stream()
        .filter(book -> book.id().equals(rules))
        .findFirst()
        .orElseThrow()
        .divisions();
  }

  /** Whether the first column names the section, by its whole name. */
  private static boolean names(String row, String section) {
    return entries(row, 1).contains(section);
  }

  /** Whether the fourth column names the clause. */
  private static boolean names(String row, EquationsClause clause) {
    return entries(row, 4).contains(clause.name());
  }

  private static List<String> entries(String row, int column) {
    return List.of(row.split("\\|", -1)[column].strip().split(", ", -1));
  }
}
