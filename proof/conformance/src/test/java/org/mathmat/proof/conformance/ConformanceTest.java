package org.mathmat.proof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Mathmat answers the conformance cases as the rule-books settle them. */
class ConformanceTest {
  /** Questions to the exact numbers are asked in their own module. */
  private static final Set<String> ELSEWHERE = Set.of("vectors/exact/questions.jsonl");

  static List<CaseFile> files() throws IOException {
    return Stream.concat(
            CaseFile.below(CaseFile.VECTORS).stream(), CaseFile.below(CaseFile.OWN).stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyCaseAgreesAndEveryVerdictCitesItsBook(CaseFile file) throws IOException {
    List<Case> cases = file.cases();
    assertThat(cases).isNotEmpty();
    List<String> disagreements = new ArrayList<>();
    List<String> unknown = new ArrayList<>();
    for (Case one : cases) {
      ObjectNode answer = file.answer(one);
      Agreement.disagreement(one.expect(), answer)
          .ifPresent(why -> disagreements.add(one.id() + " (" + one.cite() + "): " + why));
      Set<String> sections = Book.of(file.rules(one)).citable();
      for (String rule : cited(answer)) {
        // What only the record knows, such as a pause, breaks no rule of a book.
        boolean beyondTheBook = rule.isEmpty() && one.cites().contains("match record");
        if (!beyondTheBook && !sections.contains(rule)) {
          unknown.add(one.id() + " cites " + rule);
        }
      }
    }
    System.out.printf(
        "%s: %d of %d agree%n", file, cases.size() - disagreements.size(), cases.size());
    assertThat(disagreements).isEmpty();
    assertThat(unknown).as("cited, but in no list of sections").isEmpty();
  }

  /** The sections that an answer cites. A line that cannot be understood breaks none. */
  private static List<String> cited(ObjectNode answer) {
    List<String> cited = new ArrayList<>();
    for (JsonNode one : answer.findParents("rule")) {
      String rule = one.path("rule").asText();
      if (!rule.isEmpty() || !one.path("code").asText().equals("FORMAT")) {
        cited.add(rule);
      }
    }
    return cited;
  }

  @Test
  void noCaseIsLostAndNoNameIsUsedTwiceInAFile() throws IOException {
    Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
    for (CaseFile file : files()) {
      Set<String> ids = new HashSet<>();
      for (Case one : file.cases()) {
        assertThat(ids.add(one.id())).as("%s: %s", file, one.id()).isTrue();
      }
      counts.merge(file.kind(), ids.size(), Integer::sum);
    }
    for (Kind kind : Kind.values()) {
      assertThat(counts.getOrDefault(kind, 0))
          .as("cases of %s", kind)
          .isGreaterThanOrEqualTo(kind.floor());
    }
  }

  @Test
  void everyFileIsRunHereOrElsewhere() throws IOException {
    Set<String> run = new TreeSet<>(ELSEWHERE);
    files().forEach(file -> run.add(file.toString()));
    assertThat(
            Stream.concat(
                    CaseFile.paths(CaseFile.VECTORS).stream(),
                    CaseFile.paths(CaseFile.OWN).stream())
                .map(path -> path.toString().replace('\\', '/')))
        .containsExactlyInAnyOrderElementsOf(run);
  }
}
