package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mathmat.server.options.Options;

/** Thousands of connections that say nothing, or half a sentence. */
class CrowdTest {
  private static final Duration SOON = Duration.ofSeconds(5);
  private static final Duration IDLE = Duration.ofSeconds(25);
  private static final String HALF = "GET /health HTTP/1.1\r\nHost: localhost\r\nX-";

  @TempDir Path folder;

  private static Socket connect(int port) throws IOException {
    Socket socket = new Socket();
    socket.connect(new InetSocketAddress("localhost", port), (int) SOON.toMillis());
    return socket;
  }

  private static void close(List<Socket> sockets) throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
  }

  @Test
  void whoConnectsAndSaysNothingHoldsNobodyUp() throws Exception {
    List<Socket> crowd = new ArrayList<>();
    try (Server server = new Server(Options.embedded(folder))) {
      Waiting.until(server::ready);
      for (int i = 0; i < 2_000; i++) {
        Socket socket = connect(server.port());
        crowd.add(socket);
        if (i % 2 == 0) {
          socket.getOutputStream().write(HALF.getBytes(StandardCharsets.UTF_8));
        }
      }
      Client ann = new Client(server.port());
      for (int i = 0; i < 20; i++) {
        long begun = System.nanoTime();
        assertThat(ann.get("/health").status()).isEqualTo(200);
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(SOON);
      }
    } finally {
      close(crowd);
    }
  }

  @Test
  void anAddressHasOnlySoManyConnections() throws Exception {
    List<Socket> crowd = new ArrayList<>();
    try (Server server = new Server(Options.embedded(folder))) {
      Waiting.until(server::ready);
      for (int i = 0; i < 2_600; i++) {
        crowd.add(connect(server.port()));
      }
      long begun = System.nanoTime();
      Waiting.until(() -> isClosed(crowd.getLast()));
      // Whoever only says nothing is closed later.
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(IDLE);
      close(crowd);
      Client ann = new Client(server.port());
      Waiting.until(() -> answers(ann));
    } finally {
      close(crowd);
    }
  }

  private static boolean isClosed(Socket socket) throws IOException {
    socket.setSoTimeout(100);
    try {
      return socket.getInputStream().read() < 0;
    } catch (java.net.SocketTimeoutException open) {
      return false;
    } catch (IOException reset) {
      return true;
    }
  }

  private static boolean answers(Client client) throws InterruptedException {
    try {
      return client.get("/health").status() == 200;
    } catch (IOException notYet) {
      return false;
    }
  }
}
