package org.mathmat.server.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;

/**
 * What is kept of a person goes: the account, its robots and tokens, and the name, which is "Player
 * n" from then on wherever he sat. A guest goes by himself when he has not been seen for long.
 */
public final class Erasures {
  /** A guest who has not come for so long is forgotten. */
  public static final Duration GUEST_LIFE = Duration.ofDays(60);

  /** It is enough to know the day. */
  private static final Duration DAY = Duration.ofDays(1);

  private final DataSource database;
  private final Accounts accounts;

  public Erasures(DataSource database, Accounts accounts) {
    this.database = database;
    this.accounts = accounts;
  }

  /** Somebody is nobody from now on; gives everybody who went, his robots among them. */
  public Set<String> erase(String id, Instant now) throws SQLException {
    Set<String> gone = new LinkedHashSet<>(List.of(id));
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      gone.addAll(robots(connection, id));
      for (String one : gone) {
        run(connection, "DELETE FROM token WHERE account = ?", one);
        run(connection, "DELETE FROM account WHERE id = ?", one);
        run(connection, "DELETE FROM guest WHERE id = ?", one);
        note(connection, "forgotten", one, now);
        note(connection, "nameless", one, now);
      }
      connection.commit();
    }
    gone.forEach(accounts::changed);
    return gone;
  }

  private static List<String> robots(Connection connection, String owner) throws SQLException {
    List<String> robots = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement("SELECT id FROM account WHERE owner = ?")) {
      select.setString(1, owner);
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          robots.add(found.getString(1));
        }
      }
    }
    return robots;
  }

  private static void run(Connection connection, String statement, String id) throws SQLException {
    try (PreparedStatement one = connection.prepareStatement(statement)) {
      one.setString(1, id);
      one.executeUpdate();
    }
  }

  private static void note(Connection connection, String table, String id, Instant now)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO " + table + " (id, since) VALUES (?, ?) ON CONFLICT DO NOTHING")) {
      insert.setString(1, id);
      insert.setLong(2, now.toEpochMilli());
      insert.executeUpdate();
    }
  }

  /** A guest was here, by the day. */
  public void seen(String guest, Instant now) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement upsert =
            connection.prepareStatement(
                "INSERT INTO guest (id, seen) VALUES (?, ?) ON CONFLICT (id) DO UPDATE"
                    + " SET seen = excluded.seen WHERE guest.seen < excluded.seen - "
                    + DAY.toMillis())) {
      upsert.setString(1, guest);
      upsert.setLong(2, now.toEpochMilli());
      upsert.executeUpdate();
    }
  }

  /** Some of the guests who have not been seen for long. */
  public List<String> absent(Instant now, int most) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement("SELECT id FROM guest WHERE seen < ? LIMIT " + most)) {
      select.setLong(1, now.minus(GUEST_LIFE).toEpochMilli());
      List<String> absent = new ArrayList<>();
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          absent.add(found.getString(1));
        }
      }
      return absent;
    }
  }

  /** Tokens that are too old go. */
  public void endOldTokens(Instant now) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement delete =
            connection.prepareStatement("DELETE FROM token WHERE until < ?")) {
      delete.setLong(1, now.toEpochMilli());
      delete.executeUpdate();
    }
  }
}
