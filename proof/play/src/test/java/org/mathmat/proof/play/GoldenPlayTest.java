package org.mathmat.proof.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mathmat.wire.Answer;
import org.mathmat.wire.Replays;

/**
 * Whole matches with every event they come to, one file for each book and division. A change of
 * behaviour is a difference in a file; run with {@code -Dplays.write=true} to write them anew.
 */
class GoldenPlayTest {
  private static final Path PLAYS = Path.of("src", "test", "resources", "plays");
  private static final String EVENTS = "\n# events\n";
  private static final int FLOOR = 19;
  private static final int LARGEST_SHAKE = 10_000;

  @Test
  void everyPlayComesToItsEvents() throws IOException {
    List<Path> files = plays();
    assertThat(files).hasSizeGreaterThanOrEqualTo(FLOOR);
    for (Path file : files) {
      String text = Files.readString(file);
      int cut = text.indexOf(EVENTS);
      String record = cut < 0 ? text : text.substring(0, cut);
      String events = events(record);
      if (Boolean.getBoolean("plays.write")) {
        Files.writeString(file, record + EVENTS + events);
      } else {
        assertThat(text).as(file.toString()).isEqualTo(record + EVENTS + events);
      }
    }
  }

  @Test
  void theEventsOfAShakeAreSmall() throws IOException {
    int shakes = 0;
    for (Path file : plays()) {
      for (String shake : events(Files.readString(file)).split("ShakeBegun|PointBegun", -1)) {
        assertThat(shake.getBytes(StandardCharsets.UTF_8).length).isLessThan(LARGEST_SHAKE);
        shakes++;
      }
    }
    assertThat(shakes).isGreaterThanOrEqualTo(2 * FLOOR);
  }

  private static List<Path> plays() throws IOException {
    try (Stream<Path> all = Files.list(PLAYS)) {
      return all.filter(file -> file.toString().endsWith(".play")).sorted().toList();
    }
  }

  private static String events(String record) {
    return Replays.events(record).stream()
        .map(answer -> "# " + told(answer))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String told(Answer answer) {
    assertThat(answer).isInstanceOf(Answer.Told.class);
    return answer.json().toString();
  }
}
