package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
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

/** Clients that take their time, ask for what is dear, or only look on: others notice nothing. */
class SlowClientsTest {
  private static final int MANY = 300;

  /** Of a machine that does many other things meanwhile. */
  private static final Duration SOON = Duration.ofSeconds(5);

  @TempDir static Path folder;
  private static Server server;

  @BeforeAll
  static void start() throws Exception {
    server = new Server(Options.embedded(folder).generous(1));
    Waiting.until(server::ready);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Client.Got soon(Request request) {
    return CompletableFuture.supplyAsync(request::got)
        .orTimeout(SOON.toSeconds(), java.util.concurrent.TimeUnit.SECONDS)
        .join();
  }

  private interface Asking {
    Client.Got got() throws IOException, InterruptedException;
  }

  private record Request(Asking asking) {
    Client.Got got() {
      try {
        return asking.got();
      } catch (IOException | InterruptedException failed) {
        throw new AssertionError(failed);
      }
    }
  }

  private static Client.Got get(Client client, String path) {
    return soon(new Request(() -> client.get(path)));
  }

  private static Client.Got post(Client client, String path, ObjectNode body) {
    return soon(new Request(() -> client.post(path, body)));
  }

  @Test
  void threeHundredSlowUploadsHoldNobodyUp() throws Exception {
    Client ann = Client.named(server.port(), "Ann");
    ObjectNode settings =
        json().put("game", "equations").put("rules", "agloa-2015").put("division", "middle");
    settings.putArray("seats").add("me").add("open");
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < MANY; i++) {
        Socket socket = new Socket();
        slow.add(socket);
        socket.connect(new InetSocketAddress("localhost", server.port()));
        String head =
            "POST /api/guest HTTP/1.1\r\nHost: localhost:%d\r\n".formatted(server.port())
                + "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
      }
      for (int i = 0; i < 10; i++) {
        assertThat(get(ann, "/health").status()).isEqualTo(200);
      }
      assertThat(get(ann, "/api/games").status()).isEqualTo(200);
      // What the address itself sends while so much of it is under way may have to wait.
      Waiting.until(() -> post(ann, "/api/tables", settings).status() == 201);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void aBodyThatBreaksOffIsNoMistakeOfOurs() throws Exception {
    try (Socket socket = new Socket("localhost", server.port())) {
      String broken =
          "POST /api/guest HTTP/1.1\r\nHost: localhost:%d\r\n".formatted(server.port())
              + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n";
      socket.setSoTimeout((int) SOON.toMillis());
      socket.getOutputStream().write(broken.getBytes(StandardCharsets.UTF_8));
      socket.getOutputStream().flush();
      byte[] answer = new byte[12];
      assertThat(socket.getInputStream().readNBytes(answer, 0, 12)).isEqualTo(12);
      assertThat(new String(answer, StandardCharsets.UTF_8)).isEqualTo("HTTP/1.1 400");
    }
  }

  @Test
  void aCheapQuestionDoesNotWaitForDearOnes() throws Exception {
    Client ann = new Client(server.port());
    ObjectNode hard =
        json()
            .put("game", "equations")
            .put("rules", "agloa-2015")
            .put("division", "senior")
            .put("goal", "7×8 -9")
            .put("required", "")
            .put("permitted", "")
            .put("forbidden", "")
            .put("resources", "1 2 3 4 5 6 7 8 9 + - × ÷ ^ √ 1 2 3 + -")
            .put("challenge", "impossible")
            .put("moves", true);
    List<CompletableFuture<Client.Got>> dear = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      dear.add(
          CompletableFuture.supplyAsync(
              () -> new Request(() -> ann.post("/api/solve", hard)).got()));
    }
    ObjectNode easy =
        json()
            .put("game", "equations")
            .put("rules", "agloa-2015")
            .put("division", "middle")
            .put("goal", "2× 3+5");
    for (int i = 0; i < 5; i++) {
      assertThat(post(ann, "/api/value", easy).status()).isEqualTo(200);
    }
    for (CompletableFuture<Client.Got> one : dear) {
      assertThat(one.join().status()).isIn(200, 503);
    }
  }

  @Test
  void aStrangersWishDoesNotReachTheTable() throws Exception {
    Client ann = Client.named(server.port(), "Cleo");
    ObjectNode settings =
        json().put("game", "equations").put("rules", "agloa-2015").put("division", "middle");
    settings.putArray("seats").add("me").add("open");
    String table = ann.post("/api/tables", settings).json().get("table").asText();
    Client.Live stranger = new Client(server.port()).live(table, 0);
    stranger.next("view");
    stranger.send(json().put("type", "act").put("id", "1").put("act", "leaves"));
    assertThat(stranger.next("refused").get("problem").get("code").asText()).isEqualTo("NOT_KNOWN");
    stranger.send(json().put("type", "phrase").put("phrase", "hello"));
    assertThat(stranger.next("refused").get("problem").get("code").asText()).isEqualTo("NOT_KNOWN");
    stranger.send(json().put("type", "ping"));
    stranger.next("pong");
  }

  @Test
  void aClassLogsInBehindOneAddressAndAGuesserIsSlowed() throws Exception {
    for (int child = 0; child < 30; child++) {
      ObjectNode account = json().put("name", "Child " + child).put("password", "violin moose tea");
      assertThat(new Client(server.port()).post("/api/account", account).status())
          .as("child %d", child)
          .isEqualTo(201);
    }
    Client owner = new Client(server.port());
    ObjectNode right = json().put("name", "Child 7").put("password", "violin moose tea");
    assertThat(owner.post("/api/login", right).status()).isEqualTo(200);
    int wrong = 0;
    for (String name : List.of("Child 8", "child 8", "CHILD 8", "cHild 8")) {
      for (int i = 0; i < 4; i++) {
        ObjectNode guess = json().put("name", name).put("password", "guess number " + i);
        if (new Client(server.port()).post("/api/login", guess).status() == 403) {
          wrong++;
        }
      }
    }
    assertThat(wrong).isBetween(1, 11);
    Client copied = owner.copy();
    assertThat(owner.post("/api/logout", json()).status()).isEqualTo(204);
    assertThat(copied.get("/api/me").status()).isEqualTo(401);
  }

  @Test
  void theFolderIsForTheServerAlone() throws Exception {
    for (String name : List.of("", "tables.sqlite", "people.sqlite", "secret.key")) {
      assertThat(java.nio.file.Files.getPosixFilePermissions(folder.resolve(name)).toString())
          .as(name)
          .doesNotContain("GROUP")
          .doesNotContain("OTHERS");
    }
  }
}
