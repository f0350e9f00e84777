package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code kill -9} in the middle of play, on both databases: nothing that was acknowledged is lost,
 * repeated or out of order, ten times over. Another number is the property {@code mathmat.crashes}.
 */
class CrashTest {
  private static final int CRASHES = Integer.getInteger("mathmat.crashes", 10);
  private static final int TABLES = 4;

  /** One for each task: the common pool has too few on a small machine. */
  private static final Executor THREADS = task -> Thread.ofVirtual().start(task);

  /** In tenths of a second. */
  private static final int PATIENCE = 50;

  @TempDir Path folder;

  @Test
  void nothingIsLostOnTheEmbeddedDatabase() throws Exception {
    crash(List.of("--data", folder.toString()));
  }

  @Test
  void nothingIsLostOnPostgreSql() throws Exception {
    try (EmbeddedPostgres postgres = Postgres.start()) {
      crash(
          List.of(
              "--data",
              folder.toString(),
              "--database",
              postgres.getJdbcUrl("postgres", "postgres")));
    }
  }

  @Test
  void aClockGoesOnAsIfNothingHadHappened() throws Exception {
    List<String> options = List.of("--data", folder.toString());
    Node node = Node.start(options);
    try {
      ClockedTable table = new ClockedTable(node.port());
      node.kill();
      node = Node.start(options);
      table.check(node.port());
    } finally {
      node.kill();
    }
  }

  private static void crash(List<String> options) throws Exception {
    Random random = new Random(5);
    Node node = Node.start(options);
    try {
      List<Match> matches = new ArrayList<>();
      for (int i = 0; i < TABLES; i++) {
        matches.add(new Match(node.port(), i));
      }
      for (int crash = 0; crash < CRASHES; crash++) {
        Node doomed = node;
        int target = acknowledged(matches) + 20 + random.nextInt(20);
        int pause = random.nextInt(30);
        CompletableFuture<Void> end =
            CompletableFuture.runAsync(() -> killAt(doomed, matches, target, pause), THREADS);
        playUntilKilled(matches, end);
        end.join();
        node = Node.start(options);
        int port = node.port();
        for (Match match : matches) {
          match.at(port);
          match.check();
        }
      }
      assertThat(acknowledged(matches)).isGreaterThan(5 * CRASHES);
      assertThat(node.stop()).isIn(0, 143);
    } finally {
      node.kill();
    }
  }

  private static int acknowledged(List<Match> matches) {
    return matches.stream().mapToInt(Match::acknowledged).sum();
  }

  /** In the middle of play: at no particular moment, and on a slow machine after a while. */
  private static void killAt(Node node, List<Match> matches, int target, int pause) {
    try {
      for (int i = 0; i < PATIENCE && acknowledged(matches) < target; i++) {
        Thread.sleep(100);
      }
      Thread.sleep(pause);
      node.kill();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  private static void playUntilKilled(List<Match> matches, CompletableFuture<Void> end)
      throws InterruptedException {
    List<CompletableFuture<Void>> players = new ArrayList<>();
    for (Match match : matches) {
      players.add(CompletableFuture.runAsync(() -> playOn(match), THREADS));
    }
    end.join();
    players.forEach(CompletableFuture::join);
  }

  private static void playOn(Match match) {
    try {
      while (true) {
        match.step();
      }
    } catch (IOException killed) {
      // What is expected here: the connection breaks off.
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
