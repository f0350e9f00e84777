package org.mathmat.solver.onsets;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.WordMap;

/** What is of use for a Goal, of all that cubes can name and keep. */
final class Aim {
  private final GoalTest test;
  private final NamedSets names;
  private final Restrictions restrictions;
  private final WordMap<int[]> usefulSets = new WordMap<>();
  private final WordMap<int[]> usefulKept = new WordMap<>();

  Aim(GoalTest test, NamedSets names, Restrictions restrictions) {
    this.test = test;
    this.names = names;
    this.restrictions = restrictions;
  }

  GoalTest test() {
    return test;
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
    return Arrays.stream(masks.list()).filter(test::meetsWithin).toArray();
  }
}
