package org.mathmat.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Random pairs of expressions as they occur in the games, with answers by Calcium 0.4.1. */
class GoldenTest {

  @Test
  void everyAnswerAgrees() throws IOException {
    int seen = 0;
    List<String> wrong = new ArrayList<>();
    for (String line : lines()) {
      String[] parts = line.split("[=\t]", -1);
      String answer =
          QuestionsTest.answer(new QuestionsTest.Question("", parts[0], parts[1], parts[2]));
      seen++;
      if (!answer.equals(parts[2])) {
        wrong.add(line + " but was " + answer);
      }
    }
    assertThat(seen).isGreaterThan(900);
    assertThat(wrong).isEmpty();
  }

  private static List<String> lines() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(GoldenTest.class.getResourceAsStream("/vectors/exact/golden.tsv"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank())
          .toList();
    }
  }
}
