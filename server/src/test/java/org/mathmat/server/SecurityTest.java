package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mathmat.server.options.Options;

/** What a server on the open internet must not let happen. */
class SecurityTest {
  private static final Server SERVER = SharedServer.get();
  private static final String HOME = "http://localhost:" + SERVER.port();

  private static String table(Client by) throws Exception {
    ObjectNode settings =
        json().put("game", "equations").put("rules", "agloa-2015").put("division", "middle");
    settings.putArray("seats").add("me").add("open");
    return by.post("/api/tables", settings).json().get("table").asText();
  }

  @Test
  void onlyTheServersOwnPagesMayAct() throws Exception {
    Client ann = Client.named(SERVER.port(), "Ann");
    for (String origin :
        new String[] {
          "http://evil.example", "null", HOME + ".evil.example", "http://localhost:1"
        }) {
      Client.Got got =
          ann.send(
              ann.request("/api/guest")
                  .header("Content-Type", "application/json")
                  .header("Origin", origin)
                  .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Eve\"}")));
      assertThat(got.status()).as(origin).isEqualTo(403);
      assertThat(got.json().get("code").asText()).isEqualTo("FORBIDDEN_ORIGIN");
    }
    HttpRequest.Builder own =
        ann.request("/api/guest")
            .header("Content-Type", "application/json")
            .header("Origin", HOME)
            .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ann\"}"));
    assertThat(ann.send(own).status()).isEqualTo(200);
  }

  @Test
  void aFormOfAForeignPageIsNoJson() throws Exception {
    Client ann = Client.named(SERVER.port(), "Ann");
    HttpRequest.Builder form =
        ann.request("/api/guest")
            .header("Content-Type", "text/plain")
            .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Eve\"}"));
    assertThat(ann.send(form).status()).isEqualTo(415);
  }

  @Test
  void aForeignPageOpensNoSocket() throws Exception {
    String table = table(Client.named(SERVER.port(), "Ann"));
    URI live = URI.create("ws://localhost:" + SERVER.port() + "/api/tables/" + table + "/live");
    try (HttpClient http = HttpClient.newHttpClient()) {
      assertThatThrownBy(() ->
              http.newWebSocketBuilder()
                  .header("Origin", "http://evil.example")
                  .buildAsync(live, new WebSocket.Listener() {})
                  .join())
          .isInstanceOf(CompletionException.class)
          .cause()
          .isInstanceOfSatisfying(
              WebSocketHandshakeException.class,
              refused -> assertThat(refused.getResponse().statusCode()).isEqualTo(403));
      WebSocket own =
          http.newWebSocketBuilder()
              .header("Origin", HOME)
              .buildAsync(live, new WebSocket.Listener() {})
              .join();
      own.abort();
    }
  }

  @Test
  void everyAnswerIsHardened() throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      for (String path : new String[] {"/", "/api/me", "/api/games", "/nothing/here.js"}) {
        HttpResponse<String> got =
            http.send(
                HttpRequest.newBuilder(URI.create(HOME + path)).build(),
                HttpResponse.BodyHandlers.ofString());
        Map<String, String> expected =
            Map.of(
                "X-Content-Type-Options", "nosniff",
                "X-Frame-Options", "DENY",
                "Referrer-Policy", "no-referrer",
                "Cross-Origin-Opener-Policy", "same-origin",
                "Cross-Origin-Resource-Policy", "same-origin");
        expected.forEach(
            (name, value) -> assertThat(got.headers().firstValue(name)).as(path).contains(value));
        assertThat(got.headers().firstValue("Content-Security-Policy").orElse(""))
            .as(path)
            .startsWith("default-src 'none'")
            .doesNotContain("unsafe-inline");
        assertThat(got.headers().firstValue("Server")).isEmpty();
      }
      HttpRequest guest =
          HttpRequest.newBuilder(URI.create(HOME + "/api/guest"))
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ann\"}"))
              .build();
      assertThat(
              http.send(guest, HttpResponse.BodyHandlers.ofString())
                  .headers()
                  .firstValue("Set-Cookie")
                  .orElse(""))
          .contains("HttpOnly")
          .contains("SameSite=Lax");
    }
  }

  @Test
  void nobodyAsksWithoutEnd(@TempDir Path folder) throws Exception {
    try (Server strict = new Server(Options.embedded(folder))) {
      Client eve = Client.named(strict.port(), "Eve");
      Client.Got last = eve.get("/api/phrases");
      for (int i = 0; i < 5_000 && last.status() == 200; i++) {
        last = eve.get("/api/phrases");
      }
      assertThat(last.status()).isEqualTo(429);
      assertThat(last.json().get("code").asText()).isEqualTo("TOO_MANY");
    }
  }

  /** A second server must not write into the folder of a first, nor hide that a port is taken. */
  @Test
  void aFolderAndAPortHaveOneServer(@TempDir Path folder) throws Exception {
    try (Server first = new Server(Options.embedded(folder))) {
      assertThatThrownBy(() -> new Server(Options.embedded(folder)))
          .isInstanceOf(Options.Misuse.class)
          .hasMessageContaining("another Mathmat server uses the folder");
      Options same =
          Options.read(
              java.util.List.of("--host", "localhost", "--port", "" + first.port()),
              _ -> java.util.Optional.empty());
      assertThatThrownBy(() -> new Server(same))
          .isInstanceOf(Options.Misuse.class)
          .hasMessageContaining("cannot be opened")
          .hasMessageContaining("--port");
    }
  }
}
