package org.mathmat.proof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mathmat.wire.Commands;

/** Mathmat answers the conformance cases as the rule-books settle them. */
class ConformanceTest {
  /**
   * Kinds that do not agree in full yet. A kind that does is taken off this list, or the test
   * fails.
   */
  private static final Set<Kind> NOT_YET = EnumSet.noneOf(Kind.class);

  /** Questions to the exact numbers are asked in their own module; records wait for the replay. */
  private static final Set<String> ELSEWHERE =
      Set.of("exact/questions.jsonl", "records/expect.jsonl");

  private static final Path VECTORS = Path.of("src", "test", "resources", "vectors");
  private static final Duration LIMIT = Duration.ofSeconds(10);
  private static final JsonMapper MAPPER = new JsonMapper();

  @ParameterizedTest
  @EnumSource
  void everyCaseAgrees(Kind kind) throws IOException {
    List<Case> cases = cases(kind);
    assertThat(cases).hasSizeGreaterThanOrEqualTo(kind.floor());
    List<String> disagreements = new ArrayList<>();
    for (Case one : cases) {
      ObjectNode answer = Commands.answer(kind.verb(one), one.question(), LIMIT).json();
      Agreement.disagreement(one.expect(), answer)
          .ifPresent(why -> disagreements.add(one.id() + " (" + one.cite() + "): " + why));
    }
    System.out.printf(
        "%s: %d of %d agree%n", kind.file(), cases.size() - disagreements.size(), cases.size());
    if (NOT_YET.contains(kind)) {
      assertThat(disagreements).as("all agree: take %s off the list NOT_YET", kind).isNotEmpty();
    } else {
      assertThat(disagreements).isEmpty();
    }
  }

  /**
   * For whoever asks the built command the same questions: the files that it must answer in full.
   */
  @AfterAll
  static void listWhatIsSupported() throws IOException {
    List<String> supported =
        Stream.of(Kind.values()).filter(kind -> !NOT_YET.contains(kind)).map(Kind::file).toList();
    Files.write(Path.of("target", "supported"), supported);
  }

  @Test
  void everyFileIsRunHereOrElsewhere() throws IOException {
    Set<String> run = new TreeSet<>(ELSEWHERE);
    for (Kind kind : Kind.values()) {
      run.add(kind.file());
    }
    try (Stream<Path> files = Files.walk(VECTORS)) {
      assertThat(files.map(VECTORS::relativize).map(Path::toString))
          .filteredOn(file -> file.endsWith(".jsonl"))
          .map(file -> file.replace('\\', '/'))
          .containsExactlyInAnyOrderElementsOf(run);
    }
  }

  private static List<Case> cases(Kind kind) throws IOException {
    List<Case> cases = new ArrayList<>();
    for (String line : Files.readAllLines(VECTORS.resolve(kind.file()))) {
      if (!line.isBlank()) {
        cases.add(Case.of((ObjectNode) MAPPER.readTree(line)));
      }
    }
    return cases;
  }
}
