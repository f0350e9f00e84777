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
  private static final long KEPT = Duration.ofSeconds(10).toNanos();
  private static final int MOST = 20_000;

  private record Known(OptionalLong epoch, long since) {}

  private final DataSource database;
  private final Map<String, Known> known = new ConcurrentHashMap<>();

  Epochs(DataSource database) {
    this.database = database;
  }

  /** Empty where there is no such account. */
  OptionalLong of(String id) throws SQLException {
    long now = System.nanoTime();
    Known before = known.get(id);
    if (before != null && now - before.since() < KEPT) {
      return before.epoch();
    }
    if (known.size() >= MOST) {
      known.clear();
    }
    OptionalLong epoch = stored(id);
    known.put(id, new Known(epoch, now));
    return epoch;
  }

  void forget(String id) {
    known.remove(id);
  }

  private OptionalLong stored(String id) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement select =
            connection.prepareStatement("SELECT epoch FROM account WHERE id = ?")) {
      select.setString(1, id);
      try (ResultSet found = select.executeQuery()) {
        return found.next() ? OptionalLong.of(found.getLong(1)) : OptionalLong.empty();
      }
    }
  }
}
