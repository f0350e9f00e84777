package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mathmat.server.options.Options;

/** A back-up is worth something only if a server starts on it. */
class BackUpTest {
  private static final int STEPS = 20;

  @TempDir Path home;

  private static Server start(Path folder) throws Exception {
    Server server = new Server(Options.embedded(folder).generous(100));
    Waiting.until(server::ready);
    return server;
  }

  private static void play(Match match) throws IOException, InterruptedException {
    for (int i = 0; i < STEPS; i++) {
      match.step();
    }
  }

  /** The players come back with the cookies that they have, and go on. */
  private static void goOn(Path folder, Match match) throws Exception {
    try (Server restored = start(folder)) {
      int before = match.acknowledged();
      assertThat(before).isPositive();
      match.at(restored.port());
      match.check();
      play(match);
      match.check();
      assertThat(match.acknowledged()).isGreaterThan(before);
    }
  }

  @Test
  void aCopiedFolderIsAWholeServer() throws Exception {
    Match match;
    try (Server server = start(home.resolve("data"))) {
      match = new Match(server.port(), 1);
      play(match);
    }
    Path copy = Files.createDirectory(home.resolve("copy"));
    try (var files = Files.list(home.resolve("data"))) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(file.getFileName()));
      }
    }
    goOn(copy, match);
  }

  /** What the command {@code .backup} of sqlite3 does. */
  private static void backUp(Path from, Path to) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + from);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("backup to '" + to + "'");
    }
  }

  @Test
  void aRunningServerIsCopiedByTheDatabaseItself() throws Exception {
    Path data = home.resolve("data");
    Path copy = Files.createDirectory(home.resolve("copy"));
    try (Server server = start(data)) {
      Match match = new Match(server.port(), 2);
      play(match);
      for (String database : List.of("tables.sqlite", "people.sqlite")) {
        backUp(data.resolve(database), copy.resolve(database));
      }
      Files.copy(data.resolve("secret.key"), copy.resolve("secret.key"));
      goOn(copy, match);
    }
  }
}
