package org.mathmat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CliTest {
  @Test
  void withoutACommandTheHelpIsShown() {
    Run run = Run.of("");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("./mathmat COMMAND");
    assertThat(Run.of("", "--help").out()).isEqualTo(run.out());
  }

  @Test
  void theVersionIsANumber() {
    assertThat(Run.of("", "--version").out()).matches("Mathmat [0-9]+\\.[0-9]+\\.[0-9]+.*\n");
  }

  @Test
  void anUnknownCommandGetsAHint() {
    Run run = Run.of("", "vlaue");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo(
            "mathmat: there is no command \"vlaue\". Did you mean \"value\"?"
                + " ./mathmat --help lists them all.\n");
    assertThat(Run.of("", "help", "xyzzyx").err()).doesNotContain("Did you mean");
  }

  @Test
  void anUnknownOptionOrFileIsMisuseAndNothingIsAnswered(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a.jsonl"), "{}\n");
    for (List<String> words :
        List.of(
            List.of("value", "--quick"),
            List.of("value", "--events"),
            List.of("fair", "--events"),
            List.of("value", file.toString(), folder.resolve("b.jsonl").toString()),
            List.of("value", folder.toString()),
            List.of("value", "--limit"),
            List.of("value", "--limit", "soon"),
            List.of("value", "--limit", "0s"),
            List.of("value", "--limit=2h"))) {
      Run run = Run.of("", words.toArray(String[]::new));
      assertThat(run.status()).as("%s", words).isEqualTo(2);
      assertThat(run.err()).startsWith("mathmat: ").endsWith(".\n");
      assertThat(run.out()).isEmpty();
    }
  }

  @Test
  void theLimitIsReadWithItsUnit() throws Misuse {
    assertThat(limit("500ms")).isEqualTo(Duration.ofMillis(500));
    assertThat(limit("10s")).isEqualTo(Duration.ofSeconds(10));
    assertThat(limit("7")).isEqualTo(Duration.ofSeconds(7));
    assertThat(limit("2m")).isEqualTo(Duration.ofMinutes(2));
  }

  @Test
  void filesAreAnsweredOneAfterTheOther(@TempDir Path folder) throws IOException {
    Path one = Files.writeString(folder.resolve("1.jsonl"), "{\"id\":1}\n{\"id\":2}");
    Path two = Files.writeString(folder.resolve("ärger.jsonl"), "{\"id\":3}\n");
    Run run = Run.of("{\"id\":4}\n", "value", one.toString(), "--", two.toString());
    assertThat(run.answers()).hasSize(3);
    assertThat(run.answers().get(2)).startsWith("{\"id\":3,");
  }

  @Test
  void aRecordThatIsTooLongOrNoTextIsRefusedAndNotCutShort() {
    String comments = "# talk\n".repeat(RecordFiles.LONGEST_FILE / 7 + 1);
    Run run = Run.of("mathmat 1\n" + comments, "replay");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("\"TOO_LONG\"");
    assertThat(Run.of(new byte[] {(byte) 0xFF}, "replay").out()).contains("\"ENCODING\"");
  }

  private static Duration limit(String text) throws Misuse {
    return Arguments.read(List.of("--limit", text), Set.of()).limit();
  }
}
