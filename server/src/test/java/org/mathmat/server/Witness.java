package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Watches a match by sockets and compares everything that was ever told, by socket and by HTTP,
 * with the rows of the journal: nothing lost, nothing twice, every act under its own number.
 */
final class Witness {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Match match;
  private final String path;
  private final List<Client> watchers = new ArrayList<>();
  private final List<Client.Live> sockets = new ArrayList<>();

  /** What each watcher was told of each number. */
  private final List<Map<Long, JsonNode>> told = new ArrayList<>();

  Witness(Match match) {
    this.match = match;
    this.path = "/api/tables/" + match.table();
    watchers.addAll(match.players());
    watchers.add(match.players().getFirst().stranger());
    watch();
  }

  /** Opens the sockets, also again where the server was restarted. */
  void watch() {
    sockets.forEach(Client.Live::close);
    sockets.clear();
    told.clear();
    for (Client watcher : watchers) {
      sockets.add(watcher.live(match.table(), 0));
      told.add(new TreeMap<>());
    }
  }

  void at(int port) {
    match.at(port);
    watchers.getLast().at(port);
  }

  void close() {
    sockets.forEach(Client.Live::close);
  }

  String record() throws IOException, InterruptedException {
    return match.players().getFirst().get(path + "/record").text();
  }

  /** A row of the journal: its number and its event. */
  private record Row(long number, JsonNode event) {
    String id() {
      return event.path("id").asText("");
    }
  }

  private List<Row> rows(Connection journal) throws SQLException, JsonProcessingException {
    List<Row> rows = new ArrayList<>();
    try (PreparedStatement select =
        journal.prepareStatement(
            "SELECT sequence_number, event_payload FROM event_journal"
                + " WHERE persistence_id = ? ORDER BY sequence_number")) {
      select.setString(1, "table|" + match.table());
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          rows.add(
              new Row(
                  found.getLong(1),
                  MAPPER.readTree(new String(found.getBytes(2), StandardCharsets.UTF_8))));
        }
      }
    }
    return rows;
  }

  /** Once everything that was sent is answered. */
  void check(Connection journal) throws Exception {
    match.check();
    List<Row> rows = rows(journal);
    Map<String, Long> stored = new HashMap<>();
    long number = 0;
    for (Row row : rows) {
      assertThat(row.number()).isEqualTo(++number);
      if (!row.id().isEmpty() && !row.id().equals("null")) {
        assertThat(stored.put(row.id(), row.number())).as("stored twice: " + row).isNull();
      }
    }
    assertThat(stored).isEqualTo(match.numbers());
    match.repeat();
    for (Client watcher : watchers) {
      JsonNode view = watcher.get(path).json();
      assertThat(view.path("version").asLong()).as(view.toString()).isEqualTo(rows.size());
      same(rows, watcher.get(path + "/events").json().get("events"));
    }
    checkRecord();
    for (int i = 0; i < sockets.size(); i++) {
      checkSocket(i, rows);
    }
  }

  /** The record has a line for each act that may be seen, in order. */
  private void checkRecord() throws IOException, InterruptedException {
    Client player = match.players().getFirst();
    List<String> acts = new ArrayList<>();
    for (JsonNode entry : player.get(path + "/events").json().get("events")) {
      if (entry.hasNonNull("act")) {
        acts.add(entry.get("act").asText());
      }
    }
    List<String> lines =
        record()
            .lines()
            .dropWhile(line -> !line.startsWith("players: "))
            .skip(1)
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList();
    assertThat(lines).hasSameSizeAs(acts);
    for (int i = 0; i < acts.size(); i++) {
      assertThat(lines.get(i)).endsWith(acts.get(i));
    }
  }

  /** The entries say what the rows say. */
  private static void same(List<Row> rows, JsonNode entries) {
    assertThat(entries).hasSameSizeAs(rows);
    for (int i = 0; i < rows.size(); i++) {
      same(rows.get(i), entries.get(i));
    }
  }

  private static void same(Row row, JsonNode entry) {
    assertThat(entry.get("number").asLong()).isEqualTo(row.number());
    assertThat(Instant.parse(entry.get("at").asText()))
        .isEqualTo(Instant.parse(row.event().get("at").asText()));
    // What is not shown yet is null.
    if (entry.hasNonNull("act")) {
      assertThat(entry.get("act")).isEqualTo(row.event().get("words"));
    }
  }

  /** A socket tells every entry as it is stored, and no view is ahead of the rows. */
  private void checkSocket(int number, List<Row> rows) throws Exception {
    Map<Long, JsonNode> entries = told.get(number);
    long until = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (entries.size() < rows.size() && System.nanoTime() < until) {
      if (sockets.get(number).closed() != 0) {
        // As a page does, which a quiet socket is taken from too.
        sockets.set(number, watchers.get(number).live(match.table(), entries.size()));
      }
      for (JsonNode message : sockets.get(number).heard()) {
        assertThat(message.at("/view/version").asLong()).isLessThanOrEqualTo(rows.size());
        for (JsonNode entry : message.path("entries")) {
          JsonNode before = entries.put(entry.get("number").asLong(), entry);
          assertThat(before == null || before.equals(entry))
              .as("told twice, and not the same: " + before + " " + entry)
              .isTrue();
        }
      }
      Thread.sleep(20);
    }
    assertThat(entries.keySet())
        .as("what the socket has told")
        .hasSameElementsAs(rows.stream().map(Row::number).toList());
    rows.forEach(row -> same(row, entries.getOrDefault(row.number(), MAPPER.nullNode())));
  }
}
