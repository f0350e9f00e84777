package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.mathmat.server.options.Options;

/**
 * What releases stored of whole matches: a folder for each release, and in it for each database the
 * rows of its journal and what each table came to, both one JSON object a line.
 */
final class GoldenJournals {
  private static final Path ALL = Path.of("src", "test", "resources", "journals");
  private static final String ROWS = "-rows.jsonl.gz";
  private static final String TABLES = "-tables.jsonl.gz";
  private static final JsonMapper MAPPER = new JsonMapper();

  static final String SECRET = "golden journals are opened with this";

  /** What is neither a number of the database's own nor the same tomorrow. */
  private static final List<String> PASSING = List.of("now", "waiting", "offers");

  private GoldenJournals() {}

  /** A server that knows the persons of the journals again. */
  static Options options(Path folder) {
    return Options.embedded(folder).generous(1_000).signed(SECRET);
  }

  /** The journals of a release on a database. */
  record Journals(Path folder, String database) {
    List<JsonNode> rows() throws IOException {
      return lines(folder.resolve(database + ROWS));
    }

    List<JsonNode> tables() throws IOException {
      return lines(folder.resolve(database + TABLES));
    }

    @Override
    public String toString() {
      return folder.getFileName() + " " + database;
    }
  }

  /** The journals of every release on a database. */
  static List<Journals> on(String database) throws IOException {
    try (Stream<Path> releases = Files.list(ALL)) {
      return releases
          .sorted()
          .filter(Files::isDirectory)
          .map(folder -> new Journals(folder, database))
          .toList();
    }
  }

