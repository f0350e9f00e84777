package org.mathmat.proof.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/** A table with two players, each with a socket, and what a move takes until both have seen it. */
final class LoadedTable {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int PLAYERS = 2;

  private final Times times;
  private final Random random;
  private final List<Socket> sockets = new ArrayList<>();
  private final List<JsonNode> views = new ArrayList<>();
  private final String code;
  private long sent;
  private long sentVersion;
  private int seen = PLAYERS;

  LoadedTable(HttpClient http, String server, Times times, long seed)
      throws IOException, InterruptedException {
    this.times = times;
    this.random = new Random(seed);
    List<String> cookies = List.of(guest(http, server, "Ann"), guest(http, server, "Ben"));
    String settings =
        "{\"game\":\"onsets\",\"rules\":\"agloa-2023\",\"division\":\"elementary\",\"timed\":false,"
            + "\"seats\":[\"me\",\"open\"]}";
    String table =
        MAPPER
            .readTree(post(http, server + "/api/tables", cookies.get(0), settings).body())
            .get("table")
            .asText();
    post(http, server + "/api/tables/" + table + "/join", cookies.get(1), "{}");
    code = table;
    URI live = live(server);
    for (int player = 0; player < PLAYERS; player++) {
      int number = player;
      views.add(MAPPER.createObjectNode());
      sockets.add(Socket.open(http, live, cookies.get(player), text -> take(number, text)));
    }
  }

  /** Where the table is watched. */
  URI live(String server) {
    return URI.create(server.replaceFirst("http", "ws") + "/api/tables/" + code + "/live");
  }

  private static String guest(HttpClient http, String server, String name)
      throws IOException, InterruptedException {
    return post(http, server + "/api/guest", "", "{\"name\":\"" + name + "\"}")
        .headers()
        .firstValue("Set-Cookie")
        .orElseThrow()
        .split(";", 2)[0];
  }

  private static HttpResponse<String> post(
      HttpClient http, String address, String cookie, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    HttpResponse<String> got = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (got.statusCode() >= 400) {
      throw new IOException(address + ": " + got.statusCode() + " " + got.body());
    }
    return got;
  }

  private synchronized void take(int player, String text) {
    try {
      JsonNode message = MAPPER.readTree(text);
      if (message.path("type").asText().equals("view")) {
        JsonNode view = message.get("view");
        views.set(player, view);
        if (seen < PLAYERS && view.get("version").asLong() > sentVersion && ++seen == PLAYERS) {
          times.add(System.nanoTime() - sent);
        }
      } else if (message.path("type").asText().equals("refused")) {
        seen = PLAYERS;
      }
    } catch (IOException broken) {
      throw new IllegalStateException("No JSON: " + text, broken);
    }
  }

  void ping() {
    sockets.forEach(Socket::ping);
  }

  /** Somebody who can moves; whether there was something to do. */
  synchronized boolean move() {
    if (seen < PLAYERS) {
      return false;
    }
    for (int player = 0; player < PLAYERS; player++) {
      List<String> acts = acts(views.get(player));
      if (!acts.isEmpty()) {
        seen = 0;
        sentVersion = views.get(player).get("version").asLong();
        sent = System.nanoTime();
        sockets
            .get(player)
            .send(
                MAPPER
                    .createObjectNode()
                    .put("type", "act")
                    .put("id", UUID.randomUUID().toString())
                    .put("act", acts.get(random.nextInt(acts.size())))
                    .toString());
        return true;
      }
    }
    return false;
  }

  private static List<String> acts(JsonNode view) {
    List<String> acts = new ArrayList<>();
    for (JsonNode act : view.path("offers").path("acts")) {
      String words = act.asText();
      if (words.startsWith("move")
          || words.startsWith("variation")
          || words.equals("presents nothing")
          || words.equals("ready")) {
        acts.add(words);
      }
    }
    if (view.path("offers").path("open").toString().contains("\"goal\"")) {
      for (JsonNode cube : view.path("match").path("shake").path("cubes")) {
        if (Character.isDigit(cube.get("cube").asText().charAt(0))) {
          acts.add("goal " + cube.get("cube").asText());
        }
      }
    }
    return acts;
  }
}
