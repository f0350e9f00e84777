package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three nodes on one PostgreSQL, one of them killed: its tables go on elsewhere. */
class ClusterTest {
  private static final int TABLES = 12;
  private static final int CLOCKS = 6;
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
      List<ClockedTable> clocked = new ArrayList<>();
      for (int i = 0; i < CLOCKS; i++) {
        clocked.add(new ClockedTable(nodes.get(i % 3).port()));
      }
      Map<String, Long> before = stored(postgres);
      nodes.get(1).kill();
      long killed = System.nanoTime();
      for (Match match : matches) {
        match.at(nodes.get(2).port());
        Waiting.until(() -> answers(match));
      }
      Instant answering = Instant.now();
      Duration silence = Duration.ofNanos(System.nanoTime() - killed);
      for (Match match : matches) {
        match.check();
        match.at(nodes.get(0).port());
        match.check();
      }
      assertThat(matches.stream().mapToInt(Match::acknowledged).sum()).isGreaterThan(TABLES);
      assertThat(silence).isLessThan(MOST);
      for (ClockedTable table : clocked) {
        // Nobody asks the table itself, for that would wake it up.
        Waiting.until(() -> count(stored(postgres), table) > count(before, table));
        table.checkPunctual(firstAfter(postgres, table, count(before, table)), answering);
      }
    } finally {
      for (Node node : nodes) {
        node.kill();
      }
    }
  }

  private static long count(Map<String, Long> stored, ClockedTable table) {
    return stored.getOrDefault("table|" + table.table(), 0L);
  }

  /** How many events of each table are stored. */
  private static Map<String, Long> stored(EmbeddedPostgres postgres) throws SQLException {
    Map<String, Long> stored = new HashMap<>();
    try (Connection connection = postgres.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT persistence_id, max(sequence_number) FROM event_journal GROUP BY 1")) {
      while (rows.next()) {
        stored.put(rows.getString(1), rows.getLong(2));
      }
    }
    return stored;
  }

  private static Instant firstAfter(EmbeddedPostgres postgres, ClockedTable table, long number)
      throws SQLException {
    try (Connection connection = postgres.getPostgresDatabase().getConnection();
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT write_timestamp FROM event_journal"
                    + " WHERE persistence_id = ? AND sequence_number = ?")) {
      select.setString(1, "table|" + table.table());
      select.setLong(2, number + 1);
      try (ResultSet row = select.executeQuery()) {
        assertThat(row.next()).isTrue();
        return Instant.ofEpochMilli(row.getLong(1));
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
