package org.mathmat.proof.teavm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The core compiled to JavaScript judges as it does on the JVM. */
class EngineTest {
  private static final Path CASES =
      Path.of("../conformance/src/test/resources/vectors/equations/equations.jsonl");

  @Test
  void everyConformanceCaseAgrees() throws IOException, InterruptedException {
    assertThat(Path.of("target/js/engine.js")).exists();
    if (!isInstalled("node")) {
      System.out.println("SKIPPED: no node on this machine, the compiled engine is not run.");
      assumeTrue(false, "needs node");
    }
    Path output = Files.createTempFile("engine", ".txt");
    Process process =
        new ProcessBuilder(
                "node", "src/test/resources/judge-all.mjs", "target/js/engine.js", CASES.toString())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    boolean ended = process.waitFor(5, TimeUnit.MINUTES);
    process.destroyForcibly();
    String said = Files.readString(output, StandardCharsets.UTF_8);
    Files.delete(output);
    assertThat(ended).as(said).isTrue();
    long cases = Files.readAllLines(CASES).stream().filter(line -> !line.isBlank()).count();
    assertThat(cases).isGreaterThan(400);
    assertThat(said.strip()).isEqualTo("agree " + cases);
  }

  private static boolean isInstalled(String command) throws InterruptedException {
    try {
      return new ProcessBuilder(command, "--version").start().waitFor() == 0;
    } catch (IOException notThere) {
      return false;
    }
  }
}
