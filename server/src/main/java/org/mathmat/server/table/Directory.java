package org.mathmat.server.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.mathmat.json.Bounds;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.json.JsonReader;
import org.mathmat.wire.Answer;
import org.mathmat.wire.Seed;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The list of all tables. A row follows from a table's journal: it is written behind the table's
 * back, and again when the table wakes up, so that nothing hangs on it.
 */
public final class Directory implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Directory.class);
  private static final int MOST_LISTED = 200;
  private static final Duration LISTED = Duration.ofDays(1);

  /** How soon rows are tried again that could not be written. */
  private static final Duration AGAIN = Duration.ofSeconds(3);

  private final DataSource database;
  private final ScheduledExecutorService writer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("directory").daemon().factory());

  /** What is still to be written; only the newest of a table. */
  private final Map<String, Row> waiting = new LinkedHashMap<>();

  private record Row(
      String code,
      long version,
      String status,
      int listed,
      String entry,
      Instant created,
      Optional<String> fair,
      List<String> persons) {}

  public Directory(DataSource database) {
    this.database = database;
  }

  /** Takes a new code; whether it was free. */
  public boolean reserve(String code, Instant now) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO directory (code, version, status, listed, entry, created)"
                    + " VALUES (?, 0, 'open', 0, '{}', ?) ON CONFLICT DO NOTHING")) {
      insert.setString(1, code);
      insert.setLong(2, now.toEpochMilli());
      return insert.executeUpdate() == 1;
    }
  }

  public boolean has(String code) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement("SELECT 1 FROM directory WHERE code = ?")) {
      select.setString(1, code);
      try (ResultSet found = select.executeQuery()) {
        return found.next();
      }
    }
  }

  /** The table whose first shake was rolled from the seed with this hash. */
  public Optional<String> rolledFrom(String hash) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement("SELECT code FROM directory WHERE fair = ?")) {
      select.setString(1, hash);
      try (ResultSet found = select.executeQuery()) {
        return found.next() ? Optional.of(found.getString(1)) : Optional.empty();
      }
    }
  }

  /** The tables that everybody may find, newest first; whoever made an older one has gone. */
  public JsonArray listed(Instant now) throws SQLException {
    return entries(
        "SELECT entry FROM directory WHERE listed = 1 AND status <> 'finished' AND created > ?"
            + " ORDER BY created DESC LIMIT "
            + MOST_LISTED,
        select -> select.setLong(1, now.minus(LISTED).toEpochMilli()));
  }

  /** The tables of a person, newest first. */
  public JsonArray of(String person) throws SQLException {
    return entries(
        "SELECT entry FROM directory JOIN sitting ON sitting.code = directory.code"
            + " WHERE person = ? AND version > 0 ORDER BY created DESC LIMIT "
            + MOST_LISTED,
        select -> select.setString(1, person));
  }

  /** Fills in what a query asks for. */
  private interface Asking {
    void in(PreparedStatement select) throws SQLException;
  }

  private JsonArray entries(String query, Asking asking) throws SQLException {
    JsonArray entries = new JsonArray();
    try (Connection connection = database.getConnection();
        PreparedStatement select = connection.prepareStatement(query)) {
      asking.in(select);
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          entries.add(entry(found.getString(1)));
        }
      }
    }
    return entries;
  }

  private static Json entry(String row) {
    return switch (JsonReader.read(row, Bounds.USUAL)) {
      case JsonReader.Read.Good(Json json) -> json;
      case JsonReader.Read.Bad broken ->
          throw new IllegalStateException("A row of the directory is no JSON: " + broken);
    };
  }

  /** Writes a table's row soon. */
  void note(Ledger ledger) {
    Row row = row(ledger);
    boolean first;
    synchronized (waiting) {
      first = waiting.isEmpty();
      waiting.put(row.code(), row);
    }
    if (first && !writer.isShutdown()) {
      writer.execute(this::writeAll);
    }
  }

  private static Row row(Ledger ledger) {
    TableState state = ledger.state().orElseThrow();
    TableState.Created created = state.created();
    String status = state.status().name().toLowerCase(Locale.ROOT);
    JsonObject entry = Answer.object();
    entry.put("table", created.code());
    entry.set("settings", created.settings().json());
    entry.set("seats", TableView.seats(state, Set.of()));
    entry.put("status", status);
    entry.put("created", created.at().toString());
    List<String> persons =
        state.sitters().stream()
            .flatMap(Optional::stream)
            .filter(sitter -> !sitter.bot())
            .map(TableState.Sitter::person)
            .toList();
    return new Row(
        created.code(),
        ledger.version(),
        status,
        created.settings().door() == Settings.Door.LISTED ? 1 : 0,
        entry.toString(),
        created.at(),
        state.seeds().stream().map(Seed::hash).findFirst(),
        persons);
  }

  private void writeAll() {
    List<Row> rows;
    synchronized (waiting) {
      rows = new ArrayList<>(waiting.values());
      waiting.clear();
    }
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      for (Row row : rows) {
        write(connection, row);
      }
      connection.commit();
    } catch (SQLException unreachable) {
      LOG.warn("The directory could not be written; it is written again later.", unreachable);
      again(rows);
    }
  }

  /** Rows that were not written are written later, unless there are newer ones. */
  private void again(List<Row> rows) {
    synchronized (waiting) {
      rows.forEach(row -> waiting.putIfAbsent(row.code(), row));
    }
    if (!writer.isShutdown()) {
      // A failure is met in writing itself; nobody waits for the end of it.
      Future<?> _ = writer.schedule(this::writeAll, AGAIN.toSeconds(), TimeUnit.SECONDS);
    }
  }

  private static void write(Connection connection, Row row) throws SQLException {
    try (PreparedStatement upsert =
        connection.prepareStatement(
            "INSERT INTO directory (code, version, status, listed, entry, created, fair)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO UPDATE SET"
                + " version = excluded.version, status = excluded.status,"
                + " listed = excluded.listed, entry = excluded.entry, fair = excluded.fair"
                + " WHERE directory.version <= excluded.version")) {
      upsert.setString(1, row.code());
      upsert.setLong(2, row.version());
      upsert.setString(3, row.status());
      upsert.setInt(4, row.listed());
      upsert.setString(5, row.entry());
      upsert.setLong(6, row.created().toEpochMilli());
      upsert.setString(7, row.fair().orElse(null));
      upsert.executeUpdate();
    }
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO sitting (person, code) VALUES (?, ?) ON CONFLICT DO NOTHING")) {
      for (String person : row.persons()) {
        insert.setString(1, person);
        insert.setString(2, row.code());
        insert.executeUpdate();
      }
    }
  }

  @Override
  public void close() {
    writer.shutdown();
    try {
      if (!writer.awaitTermination(10, TimeUnit.SECONDS)) {
        LOG.warn("The directory was not wholly written; it is written again at the next start.");
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
