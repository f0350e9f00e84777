package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Universe;

/** The cards dealt, numbered from 0, so that a set of them is a short mask. */
final class Deck {
  private final Universe universe;
  private final List<Integer> bits = new ArrayList<>();
  private Optional<GoalTest> test = Optional.empty();

  Deck(Universe universe) {
    this.universe = universe;
    for (int bit = 0; bit < Card.COUNT; bit++) {
      if ((universe.all() >> bit & 1) == 1) {
        bits.add(bit);
      }
    }
  }

  Universe universe() {
    return universe;
  }

  int cards() {
    return bits.size();
  }

  int all() {
    return (1 << bits.size()) - 1;
  }

  /** What a colour, V or Λ names. */
  int named(Symbol symbol) {
    int set = universe.named(symbol);
    int mask = 0;
    for (int i = 0; i < bits.size(); i++) {
      mask |= (set >> bits.get(i) & 1) << i;
    }
    return mask;
  }

  /** What meets a Goal of these values; the last one that was asked for is kept. */
  GoalTest test(Law law, List<Integer> goal) {
    GoalTest wanted =
        test.filter(kept -> kept.isOf(goal)).orElseGet(() -> new GoalTest(law, this, goal));
    test = Optional.of(wanted);
    return wanted;
  }
}
