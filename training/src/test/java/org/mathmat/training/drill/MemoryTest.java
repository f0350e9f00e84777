package org.mathmat.training.drill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.mathmat.bots.Luck;

class MemoryTest {
  private static final int HISTORIES = 10_000;
  private static final double EXACT = 1e-7;

  private static final List<Grade> GRADES =
      List.of(
          Grade.AGAIN,
          Grade.AGAIN,
          Grade.AGAIN,
          Grade.HARD,
          Grade.HARD,
          Grade.GOOD,
          Grade.GOOD,
          Grade.GOOD,
          Grade.GOOD,
          Grade.GOOD,
          Grade.GOOD,
          Grade.EASY);

  /** The histories are those of {@code histories.mjs}, which asked ts-fsrs 5.4.2. */
  @Test
  void itAgreesWithTsFsrsOnTenThousandHistories() throws IOException {
    List<String> golden = golden();
    assertThat(golden).hasSize(HISTORIES);
    Luck luck = new Luck(20261119);
    for (String line : golden) {
      Optional<Memory> memory = Optional.empty();
      long sum = 0;
      int reviews = 1 + luck.below(20);
      for (int review = 0; review < reviews; review++) {
        int days = 0;
        if (memory.isPresent()) {
          int interval = memory.get().interval();
          days = luck.below(2) == 0 ? interval : luck.below(2 * interval + 2);
        }
        Grade grade = GRADES.get(luck.below(GRADES.size()));
        memory = Optional.of(Memory.after(memory, grade, Math.min(days, 2_000)));
        sum += memory.get().interval();
      }
      String[] numbers = line.split(" ", -1);
      Memory last = memory.orElseThrow();
      assertThat(last.stability() / Double.parseDouble(numbers[0])).isBetween(1 - EXACT, 1 + EXACT);
      assertThat(last.difficulty() / Double.parseDouble(numbers[1]))
          .isBetween(1 - EXACT, 1 + EXACT);
      assertThat(last.interval()).isEqualTo(Integer.parseInt(numbers[2]));
      assertThat(sum).isEqualTo(Long.parseLong(numbers[3]));
    }
  }

  private static List<String> golden() throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(
                    Objects.requireNonNull(
                        MemoryTest.class.getResourceAsStream("histories.txt.gz"))),
                StandardCharsets.UTF_8))) {
      return lines.lines().toList();
    }
  }

  @Test
  void nineInTenAreRememberedAfterAsManyDaysAsTheStability() {
    Memory memory = new Memory(10, 5, 10);
    assertThat(memory.recall(10)).isEqualTo(0.9);
    assertThat(memory.recall(0)).isEqualTo(1);
    assertThat(memory.recall(100)).isLessThan(0.9);
    assertThatIllegalArgumentException().isThrownBy(() -> memory.after(Grade.GOOD, -1));
  }
}
