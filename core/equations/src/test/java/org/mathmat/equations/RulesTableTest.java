package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables in docs/rules name every clause and every section that a verdict can cite. */
class RulesTableTest {
  private static List<String> rows(String rules) throws IOException {
    return Files.readAllLines(Path.of("..", "..", "docs", "rules", "equations-" + rules + ".md"))
        .stream()
        .filter(line -> line.startsWith("| "))
        .toList();
  }

  @Test
  void theTableOfAgloaHasEveryClause() throws IOException {
    String table = String.join("\n", rows("agloa-2015"));
    assertThat(Arrays.stream(EquationsClause.values()).map(Enum::name))
        .hasSizeGreaterThan(35)
        .allMatch(table::contains);
  }

  @ParameterizedTest
  @ValueSource(strings = {"agloa-2015", "mlag-2018", "guide"})
  void everySectionThatIsCitedHasARow(String rules) throws IOException {
    List<String> rows = rows(rules);
    assertThat(rows).hasSizeGreaterThan(10);
    for (Edition edition : Editions.all()) {
      if (edition.rules().equals(rules)) {
        Law law = edition.lawWith(List.of());
        for (EquationsClause clause : EquationsClause.values()) {
          assertThat(rows)
              .as("%s %s cites %s", rules, edition.division(), clause)
              .anyMatch(row -> hasSection(row, law.cite(clause)));
        }
        for (Edition.Listed listed : edition.choices()) {
          assertThat(rows).as(listed.section()).anyMatch(row -> hasSection(row, listed.section()));
        }
      }
    }
  }

  /**
   * Whether the first column has the section, also shortened ({@code XIII-A-1, B-1}) or in a run.
   */
  private static boolean hasSection(String row, String section) {
    String column = row.substring(2, row.indexOf('|', 2)).strip();
    String shortened = section.startsWith("XIII-") ? section.substring("XIII-".length()) : section;
    return Arrays.stream(column.split(", ", -1))
        .anyMatch(named ->
            named.equals(section)
                || named.equals(shortened)
                || section.startsWith(named + "-")
                || named.startsWith(section));
  }
}
