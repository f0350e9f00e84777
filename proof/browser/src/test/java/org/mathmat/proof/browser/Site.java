package org.mathmat.proof.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.wire.Answer;
import org.mathmat.wire.Commands;
import org.mathmat.wire.Replays;
import org.mathmat.wire.Reviews;
import org.mathmat.wire.ShelfJson;
import org.mathmat.wire.Verb;

/**
 * The client's files and the questions of the protocol, answered by the engine itself; people and
 * tables are made up. It sends the strictest policy that the client has to live with.
 */
final class Site implements AutoCloseable {
  static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self';"
          + " form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
  private static final Duration LIMIT = Duration.ofSeconds(5);
  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "txt", "text/plain; charset=utf-8");
  private static final Map<String, String> MADE_UP =
      Map.of(
          "/api/me", "{\"id\":\"1\",\"name\":\"Ann\",\"account\":false}",
          "/api/guest", "{\"id\":\"1\",\"name\":\"Ann\",\"account\":false}",
          "/api/tables/mine", "{\"tables\":[]}",
          "/api/phrases", "{\"phrases\":[{\"phrase\":\"good-game\",\"text\":\"Good game!\"}]}",
          "/api/games",
              "{\"games\":%s,\"bots\":[\"beginner\",\"club\",\"tournament\",\"perfect\"]}"
                  .formatted(ShelfJson.games(LocalDate.of(2026, 11, 18))),
          "/api/tables",
              "{\"tables\":[{\"table\":\"K7QM2XRD\",\"settings\":{\"game\":\"equations\","
                  + "\"rules\":\"agloa-2015\",\"division\":\"middle\"},\"status\":\"playing\","
                  + "\"seats\":[{\"name\":\"Ann\",\"kind\":\"person\"},{\"name\":\"Ben\",\"kind\":\"person\"}]}]}");

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  Site() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  String address() {
    return "http://localhost:" + server.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      byte[] body = exchange.getRequestBody().readAllBytes();
      exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
      exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
      if (MADE_UP.containsKey(path)) {
        send(exchange, 200, "application/json", MADE_UP.get(path).getBytes(UTF_8));
      } else if (path.startsWith("/api/")) {
        ask(exchange, path.substring("/api/".length()), new String(body, UTF_8));
      } else {
        file(exchange, path);
      }
    }
  }

  private static void ask(HttpExchange exchange, String question, String body) throws IOException {
    Optional<Verb> verb = Verb.of(question);
    Answer answer =
        verb.isPresent()
            ? Commands.answer(verb.get(), body, LIMIT)
            : aboutARecord(question, JSON.readTree(body));
    switch (answer) {
      case Answer.Told(JsonObject json) -> send(exchange, 200, json);
      case Answer.Misunderstood(JsonObject json) -> problem(exchange, 400, json);
      case Answer.Failed(JsonObject json, Throwable _) -> problem(exchange, 500, json);
    }
  }

  private static Answer aboutARecord(String question, JsonNode body) {
    String text = body.path("record").asText();
    if (question.equals("review")) {
      return Reviews.of(text, PATIENCE);
    }
    if (!body.path("events").asBoolean()) {
      return Replays.summary(text);
    }
    JsonObject all = new JsonObject();
    JsonArray events = all.putArray("events");
    for (Answer event : Replays.events(text)) {
      if (!(event instanceof Answer.Told(JsonObject json))) {
        return event;
      }
      events.add(json);
    }
    return new Answer.Told(all);
  }

  private static void problem(HttpExchange exchange, int status, JsonObject json)
      throws IOException {
    JsonObject problem = new JsonObject();
    if (json.path("error") instanceof JsonObject error) {
      problem.setAll(error);
    }
    send(exchange, status, problem.put("status", status));
  }

  private static void send(HttpExchange exchange, int status, JsonObject json) throws IOException {
    send(exchange, status, "application/json", json.toString().getBytes(UTF_8));
  }

  private static void file(HttpExchange exchange, String path) throws IOException {
    String name = path.substring(path.lastIndexOf('/') + 1).contains(".") ? path : "/index.html";
    try (InputStream in = Site.class.getResourceAsStream("/web" + name)) {
      if (in == null) {
        send(exchange, 404, "text/plain", new byte[0]);
      } else {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        String type = TYPES.getOrDefault(ending, "application/octet-stream");
        send(exchange, 200, type, in.readAllBytes());
      }
    }
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] bytes)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