  private static List<JsonNode> lines(Path file) throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(MAPPER.readTree(line));
      }
    }
    return lines;
  }

  /** The kinds of events in a row: its own, and those of the rules in it. */
  static Set<String> kinds(JsonNode row) throws JsonProcessingException {
    JsonNode event = MAPPER.readTree(row.get("event_payload").asText());
    Set<String> kinds = new TreeSet<>(Set.of(event.get("type").asText()));
    event.path("events").forEach(inner -> kinds.add(inner.at("/event/event").asText()));
    return kinds;
  }

  /** The kinds of events that are in a journal of any release. */
  static Set<String> kinds() throws IOException {
    Set<String> kinds = new TreeSet<>();
    for (String database : List.of("sqlite", "postgresql")) {
      for (Journals one : on(database)) {
        for (JsonNode row : one.rows()) {
          kinds.addAll(kinds(row));
        }
      }
    }
    return kinds;
  }

  /** Puts rows back into a journal as they were; the database numbers them anew. */
  static void load(Connection connection, List<JsonNode> rows) throws SQLException {
    for (JsonNode row : rows) {
      List<String> columns = new ArrayList<>();
      row.fieldNames().forEachRemaining(columns::add);
      columns.remove("ordering");
      String places = String.join(", ", columns.stream().map(_ -> "?").toList());
      try (PreparedStatement insert =
          connection.prepareStatement(
              "INSERT INTO event_journal (%s) VALUES (%s)"
                  .formatted(String.join(", ", columns), places))) {
        for (int i = 0; i < columns.size(); i++) {
          insert.setObject(i + 1, value(columns.get(i), row.get(columns.get(i))));
        }
        insert.executeUpdate();
      }
    }
  }

  private static @org.jspecify.annotations.Nullable Object value(String column, JsonNode json) {
    if (json.isNull()) {
      return null;
    }
    if (column.endsWith("_payload")) {
      return json.asText().getBytes(StandardCharsets.UTF_8);
    }
    return json.isBoolean() ? json.asBoolean() : json.isNumber() ? json.asLong() : json.asText();
  }

  /** What a table comes to, as everybody and each of its people sees it. */
  static ObjectNode summary(String code, List<Client> people, Client watcher)
      throws IOException, InterruptedException {
    String table = "/api/tables/" + code;
    ObjectNode summary = Client.json().put("table", code);
    summary.set("view", lasting(watcher.get(table)));
    ObjectNode views = summary.putObject("views");
    for (Client person : people) {
      ObjectNode view = lasting(person.get(table));
      views.set(view.get("you").asText(), view);
    }
    summary.set("entries", watcher.get(table + "/events").json().get("events"));
    return summary.put("record", watcher.get(table + "/record").text());
  }

  private static ObjectNode lasting(Client.Got view) {
    assertThat(view.status()).as(view.text()).isEqualTo(200);
    ObjectNode json = (ObjectNode) view.json();
    json.remove(PASSING);
    json.get("seats").forEach(seat -> ((ObjectNode) seat).remove("here"));
    return json;
  }

  /** Journals that are being recorded. */
  static final class Written {
    private final Path folder;
    private final String database;
    private final List<JsonNode> tables = new ArrayList<>();

    Written(String release, String database) {
      this.folder = ALL.resolve(release);
      this.database = database;
    }

    void add(String title, String code, List<Client> people)
        throws IOException, InterruptedException {
      ObjectNode table = Client.json().put("title", title);
      Client watcher = people.getFirst().stranger();
      tables.add(table.setAll(summary(code, people, watcher)));
    }

    /**
     * Writes the files, with the rows of these tables out of the database.
     *
     * @param known tables in which only these kinds of events happened are left out
     */
    void write(Connection connection, Set<String> known) throws IOException, SQLException {
      Files.createDirectories(folder);
      List<JsonNode> kept = new ArrayList<>();
      List<JsonNode> rows = new ArrayList<>();
      for (JsonNode table : tables) {
        List<JsonNode> own = rows(connection, table.get("table").asText());
        Set<String> kinds = new TreeSet<>();
        for (JsonNode row : own) {
          kinds.addAll(kinds(row));
        }
        if (!known.containsAll(kinds)) {
          rows.addAll(own);
          kept.add(table);
        }
      }
      write(folder.resolve(database + ROWS), rows);
      write(folder.resolve(database + TABLES), kept);
    }

    private static List<JsonNode> rows(Connection connection, String code) throws SQLException {
      List<JsonNode> rows = new ArrayList<>();
      try (PreparedStatement select =
          connection.prepareStatement(
              "SELECT * FROM event_journal WHERE persistence_id = ? ORDER BY sequence_number")) {
        select.setString(1, "table|" + code);
        try (ResultSet found = select.executeQuery()) {
          while (found.next()) {
            rows.add(row(found));
          }
        }
      }
      return rows;
    }

    private static ObjectNode row(ResultSet found) throws SQLException {
      ObjectNode row = Client.json();
      ResultSetMetaData columns = found.getMetaData();
      for (int i = 1; i <= columns.getColumnCount(); i++) {
        switch (found.getObject(i)) {
          case null -> row.putNull(columns.getColumnName(i));
          case byte[] bytes ->
              row.put(columns.getColumnName(i), new String(bytes, StandardCharsets.UTF_8));
          case Boolean truth -> row.put(columns.getColumnName(i), truth);
          case Number number -> row.put(columns.getColumnName(i), number.longValue());
          case Object text -> row.put(columns.getColumnName(i), text.toString());
        }
      }
      return row;
    }

    private static void write(Path file, List<JsonNode> lines) throws IOException {
      try (BufferedWriter writer =
          new BufferedWriter(
              new OutputStreamWriter(
                  new GZIPOutputStream(Files.newOutputStream(file)), StandardCharsets.UTF_8))) {
        for (JsonNode line : lines) {
          writer.write(line.toString());
          writer.write('\n');
        }
      }
    }
  }

  /** Enters tables into the directory, as whoever made them did. */
  static void list(Connection connection, List<JsonNode> tables) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (JsonNode table : tables) {
        statement.executeUpdate(
            "INSERT INTO directory (code, version, status, listed, entry, created)"
                + " VALUES ('%s', 0, 'open', 0, '{}', 0)".formatted(table.get("table").asText()));
      }
    }
  }
}
