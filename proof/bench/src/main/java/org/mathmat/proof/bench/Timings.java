package org.mathmat.proof.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Times of many questions of one kind, as percentiles, and how often each answer came. */
final class Timings {
  private long[] times = new long[64];
  private int size;
  private final Map<String, Integer> answers = new TreeMap<>();

  void add(long nanoseconds) {
    if (size == times.length) {
      times = Arrays.copyOf(times, 2 * size);
    }
    times[size++] = nanoseconds;
  }

  void count(String answer) {
    answers.merge(answer, 1, Integer::sum);
  }

  private double milliseconds(int thousandths) {
    return times[Math.min(size - 1, (int) ((long) size * thousandths / 1_000))] / 1e6;
  }

  @Override
  public String toString() {
    Arrays.sort(times, 0, size);
    return String.format(
        Locale.ROOT,
        "median %.3f ms, 90 %% %.2f, 99 %% %.2f, 99.9 %% %.2f, most %.2f; of %d: %s",
        milliseconds(500),
        milliseconds(900),
        milliseconds(990),
        milliseconds(999),
        milliseconds(1_000),
        size,
        answers);
  }

  /** The most memory that was in use at any time, garbage included. */
  static String heap() {
    long bytes = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      bytes += pool.getType() == MemoryType.HEAP ? pool.getPeakUsage().getUsed() : 0;
    }
    return "peak heap "
        + bytes / 1_000_000
        + " MB of "
        + Runtime.getRuntime().maxMemory() / 1_000_000;
  }
}
