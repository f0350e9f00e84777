package org.mathmat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A league's own list on the command line. */
class LeagueOptionTest {
  private static final String EXAMPLE = "../docs/protocol/lake-county.txt";
  private static final String TOTALS =
      "{\"game\":\"equations\",\"rules\":\"agloa-2015\",\"totals\":{\"A\":3,\"B\":2,\"C\":1}}";

  @TempDir private Path folder;

  @Test
  void theListHoldsForEveryLine() {
    Run run = Run.of(TOTALS + "\n" + TOTALS, "score", "--league", EXAMPLE, "--day", "2026-10-05");
    assertThat(run.status()).isZero();
    assertThat(run.answers()).hasSize(2).containsOnly("{\"points\":{\"A\":5,\"B\":3,\"C\":1}}");
  }

  @Test
  void anArenaIsPlayedByTheList() {
    Run run =
        Run.of(
            "",
            "arena",
            "--league=" + EXAMPLE,
            "--day=2026-10-05",
            "--division=elementary",
            "--shakes=1",
            "--bots=beginner,beginner");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("only sideways ; upside-down ; 0-wild ; factorial")
        .contains("1 shakes");
  }

  @Test
  void aBadListIsMisuseWithItsPlace() throws IOException {
    Path file = folder.resolve("league.txt");
    Files.writeString(file, "mathmat league 1\ngame equations\nrules agloa-2015\ncolour blue\n");
    Run run = Run.of(TOTALS, "score", "--league", file.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("line 4, column 1").contains("LEAGUE_WORD");
    Files.write(file, "mathmat league 1\nname é\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(Run.of(TOTALS, "score", "--league", file.toString()).err())
        .contains("line 2, column 6")
        .contains("ENCODING");
    Files.write(file, new byte[200_000]);
    assertThat(Run.of(TOTALS, "score", "--league", file.toString()).err()).contains("TOO_LONG");
  }

  @Test
  void aDayNeedsAList() {
    assertThat(Run.of(TOTALS, "score", "--day", "2026-10-05").err()).contains("--league");
    assertThat(Run.of(TOTALS, "score", "--league", EXAMPLE, "--day", "Monday").err())
        .contains("2026-10-05");
    assertThat(Run.of(TOTALS, "score", "--league", "no-such-file").status()).isEqualTo(2);
    assertThat(Run.of("", "fair", "--league", EXAMPLE).status()).isEqualTo(2);
  }
}
