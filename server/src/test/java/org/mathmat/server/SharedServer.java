package org.mathmat.server;

import java.nio.file.Files;
import java.nio.file.Path;
import org.mathmat.server.options.Options;

/** One server with an embedded database for all tests that only ask it things. */
final class SharedServer {
  private static final Server SERVER = start();

  private SharedServer() {}

  private static Server start() {
    try {
      Path folder = Files.createTempDirectory("mathmat-test");
      Server server = new Server(Options.embedded(folder).generous(100));
      Waiting.until(server::ready);
      Runtime.getRuntime().addShutdownHook(new Thread(server::close));
      return server;
    } catch (Exception failed) {
      throw new AssertionError("The server does not start.", failed);
    }
  }

  static Server get() {
    return SERVER;
  }
}
