package org.mathmat.solver.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A map from words that are not negative to objects, without boxes. */
public final class WordMap<T> {
  private long[] keys = new long[64];
  private @Nullable Object[] values = new Object[64];
  private int size;

  public WordMap() {
    Arrays.fill(keys, -1);
  }

  @SuppressWarnings("unchecked")
  public @Nullable T get(long key) {
    return (T) values[slot(key)];
  }

  public void put(long key, T value) {
    int at = slot(key);
    if (keys[at] < 0) {
      keys[at] = key;
      size++;
    }
    values[at] = value;
    if (size * 2 > keys.length) {
      grow();
    }
  }

  private void grow() {
    long[] oldKeys = keys;
    @Nullable Object[] oldValues = values;
    keys = new long[oldKeys.length * 2];
    values = new Object[keys.length];
    Arrays.fill(keys, -1);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] >= 0) {
        int at = slot(oldKeys[i]);
        keys[at] = oldKeys[i];
        values[at] = oldValues[i];
      }
    }
  }

  private int slot(long key) {
    int mask = keys.length - 1;
    int at = (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & mask;
    while (keys[at] >= 0 && keys[at] != key) {
      at = (at + 1) & mask;
    }
    return at;
  }
}
