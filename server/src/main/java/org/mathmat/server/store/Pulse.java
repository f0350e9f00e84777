package org.mathmat.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether something can be stored, and what was stored be read: found out by doing it, at most once
 * in a while, however often somebody asks.
 */
final class Pulse {
  private static final Logger LOG = LoggerFactory.getLogger(Pulse.class);
  private static final long KEPT = Duration.ofSeconds(2).toNanos();

  /** Less than this is left of a disk that is full. */
  private static final long LEAST_ROOM = 64 * 1024;

  /** Reads the newest entries. */
  private static final String READ =
      "SELECT length(event_payload) FROM event_journal ORDER BY ordering DESC LIMIT 20";

  /** Where a connection comes from. */
  interface Source {
    Connection connection() throws SQLException;
  }

  /**
   * What is asked.
   *
   * @param rest accounts and lists
   * @param journal the tables
   * @param write says nothing new, but is stored like anything else
   * @param folder where the databases are files
   */
  record Patient(Source rest, Source journal, String write, Optional<Path> folder) {}

  private final Patient patient;
  private Optional<String> trouble = Optional.empty();
  private boolean known;
  private long looked;

  Pulse(Patient patient) {
    this.patient = patient;
  }

  /** Nothing, or what is wrong, in a sentence. */
  synchronized Optional<String> trouble() {
    if (!known || System.nanoTime() - looked > KEPT) {
      trouble = look();
      looked = System.nanoTime();
      known = true;
    }
    return trouble;
  }

  private Optional<String> look() {
    try {
      if (patient.folder().isPresent()
          && Files.getFileStore(patient.folder().get()).getUsableSpace() < LEAST_ROOM) {
        return Optional.of("The disk is full.");
      }
      run(patient.rest(), patient.write());
      run(patient.journal(), patient.write());
    } catch (SQLException | IOException refused) {
      LOG.warn("Nothing can be stored just now", refused);
      return Optional.of("Nothing can be stored.");
    }
    try {
      run(patient.journal(), READ);
    } catch (SQLException unreadable) {
      LOG.warn("The journal of the tables cannot be read", unreadable);
      return Optional.of("The journal of the tables cannot be read.");
    }
    return Optional.empty();
  }

  private static void run(Source source, String statement) throws SQLException {
    try (Connection connection = source.connection();
        Statement one = connection.createStatement()) {
      if (one.execute(statement)) {
        try (ResultSet rows = one.getResultSet()) {
          while (rows.next()) {
            rows.getObject(1);
          }
        }
      }
    }
  }
}
