package org.mathmat.host;

import java.util.List;
import java.util.stream.Stream;
import org.mathmat.bots.Arena;
import org.mathmat.bots.Bot;
import org.mathmat.bots.Luck;
import org.mathmat.bots.Strength;
import org.mathmat.table.Rules;
import org.mathmat.table.Seat;
import org.mathmat.table.record.ActionText;

/** A match as the arena needs it. */
record ArenaHall<S, A, E>(RuledMatch<S, A, E> match) implements Arena.Hall<S, A, E> {
  private static final int WORD = 16;

  @Override
  public Rules<S, A, E> rules() {
    return match.rules();
  }

  @Override
  public List<Bot<S, A>> bots(List<Strength> strengths) {
    return match.bots(strengths);
  }

  @Override
  public List<ActionText.Seated<A>> shake(Luck luck) {
    StringBuilder seed = new StringBuilder();
    while (seed.length() < 2 * Seed.BYTES) {
      String word = Long.toHexString(luck.next());
      seed.append("0".repeat(WORD - word.length())).append(word);
    }
    return Stream.concat(
            Stream.of(new ActionText.Seated<A>(Seat.House.CLOCK, match.begin())),
            match.rolls(new Seed(seed.toString())).stream()
                .map(roll -> new ActionText.Seated<A>(Seat.House.CHANCE, roll)))
        .toList();
  }

  @Override
  public List<Integer> totals(S state) {
    return match.totals(state);
  }

  @Override
  public int shakes(S state) {
    return match.shakes(state);
  }
}
