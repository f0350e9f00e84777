package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mathmat.server.options.Options;

/**
 * PostgreSQL is stopped or killed in the middle of play, five times over, and comes back: nothing
 * that was acknowledged is lost, repeated or stored under another number, and nobody has seen what
 * is not stored. Another number is the property {@code mathmat.outages}.
 */
class OutageTest {
  private static final int OUTAGES = Integer.getInteger("mathmat.outages", 5);
  private static final int TABLES = 3;

  /** One for each task: the common pool has too few on a small machine. */
  private static final Executor THREADS = task -> Thread.ofVirtual().start(task);

  @TempDir Path folder;

  private final Random random = new Random(23);

  @Test
  void nothingIsLostWhenTheDatabaseGoesAndComesBack() throws Exception {
    try (MortalPostgres postgres = new MortalPostgres(folder.resolve("postgres"))) {
      Options options =
          Options.embedded(folder.resolve("data"))
              .generous(1_000)
              .with(postgres.address(), "postgres", "postgres");
      List<Witness> witnesses = new ArrayList<>();
      List<String> records = new ArrayList<>();
      try (Server server = new Server(options)) {
        Waiting.until(server::ready);
        List<Match> matches = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
          matches.add(new Match(server.port(), i));
          witnesses.add(new Witness(matches.getLast()));
        }
        for (int i = 0; i < OUTAGES; i++) {
          outage(postgres, matches, i % 2 == 0);
          check(postgres, witnesses);
        }
        for (Witness witness : witnesses) {
          records.add(witness.record());
        }
        assertThat(acknowledged(matches)).isGreaterThan(5 * TABLES * OUTAGES);
      }
      try (Server server = new Server(options)) {
        Waiting.until(server::ready);
        for (int i = 0; i < TABLES; i++) {
          witnesses.get(i).at(server.port());
          assertThat(witnesses.get(i).record()).isEqualTo(records.get(i));
          witnesses.get(i).watch();
        }
        check(postgres, witnesses);
        witnesses.forEach(Witness::close);
      }
    }
  }

  private static int acknowledged(List<Match> matches) {
    return matches.stream().mapToInt(Match::acknowledged).sum();
  }

  private static void check(MortalPostgres postgres, List<Witness> witnesses) throws Exception {
    try (Connection journal = DriverManager.getConnection(postgres.address())) {
      for (Witness witness : witnesses) {
        witness.check(journal);
      }
    }
  }

  /** All play on while the database is away, and for a while after. */
  private void outage(MortalPostgres postgres, List<Match> matches, boolean killed)
      throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    List<CompletableFuture<Void>> players = new ArrayList<>();
    for (Match match : matches) {
      players.add(CompletableFuture.runAsync(() -> playOn(match, over), THREADS));
    }
    Thread.sleep(400 + random.nextInt(400));
    if (killed) {
      postgres.kill();
    } else {
      postgres.stop();
    }
    Thread.sleep(300 + random.nextInt(500));
    postgres.start();
    for (Match match : matches) {
      int before = match.acknowledged();
      Waiting.until(() -> match.acknowledged() > before + 2);
    }
    over.set(true);
    players.forEach(CompletableFuture::join);
  }

  /** Does what a browser does: whatever was not answered goes again after a moment. */
  private static void playOn(Match match, AtomicBoolean over) {
    while (!over.get()) {
      try {
        match.step();
        if (match.unanswered() > 0) {
          Thread.sleep(200);
          match.sendAgain();
        }
      } catch (IOException noAnswer) {
        // The act stays among those that were not answered.
      } catch (InterruptedException hurried) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }
}
