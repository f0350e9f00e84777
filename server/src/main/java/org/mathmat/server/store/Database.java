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
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.mathmat.server.Options;

/**
 * Where everything is kept. Embedded, the journal of the tables and the rest are two SQLite files,
 * so that neither waits for the other's lock; in PostgreSQL they share a database.
 *
 * @param journal the address of the journal
 * @param embedded whether it is SQLite
 * @param lock keeps a second server out of the folder; it ends with the process, however that ends
 */
public record Database(
    HikariDataSource rest,
    String journal,
    Optional<String> user,
    Optional<String> password,
    boolean embedded,
    Optional<FileChannel> lock)
    implements AutoCloseable {
  /** In milliseconds; whoever asks a database that is down is told so soon. */
  private static final int PATIENCE = 5_000;

  private static final String DURABLE = "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000";

  /** Opens it and brings its schema up to date. */
  public static Database open(Options options) throws IOException, Options.Misuse {
    Optional<String> address = options.database();
    if (address.isPresent()) {
      migrate(address.get(), options, "postgresql");
      return new Database(
          pool(address.get(), options, 8),
          address.get(),
          options.user(),
          options.password(),
          false,
          Optional.empty());
    }
    Path folder = ours(options.data());
    FileChannel lock = lock(folder);
    String journal = "jdbc:sqlite:" + folder.resolve("tables.sqlite") + DURABLE;
    String rest = "jdbc:sqlite:" + folder.resolve("people.sqlite") + DURABLE;
    migrate(journal, options, "sqlite/tables");
    migrate(rest, options, "sqlite/people");
    return new Database(
        pool(rest, options, 2),
        journal,
        Optional.empty(),
        Optional.empty(),
        true,
        Optional.of(lock));
  }

  /** The folder and its databases are for whoever runs the server alone. */
  private static Path ours(Path data) throws IOException, Options.Misuse {
    Path folder;
    try {
      folder = Files.createDirectories(data);
      if (!Files.isWritable(folder)) {
        throw new AccessDeniedException(folder.toString());
      }
    } catch (FileSystemException refused) {
      throw new Options.Misuse(
          "nothing can be written in the folder "
              + data
              + ". Choose another with --data, or let yourself write there.");
    }
    if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
      for (String name : List.of("tables.sqlite", "people.sqlite")) {
        Path file = folder.resolve(name);
        if (!Files.exists(file)) {
          Files.createFile(file);
        }
        // What SQLite makes beside a file has the file's permissions.
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
    }
    return folder;
  }

  private static FileChannel lock(Path folder) throws IOException, Options.Misuse {
    FileChannel file =
        FileChannel.open(
            folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
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

  /** Whether the database answers. */
  public boolean answers() {
    try (Connection connection = rest.getConnection()) {
      return connection.isValid(2);
    } catch (SQLException unreachable) {
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    rest.close();
    if (lock.isPresent()) {
      lock.get().close();
    }
  }
}
