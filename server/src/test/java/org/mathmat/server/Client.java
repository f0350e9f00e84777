package org.mathmat.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A person with a browser, as far as the server can tell. */
public final class Client {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final CookieManager cookies = new CookieManager();
  private final HttpClient http =
      HttpClient.newBuilder().cookieHandler(cookies).connectTimeout(Duration.ofSeconds(10)).build();
  private volatile int port;

  public Client(int port) {
    this.port = port;
  }

  /** Another browser with the same cookies, which from now on are its own. */
  public Client copy() {
    Client copy = new Client(port);
    cookies
        .getCookieStore()
        .getCookies()
        .forEach(cookie ->
            copy.cookies
                .getCookieStore()
                .add(URI.create("http://localhost:" + port), (HttpCookie) cookie.clone()));
    return copy;
  }

  /** Somebody with a cookie that he got at another time. */
  public static Client known(int port, String ticket) {
    Client client = new Client(port);
    HttpCookie cookie = new HttpCookie("mathmat", ticket);
    cookie.setPath("/");
    client.cookies.getCookieStore().add(URI.create("http://localhost:" + port), cookie);
    return client;
  }

  /** Somebody else at the same server, who has not said who he is. */
  public Client stranger() {
    return new Client(port);
  }

  /** The server has come back at another port. */
  public void at(int changed) {
    port = changed;
  }

  /** A guest with a name. */
  public static Client named(int port, String name) throws IOException, InterruptedException {
    Client client = new Client(port);
    client.post("/api/guest", json().put("name", name));
    return client;
  }

  public static ObjectNode json() {
    return MAPPER.createObjectNode();
  }

  /** An answer. */
  public record Got(int status, String type, String text) {
    public JsonNode json() {
      try {
        return MAPPER.readTree(text);
      } catch (JsonProcessingException broken) {
        throw new AssertionError("No JSON: " + text, broken);
      }
    }
  }

  public HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
        .timeout(Duration.ofSeconds(30));
  }

  public Got get(String path) throws IOException, InterruptedException {
    return send(request(path).GET());
  }

  public Got post(String path, ObjectNode body) throws IOException, InterruptedException {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body.toString())));
  }

  public Got send(HttpRequest.Builder request) throws IOException, InterruptedException {
    HttpResponse<String> response =
        http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    return new Got(
        response.statusCode(),
        response.headers().firstValue("Content-Type").orElse(""),
        response.body());
  }

  public Got act(String table, String id, String words) throws IOException, InterruptedException {
    return post("/api/tables/" + table + "/acts", json().put("id", id).put("act", words));
  }

  /** Opens the socket of a table. */
  public Live live(String table, long after) {
    Live live = new Live();
    live.socket =
        http.newWebSocketBuilder()
            .connectTimeout(Duration.ofSeconds(10))
            .buildAsync(
                URI.create(
                    "ws://localhost:" + port + "/api/tables/" + table + "/live?after=" + after),
                live)
            .join();
    return live;
  }

  /** A socket and what came through it. */
  public static final class Live implements WebSocket.Listener {
    private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
    private final StringBuilder text = new StringBuilder();
    private @Nullable WebSocket socket;
    private volatile int closed;

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        messages.add(new Got(0, "", text.toString()).json());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      closed = code;
      return null;
    }

    public int closed() {
      return closed;
    }

    public void send(String message) {
      if (socket != null) {
        socket.sendText(message, true).join();
      }
    }

    public void send(ObjectNode message) {
      send(message.toString());
    }

    public void close() {
      if (socket != null) {
        socket.abort();
      }
    }

    /** Everything that has come and was not asked for yet. */
    public List<JsonNode> heard() {
      List<JsonNode> heard = new ArrayList<>();
      messages.drainTo(heard);
      return heard;
    }

    /** The next message of a type, within a generous time; others are skipped. */
    public JsonNode next(String type) throws InterruptedException {
      long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
      while (System.nanoTime() < until) {
        JsonNode message = messages.poll(1, TimeUnit.SECONDS);
        if (message != null && message.path("type").asText().equals(type)) {
          return message;
        }
      }
      throw new AssertionError("No message \"" + type + "\" came.");
    }
  }
}
