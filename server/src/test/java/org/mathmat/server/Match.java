package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** Two persons who play on and write down everything that was acknowledged to them. */
final class Match {
  private final List<Client> players;
  private final List<String> names = List.of("Ann", "Ben");
  private final String table;
  private final Random random;
  private final Map<Long, String> acknowledged = new ConcurrentSkipListMap<>();

  /** Under which number each act was acknowledged, by its id. */
  private final Map<String, Long> numbers = new ConcurrentHashMap<>();

  /** What was sent and not answered: it may be stored or not. */
  private record Sent(int player, String id, String act) {}

  private final List<Sent> unanswered = new ArrayList<>();
  private final List<Sent> answered = new ArrayList<>();

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

  List<Client> players() {
    return players;
  }

  Map<String, Long> numbers() {
    return numbers;
  }

  /** How many acts were sent and not answered. */
  int unanswered() {
    return unanswered.size();
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
      digits(view).forEach(digit -> acts.add("goal " + digit));
    }
    if (!acts.isEmpty()) {
      send(new Sent(player, UUID.randomUUID().toString(), acts.get(random.nextInt(acts.size()))));
    }
  }

  /** The digits that were rolled. */
  static List<String> digits(JsonNode view) {
    List<String> digits = new ArrayList<>();
    for (JsonNode cube : view.path("match").path("shake").path("cubes")) {
      char face = cube.get("cube").asText().charAt(1);
      if (Character.isDigit(face)) {
        digits.add(String.valueOf(face));
      }
    }
    return digits;
  }

  private void send(Sent sent) throws IOException, InterruptedException {
    unanswered.add(sent);
    Client.Got got = players.get(sent.player()).act(table, sent.id(), sent.act());
    if (got.status() != 503) {
      unanswered.remove(sent);
    }
    if (got.status() == 200) {
      long number = got.json().get("version").asLong();
      acknowledged.put(number, names.get(sent.player()) + ": " + sent.act());
      numbers.put(sent.id(), number);
      answered.add(sent);
    }
  }

  /** Plays until so many more acts are acknowledged. */
  void play(int acts) throws IOException, InterruptedException {
    int target = acknowledged() + acts;
    Instant late = Instant.now().plus(Duration.ofMinutes(1));
    while (acknowledged() < target) {
      assertThat(Instant.now()).as("so many acts in a minute: " + acts).isBefore(late);
      step();
    }
  }

  /** As a browser does: what was not answered goes again, under its id. */
  void sendAgain() throws IOException, InterruptedException {
    for (Sent sent : List.copyOf(unanswered)) {
      unanswered.remove(sent);
      send(sent);
    }
  }

  /** Whoever sends an act again that was acknowledged gets the same answer. */
  void repeat() throws IOException, InterruptedException {
    for (Sent sent : answered) {
      Client.Got again = players.get(sent.player()).act(table, sent.id(), sent.act());
      assertThat(again.status()).as(again.text()).isEqualTo(200);
      assertThat(again.json().get("version").asLong()).isEqualTo(numbers.get(sent.id()));
    }
  }

  /** Sends again what was not answered; then everything acknowledged is there, once, in order. */
  void check() throws IOException, InterruptedException {
    sendAgain();
    assertThat(unanswered).isEmpty();
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
