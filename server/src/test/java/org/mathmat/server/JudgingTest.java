package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** A paper is judged away from its table; whoever wants something meanwhile gets it afterwards. */
class JudgingTest {
  private static final Server SERVER = SharedServer.get();
  private static final String DEAR = "√√7√√9^8-2-√5÷3×8^√6^8^7 = 2";
  private static final int ROUNDS = 6;
  private static final int CROWD = 12;

  private final Client ann = Client.named(SERVER.port(), "Ann");
  private final Client ben = Client.named(SERVER.port(), "Ben");

  JudgingTest() throws Exception {}

  private static Client.Got act(Client player, String table, String id, String words)
      throws Exception {
    return player.post(table + "/acts", json().put("id", id).put("act", words));
  }

  private static String id() {
    return UUID.randomUUID().toString();
  }

  /** A table at which somebody has to write. */
  private record Writing(String table, Client writer, Client other) {}

  private Writing writing() throws Exception {
    ObjectNode settings =
        json()
            .put("game", "equations")
            .put("rules", "mlag-2018")
            .put("division", "elementary")
            .put("timed", false);
    settings.putArray("seats").add("me").add("open");
    String table = "/api/tables/" + ann.post("/api/tables", settings).json().get("table").asText();
    JsonNode shake = ben.post(table + "/join", json()).json().at("/match/shake");
    boolean annSets = shake.get("setter").asText().equals("Ann");
    Writing writing = new Writing(table, annSets ? ann : ben, annSets ? ben : ann);
    for (JsonNode cube : shake.get("cubes")) {
      String face = cube.get("cube").asText();
      char last = face.charAt(face.length() - 1);
      if (Character.isDigit(last)) {
        assertThat(act(writing.writer(), table, id(), "goal " + last).status()).isEqualTo(200);
        assertThat(act(writing.other(), table, id(), "challenge impossible").status())
            .isEqualTo(200);
        return writing;
      }
    }
    throw new AssertionError("No digit was rolled: " + shake);
  }

  /** The paper is sent by all at once with one id, and acts of others come in between. */
  @Test
  void everybodyIsAnsweredAndThePaperCountsOnce() throws Exception {
    try (ExecutorService crowd = Executors.newFixedThreadPool(2 * CROWD)) {
      for (int round = 0; round < ROUNDS; round++) {
        Writing at = writing();
        String id = id();
        List<Future<Client.Got>> papers = new ArrayList<>();
        List<Future<Client.Got>> others = new ArrayList<>();
        for (int i = 0; i < CROWD; i++) {
          papers.add(crowd.submit(() -> act(at.writer(), at.table(), id, "presents " + DEAR)));
          others.add(crowd.submit(() -> act(at.other(), at.table(), id(), "presents 1 = 1")));
          others.add(crowd.submit(() -> at.other().post(at.table() + "/pause", json())));
          others.add(crowd.submit(() -> at.other().post(at.table() + "/resume", json())));
        }
        List<String> said = new ArrayList<>();
        for (Future<Client.Got> paper : papers) {
          assertThat(paper.get().status()).as(paper.get().text()).isIn(200, 409);
          if (paper.get().status() == 200) {
            said.add(paper.get().text());
          }
        }
        for (Future<Client.Got> other : others) {
          assertThat(other.get().status()).as(other.get().text()).isIn(200, 409);
        }
        at.other().post(at.table() + "/resume", json());
        Client.Got again = act(at.writer(), at.table(), id, "presents " + DEAR);
        assertThat(again.status()).as(again.text()).isEqualTo(200);
        assertThat(said).allMatch(again.text()::equals);
        JsonNode match = at.writer().get(at.table()).json().get("match");
        assertThat(match.get("shakes").size()).isEqualTo(1);
        assertThat(match.at("/shakes/0/equations").size()).isEqualTo(1);
      }
    }
  }
}
