package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Where time counts nobody is helped in play: record and replay are closed until the shake is over,
 * review and hints until the match is, by every door, to players and watchers alike. What one types
 * oneself is always answered.
 */
class TimedTableTest {
  private static final Server SERVER = SharedServer.get();

  private Client ann;
  private Client ben;
  private List<Client> everybody;

  @BeforeEach
  void come() throws Exception {
    ann = Client.named(SERVER.port(), "Ann");
    ben = Client.named(SERVER.port(), "Ben");
    everybody = List.of(ann, ben, Client.named(SERVER.port(), "Cam"), ann.stranger());
  }

  private String table(boolean timed) throws Exception {
    ObjectNode settings =
        json()
            .put("game", "equations")
            .put("rules", "mlag-2018")
            .put("division", "elementary")
            .put("timed", timed);
    settings.putArray("seats").add("me").add("open");
    String table = "/api/tables/" + ann.post("/api/tables", settings).json().get("table").asText();
    assertThat(ben.post(table + "/join", json()).status()).isEqualTo(200);
    return table;
  }

  private static void refused(Client.Got got, String code) {
    assertThat(got.status()).as(got.text()).isEqualTo(409);
    assertThat(got.json().get("code").asText()).isEqualTo(code);
    assertThat(got.json().get("message").asText()).contains("Time counts at this table");
    assertThat(got.text()).doesNotContain("mathmat 1");
  }

  private void open(String table, boolean record, boolean review) throws Exception {
    ObjectNode expected = json().put("record", record).put("review", review);
    for (Client one : everybody) {
      assertThat(one.get(table).json().get("open")).isEqualTo(expected);
      Client.Live live = one.live(table.substring("/api/tables/".length()), 0);
      assertThat(live.next("view").at("/view/open")).isEqualTo(expected);
      live.close();
    }
  }

  private void closed(String table) throws Exception {
    open(table, false, false);
    for (Client one : everybody) {
      refused(one.get(table + "/record"), "RECORD_CLOSED");
    }
    for (Client player : List.of(ann, ben)) {
      for (String level : List.of("nudge", "cubes", "solution")) {
        Client.Got hint = player.post(table + "/hint", json().put("level", level));
        assertThat(hint.json().get("code").asText()).isEqualTo("NO_HINTS");
      }
    }
  }

  private static void does(Client player, String table, String words) throws Exception {
    ObjectNode act = json().put("id", UUID.randomUUID().toString()).put("act", words);
    Client.Got got = player.post(table + "/acts", act);
    assertThat(got.status()).as(words + ": " + got.text()).isEqualTo(200);
  }

  private static ObjectNode about(String matchRecord) {
    return json().put("record", matchRecord);
  }

  /** Answered where it is open; the directory knows a new table a moment later. */
  private void answered(String question, String matchRecord) throws Exception {
    for (Client one : everybody) {
      Client.Got got = one.post(question, about(matchRecord));
      assertThat(got.status()).as(got.text()).isEqualTo(200);
    }
  }

  @Test
  void recordAndReplayOpenWithTheShakeAndTheReviewWithTheMatch() throws Exception {
    String table = table(true);
    closed(table);

    // The shake is over when nobody is left to play it.
    does(ben, table, "leaves");
    open(table, true, false);
    String first = ann.get(table + "/record").text();
    assertThat(first).contains("mathmat 1", "shake", "Ben: leaves");
    Waiting.until(() -> ann.post("/api/review", about(first)).status() == 409);
    for (Client one : everybody) {
      assertThat(one.get(table + "/record").status()).isEqualTo(200);
      refused(one.post("/api/review", about(first)), "REVIEW_CLOSED");
    }
    answered("/api/replay", first);

    // The next shake closes the record again, but not what was of the first.
    does(ben, table, "returns");
    does(ben, table, "ready");
    does(ann, table, "ready");
    closed(table);
    answered("/api/replay", first);
    for (Client one : everybody) {
      refused(one.post("/api/review", about(first)), "REVIEW_CLOSED");
      refused(
          one.post("/api/replay", about(first + "+0:10 shake # the second\n")), "RECORD_CLOSED");
      refused(
          one.post("/api/replay", about(first + "shake\n").put("events", true)), "RECORD_CLOSED");
    }

    does(ben, table, "leaves");
    open(table, true, false);
    does(ben, table, "returns");
    does(ann, table, "finish");
    does(ben, table, "finish");
    open(table, true, true);
    String whole = ann.get(table + "/record").text();
    answered("/api/replay", whole);
    answered("/api/review", whole);
  }

  @Test
  void whereNoTimeCountsEverythingIsOpen() throws Exception {
    String table = table(false);
    open(table, true, true);
    String matchRecord = ben.get(table + "/record").text();
    assertThat(matchRecord).contains("roll: ");
    answered("/api/replay", matchRecord);
    answered("/api/review", matchRecord);
  }

  @Test
  void aPointOfMathDiceIsClosedAsAShakeIs() throws Exception {
    ObjectNode settings = json().put("game", "mathdice");
    settings.putArray("seats").add("me").add("open");
    String table = "/api/tables/" + ann.post("/api/tables", settings).json().get("table").asText();
    open(table, true, true);
    assertThat(ben.post(table + "/join", json()).status()).isEqualTo(200);
    closed(table);
  }

  /** The position of a shake in play, typed into the judge or the solver, is answered. */
  @Test
  void theOpenJudgeAndSolverAnswerWhateverIsPlayed() throws Exception {
    String table = table(true);
    closed(table);
    ObjectNode position =
        json()
            .put("game", "equations")
            .put("rules", "mlag-2018")
            .put("division", "elementary")
            .put("goal", "9")
            .put("required", "5 +")
            .put("resources", "4 7");
    Client.Got solved = ann.post("/api/solve", position.put("challenge", "now"));
    assertThat(solved.json().path("solvable").asBoolean()).as(solved.text()).isTrue();
    Client.Got judged = ann.post("/api/judge", position.put("equation", "5+4 = 9"));
    assertThat(judged.json().path("correct").asBoolean()).as(judged.text()).isTrue();
  }

  /** A record of another server, or written by hand, is nobody's business here. */
  @Test
  void otherRecordsAreReviewedAsEver() throws Exception {
    String other =
        """
        mathmat 1
        game: equations
        rules: mlag-2018
        division: elementary
        players: Ann, Ben
        # fair: shake 1 hash %s
        shake
        """
            .formatted("0".repeat(64));
    answered("/api/replay", other);
    answered("/api/review", other);
  }
}
