package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mathmat.bots.ArenaResult;

class ArenasTest {
  private static final Duration LIMIT = Duration.ofMinutes(2);
  private static final Map<String, String> MATHDICE =
      Map.of("game", "mathdice", "rules", "mathdice");

  private static ArenaResult play(int shakes, long seed) throws BadInput {
    return Arenas.play(MATHDICE, List.of("perfect", "beginner"), shakes, seed, LIMIT);
  }

  @Test
  void theStrongerIsAheadAndTheSeedDecidesAll() throws BadInput {
    ArenaResult result = play(40, 3);
    assertThat(result.shakes()).isEqualTo(40);
    assertThat(result.refused()).isZero();
    assertThat(result.lines().getFirst().ahead().isPositive()).isTrue();
    assertThat(play(40, 3)).isEqualTo(result);
  }

  @Test
  void anUnknownBotIsRefused() {
    assertThatThrownBy(() -> Arenas.play(MATHDICE, List.of("perfect", "deep"), 1, 1, LIMIT))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("deep");
  }
}
