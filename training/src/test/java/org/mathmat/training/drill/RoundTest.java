package org.mathmat.training.drill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RoundTest {
  private static final Instant START = Instant.EPOCH;

  private static Round answered(Mode mode, String marks) {
    Round round = Round.begin(mode, START);
    for (int i = 0; i < marks.length(); i++) {
      round =
          round.after(
              new Round.Answer("p" + i, marks.charAt(i) == '+', START.plusSeconds(10L * (i + 1))));
    }
    return round;
  }

  private static Instant at(int seconds) {
    return START.plusSeconds(seconds);
  }

  @Test
  void aSprintEndsWithItsTimeOrWithTheLastSlip() {
    Mode sprint = new Mode.Sprint(Duration.ofSeconds(60), 3);
    assertThat(answered(sprint, "++-+").isOver(at(59))).isFalse();
    assertThat(answered(sprint, "++-+").isOver(at(60))).isTrue();
    assertThat(answered(sprint, "---++").score()).isZero();
    assertThat(answered(sprint, "++++++++").score()).isEqualTo(5);
  }

  @Test
  void aStreakEndsWithTheFirstSlip() {
    assertThat(answered(new Mode.Streak(), "+++-+++").score()).isEqualTo(3);
    assertThat(answered(new Mode.Endless(), "+++-+++").score()).isEqualTo(6);
  }

  @Test
  void theFailedOnesComeAgain() {
    Round round = answered(new Mode.Endless(), "+-+-");
    assertThat(round.again()).isEqualTo(Optional.of(new Mode.FixedSet(List.of("p1", "p3"))));
    assertThat(answered(new Mode.Endless(), "++").again()).isEmpty();
    Round again = Round.begin(round.again().orElseThrow(), START);
    Round.Answer right = new Round.Answer("p3", true, at(1));
    Round twice = again.after(right).after(right).after(new Round.Answer("p9", true, at(2)));
    assertThat(twice.answers()).containsExactly(right);
    assertThat(twice.isOver(at(3))).isFalse();
    assertThat(twice.after(new Round.Answer("p1", false, at(4))).isOver(at(4))).isTrue();
    assertThatIllegalArgumentException().isThrownBy(() -> new Mode.FixedSet(List.of("a", "a")));
  }

  @Test
  void oneRacesAgainstOnesOwnGhost() {
    Round.Ghost ghost = answered(new Mode.Endless(), "++-+").ghost();
    Round round = answered(new Mode.Endless(), "-+");
    assertThat(ghost.lead(round, at(9))).isEqualTo(1);
    assertThat(ghost.lead(round, at(25))).isEqualTo(-1);
    assertThat(ghost.lead(round, at(100))).isEqualTo(-2);
  }
}
