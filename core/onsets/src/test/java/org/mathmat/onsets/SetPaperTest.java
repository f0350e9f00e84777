package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mathmat.table.Parsed;
import org.mathmat.table.shake.Occasion;

/** What a writer hands in: its Solutions, and the Goal that he chose. */
class SetPaperTest {
  private static final Table CHOSEN =
      Table.of(Table.MIDDLE).cubes("", "", "", "1 3 5 B R G ∪ ∩").after(Occasion.NO_GOAL);

  @Test
  void whatIsWrittenCanBeReadAgain() {
    Goal goal = Table.good(Goal.parse("3×2"));
    SetPaper paper = SetPaper.parse(SetPaper.text(SetPaper.text(List.of("B∪G", "R'")), goal));
    assertThat(paper.solutions()).hasSize(2).allMatch(Parsed.Good.class::isInstance);
    assertThat(paper.goal()).contains(Parsed.good(goal));
    assertThat(SetPaper.parse("B∪G").goal()).isEmpty();
  }

  @Test
  void theGoalBesideASolutionCountsWhereNoneIsOnTheMat() {
    assertThat(verdict(CHOSEN, "B ∪ G goal 5+3").correct()).isTrue();
    assertThat(verdict(CHOSEN, "B ∪ G goal 5+1").correct()).isFalse();
    assertThat(verdict(CHOSEN.goal("5+3"), "B ∪ G goal 5+1").correct()).isTrue();
  }

  @Test
  void aGoalThatCannotBeReadIsNoGoalAndTheJudgeSaysWhy() {
    assertThat(verdict(CHOSEN, "B ∪ G goal five").reasons())
        .anyMatch(
            reason -> reason.message().startsWith("The Goal beside the Solution cannot be read."));
    assertThat(verdict(CHOSEN, "B ∪ G").reasons())
        .anyMatch(reason -> reason.message().startsWith("There is no Goal"));
  }

  @Test
  void aCopyShowsAmbiguityByTheGoalThatTheWriterChose() {
    Table table = Table.of(Table.MIDDLE).cubes("", "", "", "3 5 B R G ∪ -").after(Occasion.NO_GOAL);
    Judge judge = table.judge();
    SetPaper paper = SetPaper.parse("B ∪ G - R goal 3");
    assertThat(judge.showsAmbiguity(table.position(), paper, SetPaper.parse("B ∪ (G - R)")))
        .isTrue();
    assertThat(judge.showsAmbiguity(table.position(), paper, SetPaper.parse("(B ∪ G) - R")))
        .isFalse();
    SetPaper without = new SetPaper(paper.solutions(), Optional.empty());
    assertThat(judge.showsAmbiguity(table.position(), without, SetPaper.parse("B ∪ (G - R)")))
        .isFalse();
  }

  private static Verdict verdict(Table table, String text) {
    return table.judge().judge(table.position(), SetPaper.parse(text));
  }
}
