package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import org.junit.jupiter.api.Test;

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

  private static JsonNode review(String text) {
    Answer answer = Reviews.of(text, LIMIT);
    assertThat(answer).isInstanceOf(Answer.Told.class);
    return answer.json();
  }

  @Test
  void everyMoveIsWorthSomething() {
    JsonNode shake = review(MATCH).at("/shakes/0");
    JsonNode moves = shake.get("moves");
    assertThat(moves).hasSize(4);
    JsonNode first = moves.get(1);
    assertThat(first.get("act").asText()).isEqualTo("move k7 R");
    assertThat(first.get("result").asText()).isEqualTo("safe");
    assertThat(first.has("missed")).isFalse();
    assertThat(first.get("safe")).isNotEmpty();
    assertThat(first.at("/solutions/count").asInt()).isPositive();
    JsonNode slip = moves.get(2);
    assertThat(slip.get("result").asText()).isEqualTo("now");
    assertThat(slip.get("now").asText()).isEqualTo("7-2 = 5");
    assertThat(slip.get("cubes").asInt()).isEqualTo(3);
    assertThat(slip.get("missed").toString())
        .isEqualTo("{\"challenge\":\"now\",\"players\":[\"Ben\"]}");
    assertThat(moves.get(3).get("result").asText()).isEqualTo("now");
    assertThat(moves.get(3).has("missed")).isFalse();
  }

  @Test
  void theEventsOfAReplayAreCountedFromNought() {
    int event = review(MATCH).at("/shakes/0/moves/0/event").asInt();
    JsonNode told = Replays.events(MATCH).get(event).json();
    assertThat(told.get("event").asText()).isEqualTo("GoalSet");
  }

  @Test
  void theChallengeWasRightAndThePaperWrong() {
    JsonNode shake = review(MATCH).at("/shakes/0");
    assertThat(shake.at("/challenge/right").asBoolean()).isTrue();
    JsonNode paper = shake.at("/papers/0");
    assertThat(paper.get("ruled").asBoolean()).isFalse();
    assertThat(paper.get("correct").asBoolean()).isFalse();
    assertThat(paper.at("/reasons/0/code").asText()).isEqualTo("NOT_EQUAL");
  }

  @Test
  void withoutTimeItSaysThatItDoesNotKnow() {
    JsonNode shake = Reviews.of(MATCH, Duration.ofNanos(1)).json().at("/shakes/0");
    assertThat(shake.at("/moves/0/result").asText()).isEqualTo("unknown");
    assertThat(shake.at("/moves/0/solutions/more").asBoolean()).isTrue();
    assertThat(shake.at("/moves/1/undecided").asInt()).isPositive();
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
    JsonNode shake = review(sets).at("/shakes/0");
    assertThat(shake.get("universe").asText()).startsWith("B BR");
    assertThat(shake.at("/challenge/right").asBoolean()).isFalse();
    assertThat(shake.at("/papers/0/correct").asBoolean())
        .isEqualTo(shake.at("/papers/0/ruled").asBoolean());
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
    JsonNode point = review(dice).at("/shakes/0");
    assertThat(point.at("/moves/0/closest").asBoolean()).isFalse();
    assertThat(point.at("/moves/1/closest").asBoolean()).isTrue();
    assertThat(point.at("/scores/Ben").asInt()).isEqualTo(1);
  }
}
