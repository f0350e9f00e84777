package org.mathmat.solver.equations;

import org.jspecify.annotations.Nullable;

/** How often the splits of a part were looked at, and which are left of them. */
final class Looks {
  private Split @Nullable [] fruitful;
  private int count;

  /** The splits of which something may come, where that was looked into. */
  Split @Nullable [] fruitful() {
    return fruitful;
  }

  void setFruitful(Split[] splits) {
    fruitful = splits;
  }

  /** Counts one more. */
  int next() {
    return ++count;
  }
}
