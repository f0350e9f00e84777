package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mathmat.bots.Hint;
import org.mathmat.host.LiveMatch;
import org.mathmat.json.JsonObject;
import org.mathmat.solver.Limits;

class HintTest {
  private static final Limits LIMITS = new Limits(() -> false, 2_000_000, 2_000_000);

  private static LiveMatch played(String... lines) throws BadInput {
    LiveMatch match =
        Matches.opening(
            Map.of("game", "equations", "rules", "mlag-2018", "division", "elementary"),
            List.of("Ann", "Ben"));
    for (String line : lines) {
      LiveMatch.Step step =
          line.startsWith("Ann: ")
              ? match.act(0, line.substring(5), Duration.ZERO)
              : match.table(line, Duration.ZERO);
      assertThat(step).as(line).isInstanceOf(LiveMatch.Step.Taken.class);
      match = ((LiveMatch.Step.Taken) step).match();
    }
    return match;
  }

  private static LiveMatch afterTheGoal() throws BadInput {
    return played(
        "shake",
        "roll: r0 r1 r2 r2 r+ r- b0 b1 b2 b3 b× b÷ g4 g5 g6 g^ g× g- k7 k8 k9 k√ k+ k÷",
        "Ann: goal g5");
  }

  private static JsonObject hint(Hint.Level level) throws BadInput {
    return TableJson.hint(afterTheGoal().hint(1, level, LIMITS).orElseThrow());
  }

  @Test
  void firstANudge() throws BadInput {
    JsonObject nudge = hint(Hint.Level.NUDGE);
    assertThat(nudge.path("text").asText()).isEqualTo("There is a Solution with 3 cubes.");
    assertThat(nudge.path("cubes")).hasToString("[]");
    assertThat(nudge.path("solution").isNull()).isTrue();
  }

  @Test
  void thenTheCubesThenTheSolution() throws BadInput {
    JsonObject cubes = hint(Hint.Level.CUBES);
    assertThat(cubes.path("cubes").entries()).hasSize(3);
    assertThat(cubes.path("solution").isNull()).isTrue();
    JsonObject solution = hint(Hint.Level.SOLUTION);
    assertThat(solution.path("solution").asText()).endsWith(" = 5");
    assertThat(solution.path("cubes")).isEqualTo(cubes.path("cubes"));
  }

  @Test
  void thereIsNothingToSayBeforeTheGoal() throws BadInput {
    assertThat(played("shake").hint(0, Hint.Level.NUDGE, LIMITS)).isEqualTo(Optional.empty());
  }
}
