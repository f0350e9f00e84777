package org.mathmat.solver.equations;

import org.mathmat.solver.equations.Table.Made;

/** Remembers what came of the latest operations, by their operands. */
final class Settled {
  private final int bits;

  private long[] words = new long[0];
  private Made[] made = new Made[0];

  Settled(int bits) {
    this.bits = bits;
  }

  private int slot(Made how, long a, long b) {
    long mixed = a * 0x9E3779B97F4A7C15L + b * 0xC2B2AE3D27D4EB4FL + how.ordinal();
    return (int) ((mixed * 0x9E3779B97F4A7C15L) >>> (64 - bits));
  }

  /** What came of it; {@link Words#ANY} where that is not remembered. */
  long get(Made how, long a, long b) {
    if (made.length == 0) {
      return Words.ANY;
    }
    int slot = slot(how, a, b);
    boolean known = made[slot] == how && words[3 * slot] == a && words[3 * slot + 1] == b;
    return known ? words[3 * slot + 2] : Words.ANY;
  }

  void put(Made how, long a, long b, long word) {
    if (made.length == 0) {
      words = new long[3 << bits];
      made = new Made[1 << bits];
    }
    int slot = slot(how, a, b);
    made[slot] = how;
    words[3 * slot] = a;
    words[3 * slot + 1] = b;
    words[3 * slot + 2] = word;
  }
}
