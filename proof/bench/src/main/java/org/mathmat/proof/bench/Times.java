package org.mathmat.proof.bench;

import java.util.Arrays;
import java.util.Locale;

/** How long many answers took. */
final class Times {
  private long[] nanoseconds = new long[64];
  private int size;
  private int good;
  private int unknown;

  void add(long took, boolean isGood, boolean isUnknown) {
    if (size == nanoseconds.length) {
      nanoseconds = Arrays.copyOf(nanoseconds, 2 * size);
    }
    nanoseconds[size++] = took;
    good += isGood ? 1 : 0;
    unknown += isUnknown ? 1 : 0;
  }

  int size() {
    return size;
  }

  /** A row of a table in Markdown. */
  String line(String what) {
    long[] sorted = Arrays.copyOf(nanoseconds, size);
    Arrays.sort(sorted);
    return String.format(
        Locale.ROOT,
        "| %s | %s | %s | %s | %s | %s | %d | %d of %d |",
        what,
        at(sorted, 500),
        at(sorted, 900),
        at(sorted, 990),
        at(sorted, 999),
        at(sorted, 1_000),
        good,
        unknown,
        size);
  }

  private static String at(long[] sorted, int thousandth) {
    if (sorted.length == 0) {
      return "-";
    }
    int index = Math.min(sorted.length - 1, (int) ((long) sorted.length * thousandth / 1_000));
    return String.format(Locale.ROOT, "%.2f", sorted[index] / 1e6);
  }
}
