package org.mathmat.proof.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * The client's types hold: TypeScript's own checker says so, run by the Node that comes with the
 * tests' browser driver.
 */
class TypesTest {
  private static final Path WEB = Path.of("..", "..", "web");
  private static final Path TARGET = Path.of("target");

  @Test
  void theClientIsWellTyped() throws IOException, InterruptedException {
    Path node = node();
    Process checker =
        new ProcessBuilder(
                node.toString(),
                WEB.resolve("target/node_modules/typescript/lib/tsc.js").toString(),
                "--project",
                WEB.resolve("src/main/web/tsconfig.json").toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(checker.getInputStream().readAllBytes(), UTF_8);
    assertThat(checker.waitFor()).as(said).isZero();
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
      try (InputStream in =
          TypesTest.class.getClassLoader().getResourceAsStream("driver/" + place)) {
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
