package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;

/** A table of MathDice at which nobody does anything, so that only the clock can. */
final class ClockedTable {
  private static final Duration SLACK = Duration.ofSeconds(6);

  private final Client ann;
  private final String table;
  private final Instant until;
  private final long version;
  private final String before;

  ClockedTable(int port) throws Exception {
    ann = Client.named(port, "Ann");
    ObjectNode settings = json().put("game", "mathdice");
    settings.putArray("seats").add("me").add("open");
    table = ann.post("/api/tables", settings).json().get("table").asText();
    Client.named(port, "Ben").post("/api/tables/" + table + "/join", json());
    JsonNode view = ann.get("/api/tables/" + table).json();
    until = Instant.parse(view.get("waiting").get(0).get("until").asText());
    version = view.get("version").asLong();
    before = still(view);
  }

  String table() {
    return table;
  }

  /** When the clock has to act. */
  Instant until() {
    return until;
  }

  /** The clock acts in the second after its deadline, or as soon as there is a server again. */
  void checkPunctual(Instant acted, Instant ready) {
    Instant due = ready.isAfter(until) ? ready : until;
    // Some seconds are for a busy machine; the clock may have acted before the server said so.
    assertThat(acted).isBetween(until, due.plus(SLACK));
  }

  /** What of a view stands still while nobody acts. */
  private static String still(JsonNode view) {
    ObjectNode still = view.deepCopy();
    still.remove("now");
    return still.toString();
  }

  /** Before its deadline the table is exactly as it was, clock included; then the clock acts. */
  void check(int port) throws Exception {
    Instant ready = Instant.now();
    ann.at(port);
    JsonNode back = ann.get("/api/tables/" + table).json();
    if (back.get("version").asLong() == version) {
      assertThat(still(back)).isEqualTo(before);
    } else {
      assertThat(Instant.now()).isAfter(until);
    }
    String news = "/api/tables/" + table + "/events?after=" + version;
    Waiting.until(() -> !ann.get(news).json().get("events").isEmpty());
    JsonNode entry = ann.get(news).json().get("events").get(0);
    assertThat(entry.get("player").isNull()).isTrue();
    checkPunctual(Instant.parse(entry.get("at").asText()), ready);
  }
}
