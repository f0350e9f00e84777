package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mathmat.server.options.Options;

/** Whoever asks a small thing is answered at once, whatever others ask. */
class FairQuestionsTest {
  private static final Duration AT_ONCE = Duration.ofSeconds(1);

  /** On a machine that does much else, so soon at the latest. */
  private static final Duration SOON = Duration.ofSeconds(10);

  @TempDir static Path folder;
  private static Server server;

  @BeforeAll
  static void start() throws Exception {
    server = new Server(Options.embedded(folder).at("http://localhost"));
    Waiting.until(server::ready);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static ObjectNode equations(String division) {
    return json().put("game", "equations").put("rules", "agloa-2015").put("division", division);
  }

  private static ObjectNode worstSolve() {
    return equations("senior")
        .put("goal", "7^8 -9")
        .put("required", "")
        .put("permitted", "")
        .put("forbidden", "")
        .put("resources", "1 2 3 4 5 6 7 8 9 + - × ÷ ^ √ ^ √ 1 2 3 + -")
        .put("challenge", "impossible")
        .put("moves", true);
  }

  private static ObjectNode worstValue() {
    return equations("senior").put("expression", "√√9^7-2×3^7^6^7^2");
  }

  @Test
  void aValueThatCannotBeWorkedOutInTimeIsOpen() throws Exception {
    Caller caller = new Caller(server.port(), "10.0.1.1");
    Client.Got got = caller.post("/api/value", worstValue());
    // Where Java still reads its classes the first answer may come too late.
    for (int i = 0; i < 5 && got.status() == 503; i++) {
      got = caller.post("/api/value", worstValue());
    }
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    assertThat(got.json().get("legal").asBoolean()).isFalse();
    assertThat(got.text()).contains("UNVERIFIABLE");
  }

  @Test
  void fourAddressesThatAskTheWorstKeepNobodyWaiting() throws Exception {
    List<CompletableFuture<Client.Got>> dear = new ArrayList<>();
    for (int address = 0; address < 4; address++) {
      Caller caller = new Caller(server.port(), "10.0.2." + address);
      for (int i = 0; i < 8; i++) {
        dear.add(caller.posting("/api/solve", worstSolve()));
        dear.add(caller.posting("/api/value", worstValue()));
      }
    }
    Caller honest = new Caller(server.port(), "10.0.3.1");
    ObjectNode easy = equations("middle").put("goal", "2× 3+5");
    List<Duration> times = new ArrayList<>();
    for (int i = 0; i < 15; i++) {
      long begun = System.nanoTime();
      Client.Got got = honest.post("/api/value", easy);
      times.add(Duration.ofNanos(System.nanoTime() - begun));
      assertThat(got.status()).as(got.text()).isEqualTo(200);
    }
    times.sort(null);
    assertThat(times.get(times.size() / 2)).isLessThan(AT_ONCE);
    assertThat(times.getLast()).isLessThan(SOON);
    int busy = 0;
    for (CompletableFuture<Client.Got> one : dear) {
      Client.Got got = one.join();
      assertThat(got.status()).as(got.text()).isIn(200, 503);
      if (got.status() == 503) {
        assertThat(got.json().get("code").asText()).isEqualTo("BUSY");
        assertThat(got.type()).as("Retry-After").matches("\\d+");
        busy++;
      }
    }
    assertThat(busy).isPositive();
  }

  @Test
  void whoOnlyLooksIsCountedToo() throws Exception {
    Caller flood = new Caller(server.port(), "10.0.4.1");
    Client.Got got = flood.get("/");
    for (int i = 0; i < 5_000 && got.status() == 200; i++) {
      got = flood.get("/robots.txt");
    }
    assertThat(got.status()).isEqualTo(429);
    assertThat(got.type()).as("Retry-After").matches("\\d+");
    assertThat(new Caller(server.port(), "10.0.4.2").get("/").status()).isEqualTo(200);
  }

  /** However many guests they are, and in whatever network of IPv6 they say they live. */
  @Test
  void anAddressMakesOnlySoManyTables() throws Exception {
    int made = 0;
    int status = 400;
    for (int guest = 1; guest < 60 && status == 400; guest++) {
      Caller caller = new Caller(server.port(), "2001:db8::" + guest);
      caller.post("/api/guest", json().put("name", "Guest " + guest));
      for (int i = 0; i < 15 && status == 400; i++) {
        // Nothing is made of it, but it counts.
        status = caller.post("/api/tables", json()).status();
        made++;
      }
    }
    assertThat(status).isEqualTo(429);
    assertThat(made).isBetween(100, 400);
  }
}
