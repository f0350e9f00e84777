package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three nodes on one PostgreSQL, one of them killed: its tables go on elsewhere. */
@Tag("slow")
class ClusterTest {
  private static final int TABLES = 12;
  private static final Duration MOST = Duration.ofSeconds(30);

  @TempDir Path folder;

  @Test
  void theTablesOfAKilledNodeGoOnOnTheOthers() throws Exception {
    List<Node> nodes = new ArrayList<>();
    try (EmbeddedPostgres postgres = Postgres.start()) {
      List<String> addresses = new ArrayList<>();
      for (int port : freePorts(3)) {
        addresses.add("127.0.0.1:" + port);
      }
      for (String address : addresses) {
        nodes.add(
            Node.start(
                List.of(
                    "--data",
                    folder.toString(),
                    "--database",
                    postgres.getJdbcUrl("postgres", "postgres"),
                    "--cluster",
                    address,
                    "--seeds",
                    String.join(",", addresses))));
      }
      List<Match> matches = new ArrayList<>();
      for (int i = 0; i < TABLES; i++) {
        matches.add(new Match(nodes.get(i % 3).port(), i));
      }
      for (int round = 0; round < 5; round++) {
        for (Match match : matches) {
          match.step();
        }
      }
      nodes.get(1).kill();
      long killed = System.nanoTime();
      for (Match match : matches) {
        match.at(nodes.get(2).port());
        Waiting.until(() -> answers(match));
      }
      Duration silence = Duration.ofNanos(System.nanoTime() - killed);
      for (Match match : matches) {
        match.check();
        match.at(nodes.get(0).port());
        match.check();
      }
      assertThat(matches.stream().mapToInt(Match::acknowledged).sum()).isGreaterThan(TABLES);
      assertThat(silence).isLessThan(MOST);
    } finally {
      for (Node node : nodes) {
        node.kill();
      }
    }
  }

  private static boolean answers(Match match) throws InterruptedException {
    try {
      int before = match.acknowledged();
      for (int i = 0; i < 10 && match.acknowledged() == before; i++) {
        match.step();
      }
      return match.acknowledged() > before;
    } catch (IOException notYet) {
      return false;
    }
  }

  private static List<Integer> freePorts(int count) throws IOException {
    List<ServerSocket> sockets = new ArrayList<>();
    List<Integer> ports = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      ServerSocket socket = new ServerSocket(0);
      sockets.add(socket);
      ports.add(socket.getLocalPort());
    }
    for (ServerSocket socket : sockets) {
      socket.close();
    }
    return ports;
  }
}
