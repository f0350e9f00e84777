package org.mathmat.solver.onsets;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;

/** Which sets of the cards dealt meet a Goal and show the cards they must. */
final class GoalTest {
  private final List<Integer> goal;
  private final boolean[] meets;
  private final boolean[] within;

  /**
   * @param goal the values that the Goal may have
   */
  GoalTest(Law law, Deck deck, List<Integer> goal) {
    this.goal = goal;
    IntUnaryOperator count = law.count().over(deck.universe());
    int all = deck.universe().all();
    meets = new boolean[deck.all() + 1];
    within = new boolean[deck.all() + 1];
    int set = 0;
    for (int mask = 0; mask < meets.length; mask++) {
      meets[mask] = goal.contains(count.applyAsInt(set)) && shows(law, new CardSet(set));
      within[mask] = meets[mask];
      set = (set - all) & all; // the next set within the universe, in the order of the masks
    }
    for (int card = 1; card < meets.length; card <<= 1) {
      for (int mask = 0; mask < meets.length; mask++) {
        within[mask] |= (mask & card) != 0 && within[mask ^ card];
      }
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

  /** Whether a Solution that names these cards meets the Goal and shows the cards it must. */
  boolean meets(int mask) {
    return meets[mask];
  }

  /** Whether a Goal of these values is the one that is tested. */
  boolean isOf(List<Integer> values) {
    return goal.equals(values);
  }

  /** Whether some of these cards do, so that the set, or keeping them, may be of use. */
  boolean meetsWithin(int mask) {
    return within[mask];
  }

  /** Whether any cards do. */
  boolean canBeMet() {
    return within[within.length - 1];
  }
}
