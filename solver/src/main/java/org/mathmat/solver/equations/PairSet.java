package org.mathmat.solver.equations;

/** A set of pairs of words, the first of which is not negative. */
final class PairSet {
  private long[] slots = new long[128];
  private int size;

  PairSet() {
    clear(slots);
  }

  private static void clear(long[] slots) {
    for (int i = 0; i < slots.length; i += 2) {
      slots[i] = -1;
    }
  }

  boolean contains(long first, long second) {
    return slots[slot(first, second)] >= 0;
  }

  void add(long first, long second) {
    int at = slot(first, second);
    if (slots[at] < 0) {
      slots[at] = first;
      slots[at + 1] = second;
      size++;
      if (size * 4 > slots.length) {
        grow();
      }
    }
  }

  private void grow() {
    long[] old = slots;
    slots = new long[old.length * 2];
    clear(slots);
    for (int i = 0; i < old.length; i += 2) {
      if (old[i] >= 0) {
        int at = slot(old[i], old[i + 1]);
        slots[at] = old[i];
        slots[at + 1] = old[i + 1];
      }
    }
  }

  private int slot(long first, long second) {
    int mask = slots.length - 1;
    long mixed = (first * 0x9E3779B97F4A7C15L) ^ (second * 0xC2B2AE3D27D4EB4FL);
    int at = (int) ((mixed * 0x9E3779B97F4A7C15L) >>> 32) & mask & ~1;
    while (slots[at] >= 0 && (slots[at] != first || slots[at + 1] != second)) {
      at = (at + 2) & mask;
    }
    return at;
  }
}
