package org.mathmat.mathdice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;

/** The table in docs/rules has every clause in the row of its section, by its whole name. */
class RulesTableTest {
  private static final Path TABLE = Path.of("..", "..", "docs", "rules", "mathdice.md");

  @ParameterizedTest
  @EnumSource
  void everyClauseStandsInTheRowOfItsSection(MathDiceClause clause) throws IOException {
    assertThat(Files.readAllLines(TABLE))
        .as(clause.name())
        .anyMatch(row ->
            entries(row, 1).contains(clause.section()) && entries(row, 4).contains(clause.name()));
  }

  private static List<String> entries(String row, int column) {
    String[] columns = row.split("\\|", -1);
    return columns.length > column ? List.of(columns[column].strip().split(", ", -1)) : List.of();
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
