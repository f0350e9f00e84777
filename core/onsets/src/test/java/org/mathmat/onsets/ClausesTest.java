package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.table.Reason;
import org.mathmat.table.book.Listed;
import org.mathmat.table.shake.Occasion;

/** Every clause can be broken, is cited with its section, and stands in the table of the book. */
class ClausesTest {
  private static final Path TABLE = Path.of("..", "..", "docs", "rules", "onsets-agloa-2023.md");
  private static final String ALL = "B B R R G G Y Y ∪ ∩ - ' V Λ = ⊆";

  /** A Solution that breaks the clause. */
  private record Example(Table table, List<String> solutions) {}

  private static Example example(Table table, String... solutions) {
    return new Example(table, List.of(solutions));
  }

  private static Example example(OnSetsClause clause) {
    Table middle = Table.of(Table.MIDDLE).goal("3").permitted(ALL);
    return switch (clause) {
      case GOAL_WRITTEN ->
          example(Table.of(Table.MIDDLE).cubes("", "", "", ALL).after(Occasion.NO_GOAL), "B ∪ R");
      case GOAL_ARRANGEMENT -> example(middle.goal("1+3×2"), "B ∪ R");
      case GOAL_WHOLE_NUMBER -> example(middle.goal("2+3u"), "B ∪ R");
      case GOAL_CUBES ->
          example(middle.goal("5+3").cubes("", "", "", ALL).after(Occasion.NO_GOAL), "B ∪ G");
      case ONE_SET_NAME -> example(middle, "");
      case NO_RELATION_IN_SET_NAME -> example(middle, "B = R");
      case DEFINED -> example(middle, "R ∪ 'B");
      case NO_RESTRICTIONS_HERE ->
          example(Table.of(Table.ELEMENTARY).goal("4").permitted(ALL), "B ⊆ R ; G");
      case RESTRICTION_FORM -> example(middle, "B ; R");
      case RESTRICTION_GROUPING -> example(middle, "(B = R)' ; G");
      case RESTRICTION_WANTED -> example(middle.cubes("=", ALL, "", ""), "R ∩ B");
      case EQUALS_GOAL -> example(middle, "B ∪ R");
      case EVERY_READING -> example(middle, "B ∪ G - R");
      case VERIFIABLE ->
          example(
              Table.of(Table.SENIOR).goal("3").permitted(ALL),
              "B∪R'∩G-Y∪B'∩R-G'∪".repeat(20) + "B");
      case TWO_CUBES -> example(middle.goal("5"), "B");
      case REQUIRED_USED -> example(middle.cubes("Y", ALL, "", ""), "R ∩ B");
      case FORBIDDEN_OUT -> example(middle.cubes("", "R B", "∩", ""), "R ∩ B");
      case CUBES_THERE -> example(middle.cubes("", "R B", "", ""), "R ∩ B");
      case ONE_RESOURCE -> example(middle.cubes("", "R", "", "∩ B").after(Occasion.NOW), "R ∩ B");
      case CUBE_MEANING -> example(middle, "R ∩<G> B");
      case BLANK_MEANING ->
          example(Table.of(Table.JUNIOR).goal("3").permitted(ALL), "R ∩ B where blank=Y");
      case WILD_CUBE ->
          example(Table.of(Table.MIDDLE, "wild G").goal("3").permitted(ALL), "(R ∩<G> B) ∪<G> Λ");
      case REQUIRED_CUBE ->
          example(Table.of(Table.MIDDLE, "required -").goal("3").permitted(ALL), "R ∩ B");
      case TWO_OPERATIONS ->
          example(Table.of(Table.MIDDLE, "two operations").goal("3").permitted(ALL), "R ∩ B");
      case REQUIRED_OR_FORBIDDEN_CARD ->
          example(Table.of(Table.JUNIOR, "forbidden card BR").goal("3").permitted(ALL), "R ∩ B");
      case NO_NULL_RESTRICTIONS ->
          example(
              Table.of(Table.MIDDLE, "no null restrictions").goal("3").permitted(ALL),
              "R = R ; R ∩ B");
      case TWO_SOLUTIONS ->
          example(Table.of(Table.SENIOR, "two solutions").goal("5+1").permitted(ALL), "B ∪ Λ");
      case NEW_CARD ->
          example(
              Table.of(Table.SENIOR, "two solutions").goal("5+1").permitted(ALL), "B ∪ Λ", "B - Λ");
    };
  }

  @ParameterizedTest
  @EnumSource
  void aBrokenClauseIsCited(OnSetsClause clause) {
    Example example = example(clause);
    Verdict verdict = example.table().verdict(example.solutions().toArray(String[]::new));
    assertThat(verdict.reasons())
        .as(clause.name())
        .anySatisfy(reason -> {
          assertThat(reason.code()).isEqualTo(clause.code());
          assertThat(reason.rule()).isEqualTo(example.table().law().cite(clause));
          assertThat(reason.message()).matches("(?s)[A-Z\"].*\\.");
        });
  }

  /** By whole names: the row of XIII-A says nothing of XIII-A-1. */
  @ParameterizedTest
  @EnumSource
  void aClauseStandsInTheRowsOfItsSections(OnSetsClause clause) throws IOException {
    Set<String> sections = new HashSet<>();
    for (String row : Files.readAllLines(TABLE)) {
      if (entries(row, 4).contains(clause.name())) {
        sections.addAll(entries(row, 1));
      }
    }
    for (Division division : OnSetsBooks.divisions().toList()) {
      assertThat(sections).as(division + " " + clause).containsAll(cited(division, clause));
    }
  }

  /** The sections with which a division cites a clause; none where no variation of it has it. */
  private static Set<String> cited(Division division, OnSetsClause clause) {
    Set<String> sections = new HashSet<>();
    for (Listed<Variation> listed : division.variations().all()) {
      if (listed.entry().filled().getFirst().clauses().contains(clause)) {
        sections.add(listed.section());
      }
    }
    String plain = division.law().cite(clause);
    if (!plain.matches("XIII-[A-D]")) {
      sections.add(plain);
    }
    return sections;
  }

  private static List<String> entries(String row, int column) {
    String[] columns = row.split("\\|", -1);
    return columns.length > column ? List.of(columns[column].strip().split(", ", -1)) : List.of();
  }

  @Test
  void reasonsAreWrittenForPlayers() {
    for (OnSetsClause clause : OnSetsClause.values()) {
      Example example = example(clause);
      for (Reason reason :
          example.table().verdict(example.solutions().toArray(String[]::new)).reasons()) {
        assertThat(reason.message()).hasSizeBetween(20, 200).doesNotContain("null");
      }
    }
  }
}
