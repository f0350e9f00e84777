package org.mathmat.solver.onsets;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.solver.search.WordMap;

/** Which sets of cards meet a Goal and show the cards they must, and what is of use for that. */
final class Aim {
  private final int cards;
  private final boolean[] meets;
  private final boolean[] within;
  private final NamedSets names;
  private final Restrictions restrictions;
  private final WordMap<int[]> usefulSets = new WordMap<>();
  private final WordMap<int[]> usefulKept = new WordMap<>();

  /**
   * @param goal the values that the Goal may have
   */
  Aim(Law law, Deck deck, List<Integer> goal, NamedSets names, Restrictions restrictions) {
    this.cards = deck.cards();
    this.names = names;
    this.restrictions = restrictions;
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

  int cards() {
    return cards;
  }

  /** Whether any cards do. */
  boolean canBeMet() {
    return within[within.length - 1];
  }

  /** The sets that exactly these cubes can name and that have a subset that meets the Goal. */
  int[] sets(int word) {
    int @Nullable [] before = usefulSets.get(word);
    if (before != null) {
      return before;
    }
    int[] sets = useful(names.of(word));
    usefulSets.put(word, sets);
    return sets;
  }

  /** The cards that Restrictions of these cubes can keep, where some of them meet the Goal. */
  int[] kept(int word) {
    int @Nullable [] before = usefulKept.get(word);
    if (before != null) {
      return before;
    }
    int[] kept = useful(restrictions.of(word));
    usefulKept.put(word, kept);
    return kept;
  }

  private int[] useful(Masks masks) {
    return Arrays.stream(masks.list()).filter(mask -> within[mask]).toArray();
  }
}
