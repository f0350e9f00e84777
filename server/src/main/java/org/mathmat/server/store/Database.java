package org.mathmat.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.mathmat.server.options.Options;

/**
 * Where everything is kept. Embedded, the journal of the tables and the rest are two SQLite files,
 * so that neither waits for the other's lock; in PostgreSQL they share a database.
 *
 * @param journal the address of the journal
 * @param embedded whether it is SQLite
 * @param lock keeps a second server out of the folder; it ends with the process, however that ends
 * @param pulse whether all of it can be written and read
 */
public record Database(
    HikariDataSource rest,
    String journal,
    Optional<String> user,
    Optional<String> password,
    boolean embedded,
    Optional<FileChannel> lock,
    Pulse pulse)
    implements AutoCloseable {
  /** In milliseconds; whoever asks a database that is down is told so soon. */
  private static final int PATIENCE = 5_000;

  /** "Math": what a SQLite file says it is for. To say it again is a write like any other. */
  private static final String NAMED = "PRAGMA application_id = 1298232424";

  /** An entry of PostgreSQL's own log, which nobody reads. */
  private static final String LOGGED = "SELECT pg_logical_emit_message(true, 'mathmat', 'pulse')";

  private static final String DURABLE = "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000";

  private static final List<String> FILES = List.of("tables.sqlite", "people.sqlite");

  /** One of these is in every folder of ours. */
  private static final List<String> OURS =
      List.of("tables.sqlite", "people.sqlite", "secret.key", "lock");

  /** Opens it and brings its schema up to date. */
  public static Database open(Options options) throws IOException, Options.Misuse {
    Optional<String> address = options.database();
    if (address.isPresent()) {
      migrate(address.get(), options, "postgresql");
      HikariDataSource all = pool(address.get(), options, 8);
      return new Database(
          all,
          address.get(),
          options.user(),
          options.password(),
          false,
          Optional.empty(),
          new Pulse(
              new Pulse.Patient(all::getConnection, all::getConnection, LOGGED, Optional.empty())));
    }
    Path folder = ours(options.data());
    FileChannel lock = lock(folder);
    String journal = "jdbc:sqlite:" + folder.resolve("tables.sqlite") + DURABLE;
    String rest = "jdbc:sqlite:" + folder.resolve("people.sqlite") + DURABLE;
    migrate(journal, options, "sqlite/tables");
    migrate(rest, options, "sqlite/people");
    HikariDataSource pool = pool(rest, options, 2);
    return new Database(
        pool,
        journal,
        Optional.empty(),
        Optional.empty(),
        true,
        Optional.of(lock),
        new Pulse(
            new Pulse.Patient(
                pool::getConnection,
                () -> DriverManager.getConnection(journal),
                NAMED,
                Optional.of(folder))));
  }

  /** The folder and its databases are for whoever runs the server alone. */
  private static Path ours(Path data) throws IOException, Options.Misuse {
    try {
      if (isForeign(data)) {
        throw new Options.Misuse(
            "the folder "
                + data
                + " holds other things. Choose an empty one, or one that is not there yet, with"
                + " --data.");
      }
      Path folder = Files.createDirectories(data);
      if (!Files.isWritable(folder)) {
        throw new AccessDeniedException(folder.toString());
      }
      if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        for (String name : FILES) {
          Path file = folder.resolve(name);
          if (!Files.exists(file)) {
            Files.createFile(file);
          }
          // What SQLite makes beside a file has the file's permissions.
          Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        }
      }
      return folder;
    } catch (FileSystemException refused) {
      throw new Options.Misuse(
          "nothing can be written in the folder "
              + data
              + ". Choose another with --data, or let yourself write there: it, and the files in"
              + " it, must be yours.");
    }
  }

  /** Whether a folder is in use for something else, such as somebody's documents. */
  private static boolean isForeign(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<String> names = files.map(file -> file.getFileName().toString()).toList();
      return !names.isEmpty() && names.stream().noneMatch(OURS::contains);
    }
  }

  private static FileChannel lock(Path folder) throws IOException, Options.Misuse {
    FileChannel file;
    try {
      file =
          FileChannel.open(
              folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (FileSystemException refused) {
      throw new Options.Misuse(
          "the file \"lock\" in the folder "
              + folder
              + " cannot be written; the folder and the files in it must be yours.");
    }
    try {
      if (file.tryLock() != null) {
        return file;
      }
    } catch (OverlappingFileLockException ourselves) {
      // A second server in the same process is one too many as well.
    }
    file.close();
    throw new Options.Misuse(
        "another Mathmat server uses the folder "
            + folder
            + ". Stop it, or choose another folder with --data.");
  }

  private static void migrate(String address, Options options, String folder) {
    Flyway.configure(Database.class.getClassLoader())
        .dataSource(address, options.user().orElse(null), options.password().orElse(null))
        .locations("classpath:org/mathmat/server/store/" + folder)
        .load()
        .migrate();
  }

  private static HikariDataSource pool(String address, Options options, int connections) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(address);
    options.user().ifPresent(config::setUsername);
    options.password().ifPresent(config::setPassword);
    config.setMaximumPoolSize(connections);
    config.setPoolName("mathmat");
    config.setConnectionTimeout(PATIENCE);
    return new HikariDataSource(config);
  }

  /** Deletes the journal of a table for good. */
  public void forget(String code) throws SQLException {
    try (Connection connection =
            embedded ? DriverManager.getConnection(journal) : rest.getConnection();
        PreparedStatement delete =
            connection.prepareStatement("DELETE FROM event_journal WHERE persistence_id = ?")) {
      delete.setString(1, "table|" + code);
      delete.executeUpdate();
    }
  }

  /** Nothing where everything can be stored and read; else what is wrong. */
  public Optional<String> trouble() {
    return pulse.trouble();
  }

  @Override
  public void close() throws IOException {
    rest.close();
    if (lock.isPresent()) {
      lock.get().close();
    }
  }
}
