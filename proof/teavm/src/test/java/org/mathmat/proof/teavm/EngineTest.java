package org.mathmat.proof.teavm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The core and the solver compiled to JavaScript answer as they do on the JVM. */
class EngineTest {
  private static final Path CASES =
      Path.of("../conformance/src/test/resources/vectors/equations/equations.jsonl");
  private static final Path POSITIONS = Path.of("src/test/resources/positions.txt");
  private static final int STEPS = 200_000;

  @Test
  void everyConformanceCaseAgrees() throws IOException, InterruptedException {
    String said = run("src/test/resources/judge-all.mjs", CASES.toString());
    long cases = Files.readAllLines(CASES).stream().filter(line -> !line.isBlank()).count();
    assertThat(cases).isGreaterThan(400);
    assertThat(said.strip()).isEqualTo("agree " + cases);
  }

  @Test
  void positionsAreSolvedAsOnTheJvm() throws IOException, InterruptedException {
    List<String> here = new ArrayList<>();
    for (String line : Files.readAllLines(POSITIONS)) {
      String[] parts = line.split("\\|", -1);
      String[] chosen =
          Arrays.stream(parts[2].split(";", -1)).filter(n -> !n.isEmpty()).toArray(String[]::new);
      here.add(
          Engine.solve(
              new String[] {parts[0], parts[1]},
              chosen,
              Arrays.copyOfRange(parts, 3, parts.length),
              STEPS));
    }
    assertThat(here).hasSizeGreaterThan(40);
    assertThat(here).anyMatch(answer -> answer.startsWith("impossible"));
    assertThat(here).anyMatch(answer -> answer.contains(" = "));
    String said =
        run("src/test/resources/solve-all.mjs", POSITIONS.toString(), String.valueOf(STEPS));
    assertThat(said.strip().split("\n", -1)).containsExactlyElementsOf(here);
  }

  /** What a script says that calls the compiled engine. */
  private static String run(String script, String... arguments)
      throws IOException, InterruptedException {
    assertThat(Path.of("target/js/engine.js")).exists();
    if (!isInstalled("node")) {
      System.out.println("SKIPPED: no node on this machine, the compiled engine is not run.");
      assumeTrue(false, "needs node");
    }
    List<String> command = new ArrayList<>(List.of("node", script, "target/js/engine.js"));
    command.addAll(List.of(arguments));
    Path output = Files.createTempFile("engine", ".txt");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    boolean ended = process.waitFor(5, TimeUnit.MINUTES);
    process.destroyForcibly();
    String said = Files.readString(output, StandardCharsets.UTF_8);
    Files.delete(output);
    assertThat(ended).as(said).isTrue();
    return said;
  }

  private static boolean isInstalled(String command) throws InterruptedException {
    try {
      return new ProcessBuilder(command, "--version").start().waitFor() == 0;
    } catch (IOException notThere) {
      return false;
    }
  }
}
