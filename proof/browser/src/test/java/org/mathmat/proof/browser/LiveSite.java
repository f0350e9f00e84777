package org.mathmat.proof.browser;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The real server, in a process of its own as people start it, with an empty folder. It can be
 * killed and started again.
 */
final class LiveSite implements AutoCloseable {
  private static final Path ROOT = Path.of("..", "..");
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Path data;
  private final int port;
  private Process server;
  private static @Nullable LiveSite shared;

  LiveSite(Path data) throws IOException {
    this.data = data;
    try (ServerSocket free = new ServerSocket(0)) {
      this.port = free.getLocalPort();
    }
    this.server = start();
    awaitReady();
  }

  /** One server for all who do not harm it; it ends with the tests. */
  static synchronized LiveSite shared() throws IOException {
    Chromium.get(); // no server is started where no browser is
    LiveSite running = shared;
    if (running == null) {
      Path data = Files.createTempDirectory(Path.of("target"), "server");
      running = new LiveSite(data);
      Runtime.getRuntime().addShutdownHook(new Thread(running::close));
      shared = running;
    }
    return running;
  }

  private Process start() throws IOException {
    String classPath =
        String.join(
            File.pathSeparator,
            ROOT.resolve("web/target/classes").toString(),
            ROOT.resolve("server/target/classes").toString(),
            ROOT.resolve("server/target/jars").resolve("*").toString());
    return new ProcessBuilder(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-cp",
                classPath,
                "org.mathmat.server.Main",
                "--host=localhost",
                "--port=" + port,
                "--data=" + data,
                "--generosity=1000"))
        .redirectErrorStream(true)
        .redirectOutput(new File("target", "server.log"))
        .start();
  }

  private void awaitReady() {
    HttpRequest question = HttpRequest.newBuilder(URI.create(address() + "/ready")).build();
    long end = System.nanoTime() + PATIENCE.toNanos();
    try (HttpClient client = HttpClient.newHttpClient()) {
      while (System.nanoTime() < end && server.isAlive()) {
        if (ready(client, question)) {
          return;
        }
        Thread.sleep(200);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    server.destroyForcibly();
    throw new IllegalStateException("The server did not get ready; see target/server.log.");
  }

  private static boolean ready(HttpClient client, HttpRequest question)
      throws InterruptedException {
    try {
      return client.send(question, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException notYet) {
      return false;
    }
  }

  String address() {
    return "http://localhost:" + port;
  }

  /**
   * The server dies without a word and comes again; everybody is cut off, what was stored is there.
   */
  void crash() throws IOException, InterruptedException {
    server.destroyForcibly().waitFor();
    server = start();
  }

  @Override
  public void close() {
    server.destroyForcibly();
  }
}
