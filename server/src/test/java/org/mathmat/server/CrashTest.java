package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code kill -9} in the middle of play, on both databases: nothing that was acknowledged is lost,
 * repeated or out of order. How often is the property {@code mathmat.crashes}.
 */
class CrashTest {
  private static final int CRASHES = Integer.getInteger("mathmat.crashes", 1);
  private static final int TABLES = 4;

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
        CompletableFuture<Void> end =
            CompletableFuture.runAsync(
                () -> {
                  try {
                    doomed.kill();
                  } catch (InterruptedException hurried) {
                    Thread.currentThread().interrupt();
                  }
                },
                CompletableFuture.delayedExecutor(
                    1500 + random.nextInt(1500), TimeUnit.MILLISECONDS));
        playUntilKilled(matches, end);
        end.join();
        node = Node.start(options);
        int port = node.port();
        for (Match match : matches) {
          match.at(port);
          match.check();
        }
      }
      int acknowledged = matches.stream().mapToInt(Match::acknowledged).sum();
      assertThat(acknowledged).isGreaterThan(20 * CRASHES);
      assertThat(node.stop()).isIn(0, 143);
    } finally {
      node.kill();
    }
  }

  private static void playUntilKilled(List<Match> matches, CompletableFuture<Void> end)
      throws InterruptedException {
    List<CompletableFuture<Void>> players = new ArrayList<>();
    for (Match match : matches) {
      players.add(
          CompletableFuture.runAsync(() -> {
            try {
              while (true) {
                match.step();
              }
            } catch (IOException killed) {
              // What is expected here: the connection breaks off.
            } catch (InterruptedException hurried) {
              Thread.currentThread().interrupt();
            }
          }));
    }
    end.join();
    players.forEach(CompletableFuture::join);
  }
}
