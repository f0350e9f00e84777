package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.List;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Universe;

/** The cards dealt, numbered from 0, so that a set of them is a short mask. */
final class Deck {
  private final Universe universe;
  private final List<Integer> bits = new ArrayList<>();

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
}
