package org.mathmat.onsets;

import java.util.Arrays;

/**
 * A growing set of card masks: a list while it is small, with a bitmap beside it when it is not.
 */
final class MaskSet {
  private static final int SMALL = 16;

  private int[] masks = new int[4];
  private int size;
  private long[] bitmap = {};

  void add(int mask) {
    if (bitmap.length == 0) {
      for (int i = 0; i < size; i++) {
        if (masks[i] == mask) {
          return;
        }
      }
      if (size == SMALL) {
        bitmap = new long[(1 << Card.COUNT) / Long.SIZE];
        for (int i = 0; i < size; i++) {
          bitmap[masks[i] >> 6] |= 1L << masks[i];
        }
      }
    }
    if (bitmap.length > 0) {
      long bit = 1L << mask;
      if ((bitmap[mask >> 6] & bit) != 0) {
        return;
      }
      bitmap[mask >> 6] |= bit;
    }
    if (size == masks.length) {
      masks = Arrays.copyOf(masks, 2 * size);
    }
    masks[size++] = mask;
  }

  /** The masks in the order in which they came. */
  int[] toArray() {
    return Arrays.copyOf(masks, size);
  }
}
