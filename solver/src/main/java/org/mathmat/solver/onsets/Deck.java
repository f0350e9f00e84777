package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Universe;

/** The cards dealt, numbered from 0, so that a set of them is a short mask. */
final class Deck {
  private final Universe universe;
  private final List<Integer> bits = new ArrayList<>();
  private final boolean[] meets;

  /**
   * @param goal the values that the Goal may have
   */
  Deck(Law law, Universe universe, List<Integer> goal) {
    this.universe = universe;
    for (int bit = 0; bit < Card.COUNT; bit++) {
      if ((universe.all() >> bit & 1) == 1) {
        bits.add(bit);
      }
    }
    IntUnaryOperator count = law.count().over(universe);
    meets = new boolean[1 << bits.size()];
    for (int mask = 0; mask < meets.length; mask++) {
      int set = expanded(mask);
      meets[mask] = goal.contains(count.applyAsInt(set)) && shows(law, new CardSet(set));
    }
  }

  private static boolean shows(Law law, CardSet set) {
    for (Demand demand : law.demands()) {
      boolean missing =
          switch (demand) {
            case Demand.Holds(Card card) -> !set.contains(card);
            case Demand.Lacks(Card card) -> set.contains(card);
            case Demand.UsesCube _, Demand.Operations _, Demand.RestrictionsRemove _ -> false;
          };
      if (missing) {
        return false;
      }
    }
    return true;
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

  /** Whether a Solution that names these cards meets the Goal and shows the cards it must. */
  boolean meets(int mask) {
    return meets[mask];
  }

  private int expanded(int mask) {
    int set = 0;
    for (int i = 0; i < bits.size(); i++) {
      set |= (mask >> i & 1) << bits.get(i);
    }
    return set;
  }

  Card blank() {
    return universe.blank();
  }
}
