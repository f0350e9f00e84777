package org.mathmat.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A PostgreSQL that is stopped, killed and started again, on the same data and at the same port.
 */
final class MortalPostgres implements AutoCloseable {
  private final Path data;
  private final int port;
  private Optional<EmbeddedPostgres> running = Optional.empty();

  MortalPostgres(Path data) throws Exception {
    this.data = data;
    try (ServerSocket free = new ServerSocket(0)) {
      this.port = free.getLocalPort();
    }
    start();
  }

  String address() {
    return "jdbc:postgresql://localhost:" + port + "/postgres?user=postgres";
  }

  /** After a {@code kill -9} its children take a moment to see it and let go of its memory. */
  void start() throws Exception {
    Waiting.until(() -> {
      try {
        running =
            Optional.of(
                Postgres.lasting()
                    .setPort(port)
                    .setDataDirectory(data)
                    .setCleanDataDirectory(false)
                    .setPGStartupWait(Duration.ofSeconds(20))
                    .start());
        return true;
      } catch (IOException | IllegalStateException notYet) {
        return false;
      }
    });
  }

  /** In good order: what is under way is broken off. */
  void stop() throws IOException {
    running.orElseThrow().close();
    running = Optional.empty();
  }

  /** As if the power failed. */
  void kill() throws Exception {
    long process = Long.parseLong(Files.readAllLines(data.resolve("postmaster.pid")).getFirst());
    ProcessHandle postmaster = ProcessHandle.of(process).orElseThrow();
    List<ProcessHandle> children = postmaster.children().toList();
    postmaster.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
    Waiting.until(() -> !postmaster.isAlive());
    running.orElseThrow().close();
    running = Optional.empty();
  }

  @Override
  public void close() throws IOException {
    if (running.isPresent()) {
      stop();
    }
  }
}
