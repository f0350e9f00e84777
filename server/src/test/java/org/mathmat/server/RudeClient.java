package org.mathmat.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** A WebSocket by hand, which reads only when it is told to and sends whatever it likes. */
final class RudeClient implements AutoCloseable {
  private static final int TEXT = 0x81;

  private final Socket socket = new Socket();

  /** Opens a table's socket and reads the server's consent, and nothing after it. */
  RudeClient(int port, String table) throws IOException {
    socket.setReceiveBufferSize(4_096);
    socket.connect(new InetSocketAddress("localhost", port));
    socket.setSoTimeout((int) Duration.ofSeconds(30).toMillis());
    String request =
        "GET /api/tables/%s/live HTTP/1.1\r\nHost: localhost:%d\r\nUpgrade: websocket\r\n"
                .formatted(table, port)
            + "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            + "Sec-WebSocket-Version: 13\r\n\r\n";
    raw(request.getBytes(StandardCharsets.UTF_8));
    StringBuilder consent = new StringBuilder();
    InputStream in = socket.getInputStream();
    while (!consent.toString().endsWith("\r\n\r\n")) {
      consent.append((char) in.read());
    }
    if (!consent.toString().startsWith("HTTP/1.1 101")) {
      throw new IOException("No socket: " + consent);
    }
  }

  /** Any bytes. */
  void raw(byte[] bytes) throws IOException {
    OutputStream out = socket.getOutputStream();
    out.write(bytes);
    out.flush();
  }

  /** A short text, masked with zeros. */
  void text(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byte[] frame = new byte[6 + bytes.length];
    frame[0] = (byte) TEXT;
    frame[1] = (byte) (0x80 | bytes.length);
    System.arraycopy(bytes, 0, frame, 6, bytes.length);
    raw(frame);
  }

  /** Reads on until the server has hung up; how many bytes still came. */
  long drain() {
    long count = 0;
    byte[] buffer = new byte[65_536];
    try {
      InputStream in = socket.getInputStream();
      for (int got = in.read(buffer); got >= 0; got = in.read(buffer)) {
        count += got;
      }
    } catch (java.net.SocketTimeoutException open) {
      throw new AssertionError("The server did not hang up.", open);
    } catch (IOException reset) {
      // Hung up as well.
    }
    return count;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
