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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A server that is asked a little and closed again. The launcher lets the JVM watch it and keeps
 * what it learnt, so that the real server starts sooner.
 */
final class Rehearsal {
  private static final Pattern TABLE = Pattern.compile("\"table\":\"([A-Z0-9]+)\"");
  private static final Pattern ACT =
      Pattern.compile("\"((?:variation|move|calls) [^\"\\\\]+|presents nothing|ready)\"");
  private static final int ACTS = 30;

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
      Rehearsal rehearsal = new Rehearsal(server.port());
      rehearsal.get("/");
      rehearsal.post("/api/guest", "{\"name\":\"Ann\"}");
      for (String game :
          List.of(
              "\"game\":\"equations\",\"rules\":\"agloa-2015\",\"division\":\"middle\"",
              "\"game\":\"onsets\",\"rules\":\"agloa-2023\",\"division\":\"middle\"",
              "\"game\":\"mathdice\"")) {
        rehearsal.play("{" + game + ",\"seats\":[\"me\",\"bot:random\"]}");
      }
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private void play(String settings) throws IOException, InterruptedException {
    Matcher made = TABLE.matcher(post("/api/tables", settings));
    if (!made.find()) {
      throw new IllegalStateException("No table was made.");
    }
    String table = "/api/tables/" + made.group(1);
    WebSocket socket =
        http.newWebSocketBuilder()
            .buildAsync(URI.create("ws:" + address + table + "/live"), new WebSocket.Listener() {})
            .join();
    for (int i = 0; i < ACTS; i++) {
      Matcher act = ACT.matcher(get(table));
      if (act.find()) {
        post(table + "/acts", "{\"id\":\"%d\",\"act\":\"%s\"}".formatted(i, act.group(1)));
      }
    }
    get(table + "/record");
    socket.abort();
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
