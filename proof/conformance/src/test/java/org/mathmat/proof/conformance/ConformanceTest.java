package org.mathmat.proof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Mathmat answers the conformance cases as the rule-books settle them. */
class ConformanceTest {
  /** Questions to the exact numbers are asked in their own module. */
  private static final Set<String> ELSEWHERE = Set.of("vectors/exact/questions.jsonl");

  @ParameterizedTest
  @EnumSource
  void everyCaseAgrees(Kind kind) throws IOException {
    List<Case> cases = kind.cases();
    assertThat(cases).hasSizeGreaterThanOrEqualTo(kind.floor());
    List<String> disagreements = new ArrayList<>();
    for (Case one : cases) {
      ObjectNode answer = kind.answer(one).json();
      Agreement.disagreement(one.expect(), answer)
          .ifPresent(why -> disagreements.add(one.id() + " (" + one.cite() + "): " + why));
    }
    System.out.printf(
        "%s: %d of %d agree%n", kind.file(), cases.size() - disagreements.size(), cases.size());
    assertThat(disagreements).isEmpty();
  }

  @Test
  void everyFileIsRunHereOrElsewhere() throws IOException {
    Set<String> run = new TreeSet<>(ELSEWHERE);
    for (Kind kind : Kind.values()) {
      run.add(kind.file());
    }
    try (Stream<Path> files = Files.walk(Kind.FILES)) {
      assertThat(files.map(Kind.FILES::relativize).map(Path::toString))
          .filteredOn(file -> file.endsWith(".jsonl"))
          .map(file -> file.replace('\\', '/'))
          .containsExactlyInAnyOrderElementsOf(run);
    }
  }
}
