package org.mathmat.solver.equations;

import java.util.Arrays;

/** Items, counted from 0, each under a key; there may be several under one. */
final class Chains {
  /** No item. */
  static final int NONE = -1;

  /** The item behind each slot and behind each item, counted from 1; 0 where there is none. */
  private int[] heads;

  private int[] next;
  private long[] keys;
  private int size;

  /**
   * @param room for so many items to begin with
   */
  Chains(int room) {
    int least = Math.max(8, Integer.highestOneBit(Math.max(1, room - 1)) << 1);
    heads = new int[2 * least];
    next = new int[least];
    keys = new long[least];
  }

  /** Adds an item that is not there. */
  void add(int item, long key) {
    if (item >= keys.length) {
      int more = Math.max(2 * keys.length, item + 1);
      next = Arrays.copyOf(next, more);
      keys = Arrays.copyOf(keys, more);
    }
    if (2 * ++size > heads.length) {
      grow();
    }
    keys[item] = key;
    link(item);
  }

  private void link(int item) {
    int slot = slot(keys[item]);
    next[item] = heads[slot];
    heads[slot] = item + 1;
  }

  private void grow() {
    int[] old = heads;
    heads = new int[2 * old.length];
    for (int head : old) {
      for (int at = head; at != 0; ) {
        int behind = next[at - 1];
        link(at - 1);
        at = behind;
      }
    }
  }

  /** An item under the key. */
  int first(long key) {
    return seek(heads[slot(key)], key);
  }

  /** Another one under the key of an item. */
  int after(int item) {
    return seek(next[item], keys[item]);
  }

  private int seek(int from, long key) {
    int at = from;
    while (at != 0 && keys[at - 1] != key) {
      at = next[at - 1];
    }
    return at - 1;
  }

  private int slot(long key) {
    return (int) ((key * 0x9E3779B97F4A7C15L) >>> 33) & (heads.length - 1);
  }
}
