package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.json.Json;

/** What whoever runs a table does in a record: time stands still, and a seat changes hands. */
class HostLinesTest {
  private static final String HEAD =
      """
      mathmat 1
      game: mathdice
      players: Ann, Ben
      shake
      target: 7 4
      dice: 2 3 5
      """;

  private static List<String> events(String lines) {
    return Replays.events(HEAD + lines).stream()
        .map(answer ->
            answer.json().path("at").asText() + " " + answer.json().path("event").asText())
        .toList();
  }

  @Test
  void theTimesOfEventsCountThePause() {
    List<String> told =
        events(
            """
            +0:05 Ann: calls 25
            +0:10 table: pause
            +5:00 table: resume
            +0:05 Ben: calls 27
            +0:21 shake
            """);
    assertThat(told).endsWith("0:05 Called", "5:20 Called", "5:40 CalculationDue");
  }

  @Test
  void nobodyIsCalledTable() {
    Json refused =
        Replays.summary("mathmat 1\ngame: mathdice\nplayers: table, Ben\nshake\n").json();
    assertThat(refused.path("error").path("code").asText()).isEqualTo("SYNTAX");
    assertThat(refused.path("error").path("line").asInt()).isEqualTo(3);
  }

  @Test
  void aPlayerMayBeCalledAsASeat() {
    Json played =
        Replays.summary(
                """
                mathmat 1
                game: mathdice
                players: seat 1, seat 2
                shake
                target: 7 4
                dice: 2 3 5
                seat 1: calls 28
                seat seat 2: Bo
                +0:01 seat 1: states 5^2+3
                """)
            .json();
    assertThat(played.path("refused")).hasToString("[]");
    assertThat(played.path("totals").toString()).isEqualTo("{\"seat 1\":1,\"seat 2 / Bo\":0}");
  }

  @Test
  void eventsNameASeatAsItIsListed() {
    List<Answer> told = Replays.events(HEAD + "seat Ann: Bo\nBo: calls 25\n");
    assertThat(told.getLast().json().path("player").asText()).isEqualTo("Ann / Bo");
  }
}
