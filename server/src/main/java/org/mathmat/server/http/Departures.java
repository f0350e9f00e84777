package org.mathmat.server.http;

import java.sql.SQLException;
import java.time.Instant;
import org.mathmat.server.people.Erasures;
import org.mathmat.server.table.Directory;

/** Somebody goes, and his name goes with him, wherever it stands. */
public record Departures(Erasures erasures, Directory directory) {
  /** Erases an account with its robots, or a guest. */
  public void leave(String id, Instant now) throws SQLException {
    for (String gone : erasures.erase(id, now)) {
      directory.blank(gone);
    }
  }
}
