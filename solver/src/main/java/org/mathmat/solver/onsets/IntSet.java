package org.mathmat.solver.onsets;

import java.util.Arrays;

/** A set of ints that remembers the order in which they came, without boxes. */
final class IntSet {
  private int[] list = new int[16];
  private int[] slots = new int[64]; // the place in the list, one higher; 0 is free
  private int size;

  void add(int value) {
    int mask = slots.length - 1;
    int at = (value * 0x9E3779B9) >>> 7 & mask;
    while (slots[at] != 0) {
      if (list[slots[at] - 1] == value) {
        return;
      }
      at = (at + 1) & mask;
    }
    if (size == list.length) {
      list = Arrays.copyOf(list, 2 * size);
    }
    list[size++] = value;
    slots[at] = size;
    if (size * 2 > slots.length) {
      grow();
    }
  }

  private void grow() {
    slots = new int[2 * slots.length];
    int mask = slots.length - 1;
    for (int i = 0; i < size; i++) {
      int at = (list[i] * 0x9E3779B9) >>> 7 & mask;
      while (slots[at] != 0) {
        at = (at + 1) & mask;
      }
      slots[at] = i + 1;
    }
  }

  int size() {
    return size;
  }

  int[] toArray() {
    return Arrays.copyOf(list, size);
  }
}
