package org.mathmat.table.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Mover 0, challenger 1, third party 2. */
final class ScoreTableTest {
  private static final ScoreTable AGLOA =
      new ScoreTable(6, 2, 4, 6, Set.of(Challenge.values()), Set.of(), 4, 2, -2);
  private static final ScoreTable MLAG =
      new ScoreTable(6, 2, 4, 4, Set.of(Challenge.IMPOSSIBLE), Set.of(Challenge.NO_GOAL), 4, 2, 0);
  private static final ScoreTable GUIDE = new ScoreTable(10, 6, 8, 8, Set.of(), Set.of(), 8, 6, 0);

  private static final int MOVER = 0;
  private static final int CHALLENGER = 1;
  private static final int THIRD = 2;

  private static Map<Integer, Integer> scores(
      ScoreTable table, Challenge challenge, Optional<Side> side, Map<Integer, Boolean> papers) {
    return table.scores(
        new Outcome.Challenged(
            challenge, MOVER, CHALLENGER, Optional.of(THIRD), side, papers, Map.of(), Set.of()));
  }

  @Test
  void aThirdPartyBesideAWrongNowChallengerScoresSixInAgloaAndFourInMlag() {
    Map<Integer, Boolean> papers = Map.of(CHALLENGER, false, THIRD, true);
    assertThat(scores(AGLOA, Challenge.NOW, Optional.empty(), papers))
        .isEqualTo(Map.of(MOVER, 2, CHALLENGER, 2, THIRD, 6));
    assertThat(scores(MLAG, Challenge.NOW, Optional.empty(), papers))
        .isEqualTo(Map.of(MOVER, 2, CHALLENGER, 2, THIRD, 4));
  }

  @Test
  void aThirdPartyWhoSaysNothingSidesWithWhoeverDoesNotWrite() {
    assertThat(scores(AGLOA, Challenge.IMPOSSIBLE, Optional.empty(), Map.of()))
        .isEqualTo(Map.of(MOVER, 2, CHALLENGER, 6, THIRD, 4));
  }

  @Test
  void inTheGuideARightPaperMakesTheOtherSideWrongWhoeverWroteIt() {
    assertThat(scores(GUIDE, Challenge.P_FLUB, Optional.empty(), Map.of(MOVER, false, THIRD, true)))
        .isEqualTo(Map.of(MOVER, 6, CHALLENGER, 6, THIRD, 10));
    assertThat(
            scores(
                GUIDE, Challenge.A_FLUB, Optional.empty(), Map.of(CHALLENGER, false, THIRD, true)))
        .isEqualTo(Map.of(MOVER, 6, CHALLENGER, 6, THIRD, 8));
  }

  @Test
  void acceptingAWrongPaperCostsAfterAnyChallengeInAgloaButOnlyAfterImpossibleInMlag() {
    Outcome now = believed(Challenge.NOW, MOVER, CHALLENGER);
    Outcome impossible = believed(Challenge.IMPOSSIBLE, CHALLENGER, MOVER);
    assertThat(AGLOA.scores(now)).containsEntry(MOVER, 2);
    assertThat(MLAG.scores(now)).containsEntry(MOVER, 6);
    assertThat(AGLOA.scores(impossible)).isEqualTo(Map.of(MOVER, 2, CHALLENGER, 2, THIRD, 4));
    assertThat(MLAG.scores(impossible)).containsEntry(CHALLENGER, 2);
    assertThat(GUIDE.scores(believed(Challenge.A_FLUB, MOVER, CHALLENGER)))
        .containsEntry(MOVER, 10);
  }

  private static Outcome believed(Challenge challenge, int believer, int writer) {
    return new Outcome.Challenged(
        challenge,
        MOVER,
        CHALLENGER,
        Optional.of(THIRD),
        Optional.of(challenge.writer().other()),
        Map.of(writer, false),
        Map.of(believer, Set.of(writer)),
        Set.of());
  }

  @Test
  void whereEverybodyWritesOnlyOnesOwnPaperCounts() {
    Outcome outcome =
        new Outcome.EverybodyWrote(Set.of(0, 1, 2), Map.of(0, true, 1, false), Set.of());
    assertThat(AGLOA.scores(outcome)).isEqualTo(Map.of(0, 4, 1, 2, 2, 2));
    assertThat(GUIDE.scores(outcome)).isEqualTo(Map.of(0, 8, 1, 6, 2, 6));
  }

  @Test
  void scoresOfThreePresentPlayersAreAlwaysFromTheTable() {
    int cases = 0;
    for (ScoreTable table : List.of(AGLOA, MLAG, GUIDE)) {
      for (Challenge challenge : Challenge.values()) {
        for (Map<Integer, Boolean> papers : papers(challenge)) {
          Map<Integer, Integer> scores = scores(table, challenge, Optional.empty(), papers);
          assertThat(scores).hasSize(3);
          boolean solved = papers.containsValue(true);
          int idle = challenge.writer() == Side.MOVER ? CHALLENGER : MOVER;
          assertThat(scores).containsEntry(idle, solved ? table.wrong() : table.right());
          cases++;
        }
      }
    }
    assertThat(cases).isGreaterThanOrEqualTo(200);
  }

  private static List<Map<Integer, Boolean>> papers(Challenge challenge) {
    int writer = challenge.writer() == Side.MOVER ? MOVER : CHALLENGER;
    List<Map<Integer, Boolean>> all = new ArrayList<>();
    List<Optional<Boolean>> states =
        List.of(Optional.empty(), Optional.of(false), Optional.of(true));
    for (Optional<Boolean> first : states) {
      for (Optional<Boolean> second : states) {
        Map<Integer, Boolean> papers = new java.util.HashMap<>();
        first.ifPresent(right -> papers.put(writer, right));
        second.ifPresent(right -> papers.put(THIRD, right));
        all.add(papers);
      }
    }
    return all;
  }

  @Test
  void placesShareWhatTheyAreWorth() {
    assertThat(MatchPoints.USUAL.of(List.of(30, 20, 10))).containsExactly(6, 4, 2);
    assertThat(MatchPoints.USUAL.of(List.of(20, 10, 20))).containsExactly(5, 2, 5);
    assertThat(MatchPoints.USUAL.of(List.of(10, 20, 10))).containsExactly(3, 6, 3);
    assertThat(MatchPoints.USUAL.of(List.of(-1, -1, -1))).containsExactly(4, 4, 4);
    assertThat(MatchPoints.USUAL.of(List.of(15, 16))).containsExactly(4, 6);
    assertThat(MatchPoints.USUAL.of(List.of(0, 0))).containsExactly(5, 5);
  }
}
