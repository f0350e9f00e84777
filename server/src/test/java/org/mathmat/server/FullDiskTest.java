package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mathmat.server.options.Options;
import org.mathmat.server.store.Database;

/**
 * There is no room for the embedded database any more, and then there is again: whoever acted
 * meanwhile was told that it is not stored, and sends it again.
 */
class FullDiskTest {
  /** What takes all the room, and is thrown away to make some. */
  private static final int BALLAST = 256 * 1024;

  /** How much room is left before it is full, in bytes: a few acts. */
  private static final int LEFT = 12 * 1024;

  /** Where whoever runs a server could say what is done with every new connection. */
  private static final String ON_CONNECTION =
      "pekko-persistence-jdbc.shared-databases.slick.db.connectionInitSql";

  @TempDir Path folder;

  /** Makes room. */
  private interface Tidying {
    void up() throws Exception;
  }

  /** The database itself may not grow beyond a number of pages. */
  @Test
  void actsThatNoLongerFitIntoTheDatabaseAreNotAcknowledged() throws Exception {
    Options options = Options.embedded(folder).generous(1_000);
    Database.open(options).close();
    String address = "jdbc:sqlite:" + folder.resolve("tables.sqlite") + "?busy_timeout=5000";
    try (Connection journal = DriverManager.getConnection(address)) {
      run(journal, "CREATE TABLE ballast AS SELECT zeroblob(" + BALLAST + ") AS bytes");
      long pages = number(journal, "PRAGMA page_count");
      long quota = pages + LEFT / number(journal, "PRAGMA page_size");
      System.setProperty(ON_CONNECTION, "PRAGMA max_page_count = " + quota);
      ConfigFactory.invalidateCaches();
      play(options, address, () -> run(journal, "DROP TABLE ballast"));
    } finally {
      System.clearProperty(ON_CONNECTION);
      ConfigFactory.invalidateCaches();
    }
  }

  private static void run(Connection journal, String statement) throws SQLException {
    try (Statement one = journal.createStatement()) {
      one.execute(statement);
    }
  }

  private static long number(Connection journal, String question) throws SQLException {
    try (Statement one = journal.createStatement();
        ResultSet answer = one.executeQuery(question)) {
      return answer.getLong(1);
    }
  }

  /** A real file system that is full. */
  @Test
  void actsThatNoLongerFitOnTheDiskAreNotAcknowledged() throws Exception {
    mount();
    try {
      Options options = Options.embedded(folder.resolve("data")).generous(1_000);
      String tables = "jdbc:sqlite:" + folder.resolve("data").resolve("tables.sqlite");
      Path ballast = folder.resolve("ballast");
      Database.open(options).close();
      fill(ballast);
      play(options, tables + "?busy_timeout=5000", () -> Files.delete(ballast));
    } finally {
      unmount();
    }
  }

  private void mount() throws IOException, InterruptedException {
    Process mounting =
        new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", folder.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(mounting.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    Assumptions.assumeTrue(
        mounting.waitFor() == 0,
        () -> "Skipped: no small file system could be mounted here (" + said.strip() + ").");
  }

  private void unmount() throws IOException, InterruptedException {
    new ProcessBuilder("umount", "-l", folder.toString()).start().waitFor();
  }

  /** Leaves room for a match that begins, but not for all of it. */
  private static void fill(Path file) throws IOException {
    long room = Files.getFileStore(file.getParent()).getUsableSpace();
    try (OutputStream out = Files.newOutputStream(file)) {
      out.write(new byte[Math.toIntExact(room - BALLAST)]);
    }
  }

  private static void play(Options options, String address, Tidying tidying) throws Exception {
    Witness witness;
    String record;
    try (Server server = new Server(options);
        Connection journal = DriverManager.getConnection(address)) {
      Waiting.until(server::ready);
      Match match = new Match(server.port(), 22);
      witness = new Witness(match);
      while (match.unanswered() < 3) {
        match.step();
      }
      int before = match.acknowledged();
      tidying.up();
      witness.check(journal);
      match.play(10);
      witness.check(journal);
      assertThat(match.acknowledged()).isGreaterThan(before + 10);
      record = witness.record();
    }
    try (Server server = new Server(options);
        Connection journal = DriverManager.getConnection(address)) {
      Waiting.until(server::ready);
      witness.at(server.port());
      assertThat(witness.record()).isEqualTo(record);
      witness.watch();
      witness.check(journal);
      witness.close();
    }
  }
}
