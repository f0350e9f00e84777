package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.mathmat.server.options.Options;
import org.mathmat.server.problem.Problem;

/** Whatever is thrown at the server, it answers with a clean error and goes on. */
class HostileTrafficTest {
  private static final Server SERVER = SharedServer.get();

  private static Client eve;
  private static String table;

  @BeforeAll
  static void sitDown() throws Exception {
    eve = Client.named(SERVER.port(), "Eve");
    ObjectNode settings =
        json().put("game", "equations").put("rules", "agloa-2015").put("division", "middle");
    List.of("me", "bot:random").forEach(settings.putArray("seats")::add);
    table = eve.post("/api/tables", settings).json().get("table").asText();
  }

  private static void refused(Client.Got got) {
    assertThat(got.status()).as(got.text()).isBetween(400, 499);
    assertThat(got.type()).as(got.text()).startsWith(Problem.TYPE);
    assertThat(got.json().get("code").asText()).isNotEmpty();
    assertThat(got.json().get("message").asText()).isNotEmpty();
  }

  private static Client.Got raw(String path, HttpRequest.BodyPublisher body) throws Exception {
    return eve.send(eve.request(path).header("Content-Type", "application/json").POST(body));
  }

  @Test
  void brokenBodiesAreRefused() throws Exception {
    Random random = new Random(3);
    List<String> paths =
        List.of(
            "/api/guest",
            "/api/tables",
            "/api/value",
            "/api/replay",
            "/api/tables/" + table + "/acts",
            "/api/tables/" + table + "/join");
    int tried = 0;
    for (String path : paths) {
      for (int i = 0; i < 25; i++) {
        byte[] bytes = new byte[random.nextInt(60)];
        random.nextBytes(bytes);
        refused(raw(path, HttpRequest.BodyPublishers.ofByteArray(bytes)));
        tried++;
      }
      String deep = "{\"a\":" + "[".repeat(5000);
      refused(raw(path, HttpRequest.BodyPublishers.ofString(deep)));
      refused(raw(path, HttpRequest.BodyPublishers.ofString("{\"id\":\"1\",\"id\":\"2\"}")));
    }
    assertThat(tried).isEqualTo(150);
  }

  /** The client waits for leave to send it: an answer may be lost to one that goes on sending. */
  @Test
  void aBodyOfTenMegabytesIsTooLong() throws Exception {
    byte[] bytes = new byte[10_000_000];
    Arrays.fill(bytes, (byte) ' ');
    Client.Got got =
        eve.send(
            eve.request("/api/value")
                .header("Content-Type", "application/json")
                .expectContinue(true)
                .POST(HttpRequest.BodyPublishers.ofByteArray(bytes)));
    assertThat(got.status()).isEqualTo(413);
    assertThat(got.json().get("code").asText()).isEqualTo("TOO_LONG");
  }

  @Test
  void wrongKindsOfValuesAreRefused() throws Exception {
    String acts = "/api/tables/" + table + "/acts";
    refused(eve.post(acts, json().put("id", 7).put("act", "leaves")));
    refused(eve.post(acts, json().put("id", "x").put("act", "y".repeat(3000))));
    refused(eve.post(acts, json().put("id", "z".repeat(100)).put("act", "leaves")));
    refused(eve.post(acts, json().put("id", "n").put("act", "goal 8\nRobo: leaves")));
    refused(eve.post(acts, json().put("id", "h").put("act", "goal 8 # 9")));
    refused(eve.post(acts, json().put("id", "r").put("act", "roll: r1")));
    refused(eve.post(acts, json().put("id", "s").put("act", "shake")));
    refused(eve.post("/api/tables", json().put("game", "equations")));
    ObjectNode settings =
        json().put("game", "equations").put("rules", "agloa-2015").put("division", "middle");
    refused(eve.post("/api/tables", settings.deepCopy()));
    settings.putArray("seats").add("me").add("me");
    refused(eve.post("/api/tables", settings.deepCopy()));
    settings.putArray("seats").add("me").add("bot:clever");
    refused(eve.post("/api/tables", settings.deepCopy()));
    settings.putArray("seats").add("me").add("open").add("open").add("open");
    refused(eve.post("/api/tables", settings.deepCopy()));
    refused(eve.get("/api/tables/" + table + "/events?after=-1"));
    refused(eve.get("/api/tables/%00%2e%2e"));
    refused(eve.get("/../../etc/passwd"));
    refused(eve.get("/api/../secret.key"));
    refused(eve.get("/web/../data/secret.key"));
  }

  @Test
  void brokenFramesAreRefusedAndTheSocketGoesOn() throws Exception {
    Client.Live live = eve.live(table, 0);
    live.next("view");
    for (String message :
        List.of(
            "",
            "x",
            "[]",
            "{}",
            "{\"type\":\"act\"}",
            "{\"type\":7}",
            "{\"type\":\"act\",\"id\":\"\",\"act\":\"\"}")) {
      live.send(message);
      JsonNode problem = live.next("refused").get("problem");
      assertThat(problem.get("status").asInt()).isEqualTo(400);
    }
    live.send(json().put("type", "ping"));
    live.next("pong");
    live.send("{\"type\":\"" + "x".repeat(20_000) + "\"}");
    Waiting.until(() -> live.closed() != 0);
    assertThat(live.closed()).isEqualTo(1009);
  }

  @Test
  void aSocketAtNoTableIsClosedWithAReason() throws Exception {
    Client.Live live = eve.live("22222222", 0);
    Waiting.until(() -> live.closed() != 0);
    assertThat(live.closed()).isEqualTo(4404);
  }

  @Test
  void aFloodIsHeldBack() throws Exception {
    try (Server strict = flooded()) {
      Client mallory = Client.named(strict.port(), "Mallory");
      int last = 200;
      for (int i = 0; i < 200 && last != 429; i++) {
        last =
            mallory
                .post("/api/login", json().put("name", "Ann").put("password", "guess " + i))
                .status();
      }
      assertThat(last).isEqualTo(429);
    }
  }

  private static Server flooded() throws Exception {
    return new Server(Options.embedded(java.nio.file.Files.createTempDirectory("mathmat-flood")));
  }
}
