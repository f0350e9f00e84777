package org.mathmat.training.drill;

import java.time.Duration;
import java.util.List;

/** A way to practise. */
public sealed interface Mode {
  /** As many as possible in a time; so many slips end it. */
  record Sprint(Duration time, int slips) implements Mode {
    public static final Sprint USUAL = new Sprint(Duration.ofMinutes(3), 3);

    public Sprint {
      if (!time.isPositive() || slips < 1) {
        throw new IllegalArgumentException("A sprint needs a time and at least one slip.");
      }
    }
  }

  /** Until the first slip. */
  record Streak() implements Mode {}

  /** As long as one likes. */
  record Endless() implements Mode {}

  /** These puzzles, each once, as a coach chose them or as they failed before. */
  record FixedSet(List<String> puzzles) implements Mode {
    public FixedSet {
      puzzles = List.copyOf(puzzles);
      if (puzzles.isEmpty() || puzzles.stream().distinct().count() < puzzles.size()) {
        throw new IllegalArgumentException("A set has puzzles, each of them once.");
      }
    }
  }
}
