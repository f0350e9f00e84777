package org.mathmat.proof.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mathmat.proof.node.Node;

/**
 * The client's own tests, of what needs no browser: {@code web/src/test/web/*.test.ts}, run by
 * Node's test runner.
 */
class UnitsTest {
  private static final Path TESTS = NodeJs.WEB.resolve("src/test/web");
  private static final Path FOLDER = Path.of("target", "units");
  private static final Pattern PASSED = Pattern.compile("(?m)^# pass (\\d+)$");

  @Test
  void theClientsOwnTestsPass() throws IOException, InterruptedException {
    List<Path> tests = tests();
    Node.Ended bundled = NodeJs.bundle(tests, FOLDER);
    assertThat(bundled.status()).as(bundled.said()).isZero();
    String[] arguments =
        Stream.concat(
                Stream.of("--test", "--test-reporter=tap"),
                tests.stream().map(UnitsTest::bundle).map(Path::toString))
            .toArray(String[]::new);
    Node.Ended ended = NodeJs.run(arguments);
    assertThat(ended.status()).as(ended.said()).isZero();
    Matcher passed = PASSED.matcher(ended.said());
    assertThat(passed.find()).as(ended.said()).isTrue();
    assertThat(Integer.parseInt(passed.group(1)))
        .as("tests that passed")
        .isGreaterThanOrEqualTo(40);
  }

  private static List<Path> tests() throws IOException {
    try (Stream<Path> files = Files.walk(TESTS)) {
      return files.filter(file -> file.toString().endsWith(".test.ts")).sorted().toList();
    }
  }

  private static Path bundle(Path test) {
    return FOLDER.resolve(test.getFileName().toString().replaceFirst("\\.ts$", ".mjs"));
  }
}
