package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.json.Json;

/** What a replay says about papers that the players checked themselves. */
class CheckedPapersTest {
  /** The codes of the reasons against Ann's paper. */
  private static List<String> reasons(String paper, String... checks) {
    String record =
        """
        mathmat 1
        game: equations
        rules: agloa-2015
        division: elementary
        players: Ann, Ben, Cam
        checking: players

        shake
        roll: r1 r1 r2 r2 r3 r+ b× b× b÷ b÷ b0 b0 g4 g5 g5 g6 g^ g- k7 k7 k8 k9 k√ k√
        Ann: variation Factorial
        Ben: variation Sideways
        Cam: variation Upside-down
        Ann: goal 11
        Ben: challenge impossible
        Cam: joins challenger
        Ann: presents %s
        %s
        round: time
        """
            .formatted(paper, String.join("\n", checks));
    Json replayed = Replays.summary(record).json();
    assertThat(replayed.path("refused")).as(replayed.toString()).hasToString("[]");
    Json judged = replayed.path("shakes").path(0).path("equations").path(0);
    assertThat(judged.path("player").asText()).as(replayed.toString()).isEqualTo("Ann");
    assertThat(judged.path("correct")).hasToString("false");
    return judged.path("reasons").entries().stream()
        .map(reason -> reason.path("code").asText())
        .toList();
  }

  @Test
  void aReasonThatAPlayerGaveAndTheJudgeFoundStandsOnce() {
    assertThat(reasons("(2×3)+4 = 11", "Ben: rejects Ann because NOT_EQUAL", "Cam: asks judge Ann"))
        .containsExactly("NOT_EQUAL");
  }

  @Test
  void aReasonThatTwoPlayersGaveStandsOnce() {
    assertThat(
            reasons(
                "(2×3)+4 = 11",
                "Ben: rejects Ann because NOT_EQUAL",
                "Cam: rejects Ann because NOT_EQUAL"))
        .containsExactly("NOT_EQUAL");
  }

  @Test
  void differentReasonsAllStand() {
    assertThat(
            reasons(
                "(3×3)+4 = 11",
                "Ben: rejects Ann because NOT_EQUAL",
                "Cam: rejects Ann because UNAVAILABLE"))
        .containsExactly("NOT_EQUAL", "UNAVAILABLE");
  }
}
