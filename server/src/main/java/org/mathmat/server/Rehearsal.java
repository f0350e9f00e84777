package org.mathmat.server;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.mathmat.server.options.Options;

/**
 * A server at which a few matches are played before it is closed again. The launcher lets the JVM
 * watch it and keeps what it learnt, so that the real server starts sooner, and is fast sooner.
 */
final class Rehearsal {
  private static final Pattern TABLE = Pattern.compile("\"table\":\"([A-Z0-9]+)\"");
  private static final Pattern ACT =
      Pattern.compile("\"((?:variation|move) [^\"\\\\]+|presents nothing|ready)\"");
  private static final Pattern GOAL = Pattern.compile("\"open\":\\[\"goal\"");
  private static final Pattern DIGIT = Pattern.compile("\"cube\":\"[a-z]?([0-9])\"");
  private static final int ACTS = 150;

  private final HttpClient http =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
  private final String address;

  private Rehearsal(int port) {
    address = "//localhost:" + port;
  }

  public static void main(String[] args) throws IOException, InterruptedException, Options.Misuse {
    Path folder = Files.createTempDirectory("mathmat");
    try (Server server = new Server(Options.embedded(folder).generous(100))) {
      while (!server.ready()) {
        Thread.sleep(100);
      }
      List<Rehearsal> players = List.of(new Rehearsal(server.port()), new Rehearsal(server.port()));
      for (Rehearsal player : players) {
        player.get("/");
        player.post("/api/guest", "{\"name\":\"Ann\"}");
      }
      for (String game :
          List.of(
              "\"game\":\"equations\",\"rules\":\"agloa-2015\",\"division\":\"middle\",\"timed\":false",
              "\"game\":\"onsets\",\"rules\":\"agloa-2023\",\"division\":\"middle\",\"timed\":false",
              "\"game\":\"mathdice\"")) {
        play(players, "{" + game + ",\"seats\":[\"me\",\"open\"]}");
      }
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /** Everybody does the first thing that he can do, until nobody can do anything more. */
  private static void play(List<Rehearsal> players, String settings)
      throws IOException, InterruptedException {
    Matcher made = TABLE.matcher(players.getFirst().post("/api/tables", settings));
    if (!made.find()) {
      throw new IllegalStateException("No table was made.");
    }
    String table = "/api/tables/" + made.group(1);
    players.getLast().post(table + "/join", "{}");
    List<WebSocket> sockets = players.stream().map(player -> player.watch(table)).toList();
    boolean going = true;
    for (int i = 0; i < ACTS && going; i++) {
      going = false;
      for (Rehearsal player : players) {
        Optional<String> act = act(player.get(table));
        if (act.isPresent()) {
          player.post(table + "/acts", "{\"id\":\"%d\",\"act\":\"%s\"}".formatted(i, act.get()));
          going = true;
        }
      }
    }
    players.getFirst().get(table + "/record");
    sockets.forEach(WebSocket::abort);
  }

  private WebSocket watch(String table) {
    return http.newWebSocketBuilder()
        .buildAsync(URI.create("ws:" + address + table + "/live"), new WebSocket.Listener() {})
        .join();
  }

  private static Optional<String> act(String view) {
    Optional<String> goal =
        GOAL.matcher(view).find()
            ? DIGIT.matcher(view).results().map(digit -> "goal " + digit.group(1)).findFirst()
            : Optional.empty();
    return goal.or(() -> ACT.matcher(view).results().map(MatchResult::group).findFirst())
        .map(act -> act.replace("\"", ""));
  }

  private String get(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(URI.create("http:" + address + path)).build());
  }

  private String post(String path, String body) throws IOException, InterruptedException {
    return send(
        HttpRequest.newBuilder(URI.create("http:" + address + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  private String send(HttpRequest request) throws IOException, InterruptedException {
    return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }
}
