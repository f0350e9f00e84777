package org.mathmat.server.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;

/**
 * How often each account has been logged out everywhere. Every request asks, so that the answer is
 * kept for a moment; another node hears of a change that much later.
 */
final class Epochs {
  private static final int MOST = 50_000;

  private record Known(OptionalLong epoch, long since) {}

  private final DataSource database;
  private final long kept;
  private final Map<String, Known> known = new ConcurrentHashMap<>();

  /**
   * @param kept how long an answer is kept
   */
  Epochs(DataSource database, Duration kept) {
    this.database = database;
    this.kept = kept.toNanos();
  }

  /** Empty where there is no such account; a guest who was forgotten has one that never counts. */
  OptionalLong of(String id) throws SQLException {
    long now = System.nanoTime();
    Known before = known.get(id);
    if (before != null && now - before.since() < kept) {
      return before.epoch();
    }
    if (known.size() >= MOST) {
      known.clear();
    }
    try {
      // In one step, so that what is forgotten meanwhile is not put back.
      return known.compute(id, (_, _) -> new Known(stored(id), now)).epoch();
    } catch (Unread unread) {
      throw unread.why;
    }
  }

  void forget(String id) {
    known.remove(id);
  }

  /** Carries what the database said out of the map. */
  private static final class Unread extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final SQLException why;

    Unread(SQLException why) {
      super(why);
      this.why = why;
    }
  }

  private OptionalLong stored(String id) {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement(
                "SELECT epoch FROM account WHERE id = ?"
                    + " UNION ALL SELECT -1 FROM forgotten WHERE id = ?")) {
      select.setString(1, id);
      select.setString(2, id);
      try (ResultSet found = select.executeQuery()) {
        return found.next() ? OptionalLong.of(found.getLong(1)) : OptionalLong.empty();
      }
    } catch (SQLException unreachable) {
      throw new Unread(unreachable);
    }
  }
}
