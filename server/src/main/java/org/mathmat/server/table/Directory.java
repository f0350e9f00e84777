package org.mathmat.server.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
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
import org.mathmat.host.Happened;
import org.mathmat.host.Ledger;
import org.mathmat.host.Seed;
import org.mathmat.host.Settings;
import org.mathmat.host.TableState;
import org.mathmat.json.JsonArray;
import org.mathmat.wire.TableJson;
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
      Seating seating,
      Instant created,
      Optional<String> fair) {}

  public Directory(DataSource database) {
    this.database = database;
  }

  /** Takes a new code; whether it was free. */
  public boolean reserve(String code, Instant now) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO directory (code, version, status, listed, entry, created, changed)"
                    + " VALUES (?, 0, 'open', 0, '{}', ?, ?) ON CONFLICT DO NOTHING")) {
      insert.setString(1, code);
      insert.setLong(2, now.toEpochMilli());
      insert.setLong(3, now.toEpochMilli());
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

  /**
   * The tables that everybody may find, newest first; whoever made an older one has gone. Only who
   * wants it is named.
   */
  public JsonArray listed(Instant now) throws SQLException {
    List<Seating> found =
        seatings(
            "SELECT entry, people FROM directory WHERE listed = 1 AND status <> 'finished'"
                + " AND created > ? ORDER BY created DESC LIMIT "
                + MOST_LISTED,
            select -> select.setLong(1, now.minus(LISTED).toEpochMilli()));
    Set<String> shown = shown();
    JsonArray entries = new JsonArray();
    found.forEach(seating -> entries.add(seating.naming(shown::contains).entry()));
    return entries;
  }

  /** Who wants to be named in lists that everybody sees. */
  private Set<String> shown() throws SQLException {
    Set<String> shown = new HashSet<>();
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement("SELECT id FROM account WHERE shown = 1");
        ResultSet found = select.executeQuery()) {
      while (found.next()) {
        shown.add(found.getString(1));
      }
    }
    return shown;
  }

  /** The tables of a person, newest first. */
  public JsonArray of(String person) throws SQLException {
    JsonArray entries = new JsonArray();
    seatings(
            "SELECT entry, people FROM directory JOIN sitting ON sitting.code = directory.code"
                + " WHERE person = ? AND version > 0 ORDER BY created DESC LIMIT "
                + MOST_LISTED,
            select -> select.setString(1, person))
        .forEach(seating -> entries.add(seating.entry()));
    return entries;
  }

  /**
   * Some tables that are too old and that no tournament or club keeps.
   *
   * @param unstarted from before this, where nobody began to play
   * @param others unchanged since before this; none are too old where it is missing
   */
  public List<String> expired(Instant unstarted, Optional<Instant> others, int most)
      throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT code FROM directory WHERE keeper IS NULL AND"
                    + " ((status = 'open' AND changed < ?) OR (status <> 'open' AND changed < ?))"
                    + " LIMIT "
                    + most)) {
      select.setLong(1, unstarted.toEpochMilli());
      select.setLong(2, others.map(Instant::toEpochMilli).orElse(Long.MIN_VALUE));
      List<String> codes = new ArrayList<>();
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          codes.add(found.getString(1));
        }
      }
      return codes;
    }
  }

  /** There is no such table any more. */
  public void drop(String code) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement sitting =
            connection.prepareStatement("DELETE FROM sitting WHERE code = ?");
        PreparedStatement row =
            connection.prepareStatement("DELETE FROM directory WHERE code = ?")) {
      sitting.setString(1, code);
      sitting.executeUpdate();
      row.setString(1, code);
      row.executeUpdate();
    }
  }

  /** Somebody has no name any more, here either; gives the tables at which he sat. */
  public List<String> blank(String person) throws SQLException {
    List<String> codes = new ArrayList<>();
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      try (PreparedStatement select =
              connection.prepareStatement(
                  "SELECT directory.code, entry, people FROM directory JOIN sitting"
                      + " ON sitting.code = directory.code WHERE person = ?");
          PreparedStatement update =
              connection.prepareStatement("UPDATE directory SET entry = ? WHERE code = ?");
          PreparedStatement delete =
              connection.prepareStatement("DELETE FROM sitting WHERE person = ?")) {
        select.setString(1, person);
        try (ResultSet found = select.executeQuery()) {
          while (found.next()) {
            Seating seating = Seating.read(found.getString(2), found.getString(3));
            update.setString(1, seating.naming(one -> !one.equals(person)).entry().toString());
            update.setString(2, found.getString(1));
            update.addBatch();
            codes.add(found.getString(1));
          }
        }
        update.executeBatch();
        delete.setString(1, person);
        delete.executeUpdate();
      }
      connection.commit();
    }
    return codes;
  }

  /** Fills in what a query asks for. */
  private interface Asking {
    void in(PreparedStatement select) throws SQLException;
  }

  private List<Seating> seatings(String query, Asking asking) throws SQLException {
    List<Seating> seatings = new ArrayList<>();
    try (Connection connection = database.getConnection();
        PreparedStatement select = connection.prepareStatement(query)) {
      asking.in(select);
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          seatings.add(Seating.read(found.getString(1), found.getString(2)));
        }
      }
    }
    return seatings;
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
    Happened.Created created = state.created();
    String status = state.status().name().toLowerCase(Locale.ROOT);
    List<Optional<String>> persons = state.sitters().stream().map(Journal::id).toList();
    return new Row(
        created.code(),
        ledger.version(),
        status,
        created.settings().door() == Settings.Door.LISTED ? 1 : 0,
        new Seating(TableJson.LISTED.write(state), persons),
        created.at(),
        state.seeds().all().stream().map(Seed::hash).findFirst());
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
    Set<String> nameless = nameless(connection, row.seating().persons());
    Seating seating = row.seating().naming(person -> !nameless.contains(person));
    try (PreparedStatement upsert =
        connection.prepareStatement(
            "INSERT INTO directory (code, version, status, listed, entry, created, fair, changed,"
                + " people) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO UPDATE SET"
                + " changed = CASE WHEN directory.version < excluded.version"
                + " THEN excluded.changed ELSE directory.changed END,"
                + " version = excluded.version, status = excluded.status,"
                + " listed = excluded.listed, entry = excluded.entry, fair = excluded.fair,"
                + " people = excluded.people WHERE directory.version <= excluded.version")) {
      upsert.setString(1, row.code());
      upsert.setLong(2, row.version());
      upsert.setString(3, row.status());
      upsert.setInt(4, row.listed());
      upsert.setString(5, seating.entry().toString());
      upsert.setLong(6, row.created().toEpochMilli());
      upsert.setString(7, row.fair().orElse(null));
      upsert.setLong(8, Instant.now().toEpochMilli());
      upsert.setString(9, seating.people().toString());
      upsert.executeUpdate();
    }
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO sitting (person, code) VALUES (?, ?) ON CONFLICT DO NOTHING")) {
      for (Optional<String> person : seating.persons()) {
        if (person.isPresent() && !nameless.contains(person.get())) {
          insert.setString(1, person.get());
          insert.setString(2, row.code());
          insert.executeUpdate();
        }
      }
    }
  }

  /** Whose names were deleted, of some. */
  private static Set<String> nameless(Connection connection, List<Optional<String>> persons)
      throws SQLException {
    Set<String> nameless = new HashSet<>();
    try (PreparedStatement select =
        connection.prepareStatement("SELECT 1 FROM nameless WHERE id = ?")) {
      for (Optional<String> person : persons) {
        if (person.isPresent()) {
          select.setString(1, person.get());
          try (ResultSet found = select.executeQuery()) {
            if (found.next()) {
              nameless.add(person.get());
            }
          }
        }
      }
    }
    return nameless;
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
