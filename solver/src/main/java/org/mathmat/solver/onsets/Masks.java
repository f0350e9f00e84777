package org.mathmat.solver.onsets;

import org.jspecify.annotations.Nullable;

/** A set of sets of cards, each a mask of the cards dealt. */
final class Masks {
  /** No sets at all. */
  static final Masks NONE = new Masks(0);

  private final long[] bits;
  private int @Nullable [] list;

  /** For masks of so many cards. */
  Masks(int cards) {
    bits = new long[Math.max(1, (1 << cards) >> 6)];
  }

  void add(int mask) {
    bits[mask >> 6] |= 1L << mask;
    list = null;
  }

  boolean contains(int mask) {
    return mask >> 6 < bits.length && (bits[mask >> 6] & (1L << mask)) != 0;
  }

  int size() {
    int size = 0;
    for (long word : bits) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** How many words of memory it takes, with its list and the part of it that is of use. */
  int words() {
    return bits.length + size() + 8;
  }

  /** The masks in ascending order; not to be written to. */
  int[] list() {
    int @Nullable [] known = list;
    if (known == null) {
      known = new int[size()];
      int at = 0;
      for (int i = 0; i < bits.length; i++) {
        for (long left = bits[i]; left != 0; left &= left - 1) {
          known[at++] = (i << 6) + Long.numberOfTrailingZeros(left);
        }
      }
      list = known;
    }
    return known;
  }
}
