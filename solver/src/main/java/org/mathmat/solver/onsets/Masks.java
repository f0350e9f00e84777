package org.mathmat.solver.onsets;

/** A set of sets of cards, each a mask of the cards dealt. */
final class Masks {
  private final long[] bits;
  private int size;

  /** For masks of so many cards. */
  Masks(int cards) {
    bits = new long[Math.max(1, (1 << cards) >> 6)];
  }

  boolean add(int mask) {
    long bit = 1L << mask;
    if ((bits[mask >> 6] & bit) != 0) {
      return false;
    }
    bits[mask >> 6] |= bit;
    size++;
    return true;
  }

  boolean contains(int mask) {
    return (bits[mask >> 6] & (1L << mask)) != 0;
  }

  void addAll(Masks others) {
    size = 0;
    for (int i = 0; i < bits.length; i++) {
      bits[i] |= others.bits[i];
      size += Long.bitCount(bits[i]);
    }
  }

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  int words() {
    return bits.length + 4;
  }

  int[] toArray() {
    int[] all = new int[size];
    int at = 0;
    for (int i = 0; i < bits.length; i++) {
      for (long left = bits[i]; left != 0; left &= left - 1) {
        all[at++] = (i << 6) + Long.numberOfTrailingZeros(left);
      }
    }
    return all;
  }
}
