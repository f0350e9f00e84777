package org.mathmat.proof.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mathmat.wire.Verb;

/** Where the judge calls a Solution correct, the solver finds one too, and the judge agrees. */
class SolvedCasesTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /**
   * @param folder where the files lie
   * @param kind which of them
   * @param floor how many cases there are at least
   * @param open in how many of them the solver need not know: endless spaces, vast numbers
   */
  @ParameterizedTest
  @CsvSource({
    "vectors, EQUATIONS, 280, 0",
    "own, EQUATIONS, 150, 1",
    "vectors, ONSETS_JUDGE, 130, 0",
    "own, ONSETS_JUDGE, 60, 0"
  })
  void whatIsCorrectIsNotImpossible(Path folder, Kind kind, int floor, int open)
      throws IOException {
    List<String> impossible = new ArrayList<>();
    List<String> unknown = new ArrayList<>();
    int asked = 0;
    for (Case one : cases(folder, kind)) {
      if (one.expect().path("correct").asBoolean() && one.question().has("goal")) {
        asked++;
        ObjectNode question = one.question().deepCopy();
        question.remove(List.of("equation", "solution"));
        ObjectNode answer = CaseFile.ask(Verb.SOLVE, question, LIMIT);
        JsonNode solvable = answer.path("solvable");
        if (turnsOnAColour(answer)) {
          // The paper is right with every colour of a cube; the shortest one is not.
          continue;
        }
        if (!solvable.isBoolean()) {
          unknown.add(one.id() + " " + answer);
        } else if (!solvable.asBoolean()) {
          impossible.add(one.id() + " (" + one.cite() + ")");
        } else {
          assertCorrect(one, answer);
        }
      }
    }
    assertThat(impossible).isEmpty();
    assertThat(unknown).hasSizeLessThanOrEqualTo(open);
    assertThat(asked).isGreaterThanOrEqualTo(floor);
  }

  private static boolean turnsOnAColour(ObjectNode answer) {
    return answer.path("error").path("code").asText().equals("COLOUR_MISSING");
  }

  private static List<Case> cases(Path folder, Kind kind) throws IOException {
    List<Case> cases = new ArrayList<>();
    for (CaseFile file : CaseFile.below(folder)) {
      if (file.kind() == kind) {
        cases.addAll(file.cases());
      }
    }
    return cases;
  }

  private static void assertCorrect(Case one, ObjectNode answer) throws IOException {
    ObjectNode question = one.question().deepCopy();
    String field = answer.has("equation") ? "equation" : "solution";
    question.set(field, answer.get(field));
    assertThat(CaseFile.ask(Verb.JUDGE, question, LIMIT).path("correct").asBoolean())
        .as(one.id() + " " + answer)
        .isTrue();
  }
}
