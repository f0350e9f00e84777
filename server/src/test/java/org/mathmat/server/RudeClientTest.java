package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mathmat.server.options.Options;

/** Clients that do not read, flood or send rubbish: they are cut off, and no table notices. */
class RudeClientTest {
  @TempDir private static Path folder;

  // A server of its own, whose open sockets can be counted.
  private static Server server;
  private Client ann;
  private String table;

  @BeforeAll
  static void start() throws Exception {
    server = new Server(Options.embedded(folder).generous(100));
    Waiting.until(server::ready);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void sitDown() throws Exception {
    ann = Client.named(server.port(), "Ann");
    ObjectNode settings =
        json().put("game", "equations").put("rules", "agloa-2015").put("division", "middle");
    settings.put("timed", false).putArray("seats").add("me").add("open").add("open");
    table = ann.post("/api/tables", settings).json().get("table").asText();
    Waiting.until(() -> sockets() == 0);
  }

  /** How many have their socket open. */
  private double sockets() throws Exception {
    return ann.get("/metrics")
        .text()
        .lines()
        .filter(line -> line.startsWith("mathmat_sockets "))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' '))))
        .sum();
  }

  @Test
  void whoNeverReadsIsCutOffAndTheTableGoesOn() throws Exception {
    Client.Live live = ann.live(table, 0);
    live.next("view");
    double before = sockets();
    try (RudeClient stuck = new RudeClient(server.port(), table)) {
      // A robot that comes and goes changes the view of all; it is sent to the stuck one too.
      int sent = 0;
      Waiting.until(() -> sockets() > before);
      while (sockets() > before && sent < 5_000) {
        ObjectNode robot = json().put("seat", 2).put("bot", sent % 2 == 0 ? "club" : null);
        assertThat(ann.post("/api/tables/" + table + "/robots", robot).status()).isEqualTo(200);
        live.next("view");
        sent++;
        if (sent == 1) {
          assertThat(sockets()).isGreaterThan(before);
        }
      }
      assertThat(sent).isLessThan(5_000);
      // What the system and the queue held for him is all that he gets.
      assertThat(stuck.drain()).isLessThan(2_000_000);
    }
    live.send(json().put("type", "ping"));
    live.next("pong");
    live.close();
  }

  @Test
  void whoFloodsIsCutOffAndTheTableGoesOn() throws Exception {
    Client.Live live = ann.live(table, 0);
    live.next("view");
    try (RudeClient flooding = new RudeClient(server.port(), table)) {
      try {
        for (int i = 0; i < 100_000; i++) {
          flooding.text("{\"type\":\"ping\"}");
        }
      } catch (IOException hungUp) {
        // Sooner than he thought.
      }
      flooding.drain();
    }
    live.send(json().put("type", "ping"));
    live.next("pong");
    assertThat(ann.get("/api/tables/" + table).status()).isEqualTo(200);
    live.close();
  }

  @Test
  void brokenFramesEndTheirSocketAndNothingElse() throws Exception {
    Client.Live live = ann.live(table, 0);
    live.next("view");
    double before = sockets();
    Random random = new Random(11);
    int tried = 0;
    for (int i = 0; i < 40; i++) {
      try (RudeClient fuzzing = new RudeClient(server.port(), table)) {
        byte[] bytes = new byte[1 + random.nextInt(400)];
        random.nextBytes(bytes);
        fuzzing.raw(bytes);
        tried++;
      }
    }
    assertThat(tried).isEqualTo(40);
    Waiting.until(() -> sockets() <= before);
    live.send(json().put("type", "ping"));
    live.next("pong");
    JsonNode view = ann.get("/api/tables/" + table).json();
    assertThat(view.get("status").asText()).isEqualTo("open");
    live.close();
  }
}
