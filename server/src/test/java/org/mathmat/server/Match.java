package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListMap;

/** Two persons who play on and write down everything that was acknowledged to them. */
final class Match {
  private final List<Client> players;
  private final List<String> names = List.of("Ann", "Ben");
  private final String table;
  private final Random random;
  private final Map<Long, String> acknowledged = new ConcurrentSkipListMap<>();

  /** What was sent and not answered: it may be stored or not. */
  private record Sent(int player, String id, String act) {}

  private final List<Sent> unanswered = new ArrayList<>();

  Match(int port, long seed) throws Exception {
    players = List.of(Client.named(port, "Ann"), Client.named(port, "Ben"));
    random = new Random(seed);
    ObjectNode settings =
        Client.json()
            .put("game", "equations")
            .put("rules", "agloa-2015")
            .put("division", "middle")
            .put("timed", false);
    settings.putArray("seats").add("me").add("open");
    table = players.get(0).post("/api/tables", settings).json().get("table").asText();
    assertThat(players.get(1).post(path("/join"), Client.json()).status()).isEqualTo(200);
  }

  private String path(String rest) {
    return "/api/tables/" + table + rest;
  }

  void at(int port) {
    players.forEach(player -> player.at(port));
  }

  String table() {
    return table;
  }

  int acknowledged() {
    return acknowledged.size();
  }

  /** One act by somebody who has something to do. */
  void step() throws IOException, InterruptedException {
    int player = random.nextInt(2);
    JsonNode view = players.get(player).get(path("")).json();
    List<String> acts = new ArrayList<>();
    for (JsonNode act : view.path("offers").path("acts")) {
      String words = act.asText();
      if (words.startsWith("move") || words.startsWith("variation") || words.equals("ready")) {
        acts.add(words);
      } else if (words.equals("presents nothing") || words.startsWith("joins")) {
        acts.add(words);
      }
    }
    if (view.path("offers").path("open").toString().contains("\"goal\"")) {
      for (JsonNode cube : view.path("match").path("shake").path("cubes")) {
        char face = cube.get("cube").asText().charAt(1);
        if (Character.isDigit(face)) {
          acts.add("goal " + face);
        }
      }
    }
    if (!acts.isEmpty()) {
      send(new Sent(player, UUID.randomUUID().toString(), acts.get(random.nextInt(acts.size()))));
    }
  }

  private void send(Sent sent) throws IOException, InterruptedException {
    unanswered.add(sent);
    Client.Got got = players.get(sent.player()).act(table, sent.id(), sent.act());
    if (got.status() != 503) {
      unanswered.remove(sent);
    }
    if (got.status() == 200) {
      acknowledged.put(
          got.json().get("version").asLong(), names.get(sent.player()) + ": " + sent.act());
    }
  }

  /** Sends again what was not answered; then everything acknowledged is there, once, in order. */
  void check() throws IOException, InterruptedException {
    for (Sent sent : List.copyOf(unanswered)) {
      unanswered.remove(sent);
      send(sent);
    }
    Map<Long, String> stored = new TreeMap<>();
    long expected = 0;
    for (JsonNode entry : players.get(0).get(path("/events")).json().get("events")) {
      assertThat(entry.get("number").asLong()).isEqualTo(++expected);
      String act = entry.path("act").asText("");
      // A paper of Ben's that is not shown yet is hidden from Ann.
      if (!entry.get("player").isNull()) {
        stored.put(
            entry.get("number").asLong(),
            entry.get("player").asText()
                + ": "
                + (act.isEmpty() || act.equals("null") ? "?" : act));
      } else if (entry.get("events").toString().contains("\"Ready\"")) {
        stored.put(
            entry.get("number").asLong(),
            entry.get("events").get(0).get("player").asText() + ": ready");
      }
    }
    assertThat(stored.keySet()).isEqualTo(acknowledged.keySet());
    stored.forEach((number, line) -> {
      if (!line.endsWith("?")) {
        assertThat(line).isEqualTo(acknowledged.get(number));
      }
    });
  }
}
