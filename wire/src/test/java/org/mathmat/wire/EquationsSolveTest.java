package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.json.Json;

/** What the command {@code solve} says of positions of Equations. */
class EquationsSolveTest {
  @Test
  void theLastCubeGoesToForbiddenOnlyWhereTheBookLetsIt() {
    String cubes = "\"goal\":\"8\",\"permitted\":\"4 4\",\"resources\":\"+\",\"moves\":true";
    assertThat(moves("agloa-2015", "impossible", cubes)).containsExactly("+R safe", "+P safe");
    assertThat(moves("mlag-2018", "impossible", cubes)).containsExactly("+R safe", "+P safe");
    assertThat(moves("guide", "p-flub", cubes))
        .containsExactly("+R now", "+P now", "+F impossible");
  }

  @Test
  void afterAMoveNowNeedsTwoCubesInResources() {
    String few = "\"goal\":\"8\",\"permitted\":\"4 4\",\"resources\":\"+ 1\",\"moves\":true";
    assertThat(moves("agloa-2015", "now", few)).contains("+R safe", "1P safe", "+F impossible");
    String enough = few.replace("+ 1", "+ 1 2");
    assertThat(moves("agloa-2015", "now", enough)).contains("+R now", "1P now", "+F impossible");
  }

  @Test
  void beforeACubeIsPlayedNobodyMayChallengeNow() {
    String cubes = "\"goal\":\"8\",\"resources\":\"4 4 + 1 2\",\"moves\":true";
    assertThat(moves("agloa-2015", "now", cubes))
        .contains("1F safe")
        .noneMatch(m -> m.endsWith("now"));
  }

  @Test
  void aListOfSolutionsThatMayLackSomeSaysSo() {
    Json some =
        ask(
            "agloa-2015",
            "impossible",
            "\"variations\":[\"powers of the base\"],\"goal\":\"6\",\"permitted\":\"5 +"
                + " 1\",\"all\":9");
    assertThat(some.path("solutions").entries()).isNotEmpty();
    assertThat(some.path("why").asText()).contains("There may be more Solutions");
    Json all = ask("agloa-2015", "impossible", "\"goal\":\"8\",\"permitted\":\"4 4 +\",\"all\":9");
    assertThat(all.path("solutions").entries()).hasSize(1);
    assertThat(all.has("why")).isFalse();
  }

  private static final String EXPONENT = "\"variations\":[\"exponent red\"],";

  @Test
  void theColourIsAskedForWhereTheAnswerTurnsOnIt() {
    Json turns = ask("agloa-2015", "impossible", EXPONENT + "\"goal\":\"9\",\"required\":\"3 2\"");
    assertThat(turns.path("error").path("code").asText()).isEqualTo("COLOUR_MISSING");
    assertThat(turns.path("error").path("cube").asText()).isEqualTo("2");
    assertThat(turns.path("error").path("colours").entries())
        .map(Json::asText)
        .containsExactly("r", "b");
    Json longer =
        ask(
            "agloa-2015",
            "impossible",
            EXPONENT + "\"goal\":\"9\",\"required\":\"3 2\",\"permitted\":\"^\"");
    assertThat(longer.path("error").path("cube").asText()).isEqualTo("2");
  }

  @Test
  void anAnswerThatIsTheSameWhateverTheColoursStands() {
    String cubes = "\"goal\":\"6\",\"required\":\"3\",\"permitted\":\"×\",\"resources\":\"2 7 +\"";
    Json answer = ask("agloa-2015", "impossible", EXPONENT + cubes + ",\"all\":9");
    assertThat(answer.path("solutions").entries()).hasSize(1);
    assertThat(answer.path("cubes").asInt()).isEqualTo(3);
    assertThat(moves("agloa-2015", "impossible", EXPONENT + cubes + ",\"moves\":true"))
        .contains("2R now", "2F impossible", "7R impossible");
    Json none = ask("agloa-2015", "impossible", EXPONENT + "\"goal\":\"7\",\"required\":\"3 2\"");
    assertThat(none.path("solvable").isTruth()).isTrue();
    assertThat(none.path("solvable")).hasToString("false");
  }

  @Test
  void aMoveThatTurnsOnTheColourAsksForIt() {
    String cubes = "\"goal\":\"9\",\"permitted\":\"3 5\",\"resources\":\"2 7 + 4\",\"moves\":true";
    Json answer = ask("agloa-2015", "impossible", EXPONENT + cubes);
    assertThat(answer.path("error").path("code").asText()).isEqualTo("COLOUR_MISSING");
  }

  @Test
  void goalsAreTheSameWhateverTheColoursOrTheColourIsAskedFor() {
    Json same = ask("agloa-2015", "impossible", EXPONENT + "\"goals\":true,\"roll\":\"3 2 5 + ×\"");
    assertThat(same.path("goals").entries()).isNotEmpty();
    Json turns = ask("agloa-2015", "impossible", EXPONENT + "\"goals\":true,\"roll\":\"3 2 9\"");
    assertThat(turns.path("error").path("code").asText()).isEqualTo("COLOUR_MISSING");
  }

  private static List<String> moves(String rules, String challenge, String fields) {
    List<String> moves = new ArrayList<>();
    for (Json move : ask(rules, challenge, fields).path("moves").entries()) {
      moves.add(
          move.path("cube").asText()
              + move.path("to").asText()
              + " "
              + move.path("result").asText());
    }
    return moves;
  }

  private static Json ask(String rules, String challenge, String fields) {
    String line =
        "{\"game\":\"equations\",\"rules\":\"%s\",\"division\":\"middle\",\"challenge\":\"%s\",%s}"
            .formatted(rules, challenge, fields);
    return Commands.answer(Verb.SOLVE, line, Duration.ofSeconds(5)).json();
  }
}
