package org.mathmat.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A ledger is a value: whatever comes after it, or fails to, leaves it as it is. */
class LedgerTest {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  private static final int MANY = 3_000;

  private static Ledger table() {
    Settings settings =
        Openings.settings(
            Openings.equations("agloa-2015", "middle", 2),
            Settings.Clock.UNTIMED,
            new Place.Maker(),
            new Place.Anybody());
    return Ledger.EMPTY.with(new Happened.Created(NOON, "CODE2345", settings, Optional.empty()));
  }

  private static Happened sits(String name) {
    return new Happened.SeatTaken(NOON, 0, new Sitter.Person(name, name));
  }

  @Test
  void whatWasNotStoredLeavesNothingBehind() {
    Ledger before = table();
    Ledger lost = before.with(sits("Ann")).with(sits("Ben"));
    Ledger stored = before.with(sits("Cam"));
    assertThat(lost.version()).isEqualTo(3);
    assertThat(before.version()).isEqualTo(1);
    assertThat(before.after(0)).hasSize(1);
    assertThat(before.state().orElseThrow().names()).isEmpty();
    assertThat(stored.state().orElseThrow().names()).containsExactly("Cam");
    assertThat(stored.after(1)).hasSize(1);
    assertThat(stored.after(2)).isEmpty();
    assertThat(stored.after(99)).isEmpty();
    assertThat(lost.after(1))
        .extracting(event -> ((Happened.SeatTaken) event).sitter().name())
        .containsExactly("Ann", "Ben");
    assertThat(Ledger.EMPTY.version()).isZero();
    assertThat(Ledger.EMPTY.state()).isEmpty();
  }

  private static Answers.Key key(int number) {
    return new Answers.Key(number % 3, "act " + number);
  }

  private static Ledger.Stored stored(long number) {
    return new Ledger.Stored(number, Optional.empty());
  }

  @Test
  void everyActIsAnsweredAsItWasHoweverManyCome() {
    List<Answers> all = new ArrayList<>(List.of(Answers.NONE));
    for (int i = 0; i < MANY; i++) {
      all.add(all.getLast().with(key(i), stored(i)));
    }
    for (int i = 0; i < MANY; i++) {
      assertThat(all.getLast().to(key(i))).contains(stored(i));
      assertThat(all.get(i).to(key(i))).isEmpty();
      assertThat(all.get(i + 1).to(key(i))).contains(stored(i));
    }
    assertThat(all.getLast().to(new Answers.Key(2, "act 0"))).isEmpty();
    assertThat(all.getLast().with(key(7), stored(9_999)).to(key(7))).contains(stored(9_999));
    // Few parts to look into, so that an act costs the same at the end of a long match.
    assertThat(all).allSatisfy(answers -> assertThat(answers.parts()).isLessThan(14));
  }
}
