package org.mathmat.proof.node;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The Node that comes with the tests' browser driver, for a module that lies beside this one. */
public final class Node {
  private static final Path FOLDER = Path.of("..", "node", "target", "node").toAbsolutePath();

  private Node() {}

  /** How a program ended, and what it said. */
  public record Ended(int status, String said) {}

  /** Runs a script, or Node itself, with arguments. */
  public static Ended run(Path folder, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(unpacked().toString()));
    command.addAll(arguments);
    return start(folder, command);
  }

  /** Runs any program. */
  public static Ended start(Path folder, List<String> command)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Ended(process.waitFor(), said);
  }

  /** Unpacks the Node of this platform once. */
  private static Path unpacked() throws IOException {
    String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    boolean arm = System.getProperty("os.arch").equals("aarch64");
    String place =
        name.contains("win")
            ? "win32_x64/node.exe"
            : (name.contains("mac") ? "mac" : "linux") + (arm ? "-arm64" : "") + "/node";
    Path node = FOLDER.resolve(place.substring(place.indexOf('/') + 1)).normalize();
    if (!Files.exists(node)) {
      Files.createDirectories(node.getParent());
      try (InputStream in = Node.class.getClassLoader().getResourceAsStream("driver/" + place)) {
        if (in == null) {
          throw new IllegalStateException("The browser driver has no Node for " + place + ".");
        }
        Path part = Files.createTempFile(node.getParent(), "node", "");
        Files.write(part, in.readAllBytes());
        if (!part.toFile().setExecutable(true)) {
          throw new IllegalStateException(part + " cannot be made executable.");
        }
        Files.move(part, node);
      }
    }
    return node;
  }
}
