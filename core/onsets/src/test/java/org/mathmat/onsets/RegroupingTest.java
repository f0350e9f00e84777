package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A checker's copy of a Solution with grouping symbols added (section VII-C-5-c). */
class RegroupingTest {
  @Test
  void whatACheckerShowsMustBeAReading() {
    Table table = Table.of(Table.ELEMENTARY).goal("3").permitted("B ∪ G - R '");
    Judge judge = table.judge();
    Position position = table.position();
    String text = "B ∪ G - R";
    assertThat(judge.showsAmbiguity(position, text, "B ∪ (G - R)")).isTrue();
    assertThat(judge.showsAmbiguity(position, text, "B ∪ [G - (R)]")).isTrue();
    assertThat(judge.showsAmbiguity(position, text, "(B ∪ G) - R")).isFalse();
    assertThat(judge.showsAmbiguity(position, text, "B ∪ (R - G)")).isFalse();
    assertThat(judge.showsAmbiguity(position, "(B ∪ G) - R", "B ∪ (G - R)")).isFalse();
    assertThat(judge.showsAmbiguity(position, "B ∪ G'", "(B ∪ G)'")).isFalse();
    assertThat(judge.showsAmbiguity(position, text, "B ∪ (G - R")).isFalse();
    assertThat(judge.showsAmbiguity(position, text, "()")).isFalse();
    assertThat(judge.showsAmbiguity(position, text, "+")).isFalse();
  }

  /** Section VII-C-5-c: the grouping is shown, however the wild cube is noted in the copy. */
  @Test
  void aCopyMayNoteTheWildCubeInItsOwnWay() {
    Table table = Table.of(Table.ELEMENTARY, "wild Y").goal("3").permitted("B ∪ G Y R");
    for (String text : List.of("B ∪ G Y R where Y=-", "B ∪ G -<Y> R")) {
      for (String copy : List.of("B ∪ (G -<Y> R)", "B ∪ (G Y R) where Y=-")) {
        assertThat(table.judge().showsAmbiguity(table.position(), text, copy)).isTrue();
      }
      assertThat(table.judge().showsAmbiguity(table.position(), text, "B ∪ (G - R)")).isFalse();
    }
  }

  /** Section VII-B-6-b: ' has priority, also where a wild cube is it. */
  @Test
  void aWildComplementKeepsItsSetInTheCopy() {
    Table table = Table.of(Table.ELEMENTARY, "wild Y").goal("5+3").permitted("R ∪ G Y");
    for (String text : List.of("R ∪ G Y where Y='", "R ∪ G'<Y>")) {
      assertThat(table.codes(text)).isEmpty();
      for (String copy : List.of("(R ∪ G) Y", "(R ∪ G) Y where Y='", "(R ∪ G)'<Y>")) {
        assertThat(table.judge().showsAmbiguity(table.position(), text, copy)).isFalse();
      }
    }
  }
}
