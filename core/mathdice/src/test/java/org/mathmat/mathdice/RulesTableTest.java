package org.mathmat.mathdice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;

/** The table in docs/rules has every section of the rules and every clause, in its place. */
class RulesTableTest {
  private static final Path TABLE = Path.of("..", "..", "docs", "rules", "mathdice.md");
  private static final Pattern SECTIONS = Pattern.compile("(.*?)((?: ?[0-9]+,?)*)");

  /** The headings of the rules, and how many numbered paragraphs stand under each. */
  private static final Map<String, Integer> HEADINGS =
      Map.of("Equipment", 0, "Playing the Game", 0, "Playing a Point", 4, "Tournament", 10);

  /** Each section, and the row it stands in. */
  private static Map<String, String> rows() throws IOException {
    Map<String, String> rows = new LinkedHashMap<>();
    for (String row : Files.readAllLines(TABLE)) {
      if (row.startsWith("| ") && !row.startsWith("| section")) {
        Matcher column = SECTIONS.matcher(row.substring(2, row.indexOf('|', 2)).strip());
        assertThat(column.matches()).as(row).isTrue();
        for (String number : column.group(2).strip().split(", ", -1)) {
          assertThat(rows.put((column.group(1) + " " + number).strip(), row)).as(row).isNull();
        }
      }
    }
    return rows;
  }

  @Test
  void everySectionHasARowThatSaysWhereItIsHeldAndShown() throws IOException {
    List<String> sections = new ArrayList<>();
    HEADINGS.forEach((heading, paragraphs) -> {
      if (paragraphs == 0) {
        sections.add(heading);
      }
      for (int number = 1; number <= paragraphs; number++) {
        sections.add(heading + " " + number);
      }
    });
    Map<String, String> rows = rows();
    assertThat(rows.keySet()).containsExactlyInAnyOrderElementsOf(sections);
    rows.values()
        .forEach(row -> {
          String[] columns = row.split("\\|", -1);
          assertThat(columns).as(row).hasSize(6);
          assertThat(columns[3].contains("not for a computer") || !columns[4].isBlank())
              .as(row)
              .isTrue();
        });
  }

  @ParameterizedTest
  @EnumSource
  void everyClauseStandsInTheRowOfItsSection(MathDiceClause clause) throws IOException {
    assertThat(rows().get(clause.section())).contains("`" + clause.name() + "`");
  }

  /** What could not be worked out cannot be shown with three dice: all of them can. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "VERIFIABLE")
  void aBrokenClauseIsCited(MathDiceClause clause) {
    String calculation =
        switch (clause) {
          case OPERATIONS -> "1+!2";
          case ONLY_ONCE -> "1+1+2+3";
          case EVERY_NUMBER -> "1+2";
          case DEFINED -> "3÷(2-1-1)";
          case VERIFIABLE -> "";
        };
    Judge judge = new Judge(new Arithmetic(Effort.ORDINARY));
    assertThat(judge.judge(new Dice(List.of(1, 2, 3)), calculation).reasons())
        .as(calculation)
        .anySatisfy(reason -> {
          assertThat(reason.code()).isEqualTo(clause.code());
          assertThat(reason.rule()).isEqualTo(clause.section());
        });
  }
}
