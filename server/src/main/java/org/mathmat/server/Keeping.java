package org.mathmat.server;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.mathmat.server.http.Departures;
import org.mathmat.server.people.Erasures;
import org.mathmat.server.store.Database;
import org.mathmat.server.table.Directory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What nobody needs any more goes by itself: tables at which nobody began to play, matches that
 * ended long ago, guests who have not come for long, tokens that are too old. Every node does it;
 * what another has done already is simply gone.
 */
final class Keeping implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Keeping.class);

  /** A table that was prepared on a Friday is still there on Monday. */
  static final Duration UNSTARTED = Duration.ofDays(7);

  private static final Duration OFTEN = Duration.ofHours(1);
  private static final Duration FIRST = Duration.ofMinutes(2);

  /** So many at a time, so that nobody who plays has to wait for it. */
  private static final int SOME = 100;

  private final Database database;
  private final Directory directory;
  private final Erasures erasures;
  private final Departures departures;
  private final Optional<Duration> keep;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("keeping").daemon().factory());

  /**
   * @param keep how long matches are kept; for ever where there is none
   */
  Keeping(
      Database database,
      Directory directory,
      Erasures erasures,
      Departures departures,
      Optional<Duration> keep) {
    this.database = database;
    this.directory = directory;
    this.erasures = erasures;
    this.departures = departures;
    this.keep = keep;
  }

  void start() {
    // A failure is met in tidying itself; nobody waits for the end of it.
    Future<?> _ =
        clock.scheduleWithFixedDelay(
            this::tidy, FIRST.toSeconds(), OFTEN.toSeconds(), TimeUnit.SECONDS);
  }

  private void tidy() {
    try {
      tidy(Instant.now());
    } catch (SQLException | RuntimeException failed) {
      LOG.warn("What is too old could not be deleted; it is tried again in an hour.", failed);
    }
  }

  /** Deletes what is too old at a moment. */
  void tidy(Instant now) throws SQLException {
    List<String> codes;
    do {
      codes = directory.expired(now.minus(UNSTARTED), keep.map(now::minus), SOME);
      for (String code : codes) {
        // The row of the list goes last: what is interrupted is found again.
        database.forget(code);
        directory.drop(code);
      }
    } while (codes.size() == SOME);
    List<String> guests;
    do {
      guests = erasures.absent(now, SOME);
      for (String guest : guests) {
        departures.leave(guest, now);
      }
    } while (guests.size() == SOME);
    erasures.endOldTokens(now);
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
