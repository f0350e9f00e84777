package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.mathmat.json.Json;

class ReviewsTest {
  private static final Duration LIMIT = Duration.ofSeconds(30);

  private static final String MATCH =
      """
      mathmat 1
      game: equations
      rules: mlag-2018
      division: elementary
      players: Ann, Ben

      shake
      roll: r0 r1 r2 r2 r+ r- b0 b1 b2 b3 b× b÷ g4 g5 g6 g^ g× g- k7 k8 k9 k√ k+ k÷
      Ann: goal g5
      Ben: move k7 R
      Ann: move r- P
      Ben: move k9 F
      Ann: challenge now
      Ann: presents 7-3 = 5
      """;

  private static Json review(String text) {
    Answer answer = Reviews.of(text, LIMIT);
    assertThat(answer).isInstanceOf(Answer.Told.class);
    return answer.json();
  }

  @Test
  void everyMoveIsWorthSomething() {
    Json shake = review(MATCH).path("shakes").path(0);
    Json moves = shake.path("moves");
    assertThat(moves.entries()).hasSize(4);
    Json first = moves.path(1);
    assertThat(first.path("act").asText()).isEqualTo("move k7 R");
    assertThat(first.path("result").asText()).isEqualTo("safe");
    assertThat(first.has("missed")).isFalse();
    assertThat(first.path("safe").entries()).isNotEmpty();
    assertThat(first.path("solutions").path("count").asInt()).isPositive();
    Json slip = moves.path(2);
    assertThat(slip.path("result").asText()).isEqualTo("now");
    assertThat(slip.path("now").asText()).isEqualTo("7-2 = 5");
    assertThat(slip.path("cubes").asInt()).isEqualTo(3);
    assertThat(slip.path("missed").toString())
        .isEqualTo("{\"challenge\":\"now\",\"players\":[\"Ben\"]}");
    assertThat(moves.path(3).path("result").asText()).isEqualTo("now");
    assertThat(moves.path(3).has("missed")).isFalse();
  }

  @Test
  void theEventsOfAReplayAreCountedFromNought() {
    int event = review(MATCH).path("shakes").path(0).path("moves").path(0).path("event").asInt();
    Json told = Replays.events(MATCH).get(event).json();
    assertThat(told.path("event").asText()).isEqualTo("GoalSet");
  }

  @Test
  void theChallengeWasRightAndThePaperWrong() {
    Json shake = review(MATCH).path("shakes").path(0);
    assertThat(shake.path("challenge").path("right").isTrue()).isTrue();
    Json paper = shake.path("papers").path(0);
    assertThat(paper.path("ruled")).hasToString("false");
    assertThat(paper.path("correct")).hasToString("false");
    assertThat(paper.path("reasons").path(0).path("code").asText()).isEqualTo("NOT_EQUAL");
  }

  @Test
  void withoutTimeItSaysThatItDoesNotKnow() {
    Json shake = Reviews.of(MATCH, Duration.ofNanos(1)).json().path("shakes").path(0);
    assertThat(shake.path("moves").path(0).path("result").asText()).isEqualTo("unknown");
    assertThat(shake.path("moves").path(0).path("solutions").path("more").isTrue()).isTrue();
    assertThat(shake.path("moves").path(1).path("undecided").asInt()).isPositive();
  }

  @Test
  void onSetsAndMathDiceAreReviewed() {
    String sets =
        """
        mathmat 1
        game: onsets
        rules: agloa-2023
        division: basic
        players: Ann, Ben

        shake
        roll: 1 3 5 B B R R G G Y Y ∪ ∩ - ' V V Λ
        deal: B BR BG RG RY GY BRG RGY BRGY blank
        Ann: goal 5+3
        Ben: challenge impossible
        Ann: presents (B ∪ G) ∪ B
        """;
    Json shake = review(sets).path("shakes").path(0);
    assertThat(shake.path("universe").asText()).startsWith("B BR");
    assertThat(shake.path("challenge").path("right")).hasToString("false");
    assertThat(shake.path("papers").path(0).path("correct").isTrue())
        .isEqualTo(shake.path("papers").path(0).path("ruled").isTrue());
    String dice =
        """
        mathmat 1
        game: mathdice
        players: Ann, Ben
        shake
        target: 7 4
        dice: 2 3 5
        Ann: calls 25
        Ben: calls 28
        Ben: states 5^2+3
        """;
    Json point = review(dice).path("shakes").path(0);
    assertThat(point.path("moves").path(0).path("closest")).hasToString("false");
    assertThat(point.path("moves").path(1).path("closest").isTrue()).isTrue();
    assertThat(point.path("scores").path("Ben").asInt()).isEqualTo(1);
  }
}
