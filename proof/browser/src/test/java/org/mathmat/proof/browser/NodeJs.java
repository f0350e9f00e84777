package org.mathmat.proof.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The Node that comes with the tests' browser driver, and the tools of the client's build. */
final class NodeJs {
  static final Path WEB = Path.of("..", "..", "web");
  private static final Path TARGET = Path.of("target");
  private static final Path MODULES = WEB.resolve("target/node_modules");

  private NodeJs() {}

  /** How a program ended, and what it said. */
  record Ended(int status, String said) {}

  /** Runs a script, or Node itself, with arguments. */
  static Ended run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(node().toString()));
    command.addAll(List.of(arguments));
    return start(command);
  }

  /** TypeScript's own checker. */
  static Ended check(Path project) throws IOException, InterruptedException {
    String checker = MODULES.resolve("typescript/lib/tsc.js").toString();
    return run(checker, "--project", project.toString());
  }

  /** Makes of each file one that Node can run, in a folder of its own. */
  static Ended bundle(List<Path> files, Path folder) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(esbuild().toString()));
    files.forEach(file -> command.add(file.toString()));
    command.addAll(List.of("--bundle", "--platform=node", "--format=esm", "--target=es2022"));
    command.addAll(List.of("--out-extension:.js=.mjs", "--log-level=warning"));
    command.add("--outdir=" + folder);
    return start(command);
  }

  private static Ended start(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Ended(process.waitFor(), said);
  }

  private static Path esbuild() throws IOException {
    try (Stream<Path> all = Files.walk(MODULES.resolve("@esbuild"), 3)) {
      return all.filter(file -> file.getFileName().toString().matches("esbuild(\\.exe)?"))
          .filter(Files::isRegularFile)
          .findFirst()
          .orElseThrow();
    }
  }

  /** Unpacks the Node of this platform once. */
  private static Path node() throws IOException {
    String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    boolean arm = System.getProperty("os.arch").equals("aarch64");
    String place =
        name.contains("win")
            ? "win32_x64/node.exe"
            : (name.contains("mac") ? "mac" : "linux") + (arm ? "-arm64" : "") + "/node";
    Path node = TARGET.resolve("node/" + place.substring(place.indexOf('/') + 1));
    if (!Files.exists(node)) {
      Files.createDirectories(node.getParent());
      try (InputStream in = NodeJs.class.getClassLoader().getResourceAsStream("driver/" + place)) {
        assertThat(in).as("a Node for %s", place).isNotNull();
        Path part = Files.createTempFile(node.getParent(), "node", "");
        Files.write(part, in.readAllBytes());
        assertThat(part.toFile().setExecutable(true)).isTrue();
        Files.move(part, node);
      }
    }
    return node;
  }
}
