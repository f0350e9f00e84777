package org.mathmat.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, which can be killed. */
final class Node {
  private final Process process;
  private final int port;

  private Node(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static Node start(List<String> options) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + "/bin/java");
    command.addAll(
        List.of(
            "-Xmx384m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xshare:auto",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            System.getProperty("java.class.path"),
            "org.mathmat.server.Main",
            "--host",
            "localhost",
            "--port",
            "0",
            "--generosity",
            "100"));
    command.addAll(options);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    CompletableFuture<Integer> port = CompletableFuture.supplyAsync(() -> port(process));
    try {
      Node node = new Node(process, port.get(120, TimeUnit.SECONDS));
      Waiting.until(node::ready);
      return node;
    } catch (Exception failed) {
      process.destroyForcibly();
      throw failed;
    }
  }

  private static int port(Process process) {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    try {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int colon = line.lastIndexOf("localhost:");
        if (colon >= 0) {
          return Integer.parseInt(line.substring(colon + 10).split(" ", 2)[0]);
        }
      }
    } catch (IOException broken) {
      throw new AssertionError("The server's output cannot be read.", broken);
    }
    throw new AssertionError("The server ended before it said where it is.");
  }

  boolean ready() {
    try {
      return new Client(port).get("/ready").status() == 200;
    } catch (IOException | InterruptedException notYet) {
      return false;
    }
  }

  int port() {
    return port;
  }

  /** As if the power failed: {@code kill -9}. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor();
  }

  /** In good order: what Ctrl-C does. */
  int stop() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("The server did not stop within a minute.");
    }
    return process.exitValue();
  }
}
