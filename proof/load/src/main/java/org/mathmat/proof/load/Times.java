package org.mathmat.proof.load;

import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;

/** How long things took. */
final class Times {
  private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();

  void add(long took) {
    nanos.add(took);
  }

  void clear() {
    nanos.clear();
  }

  /** The value below which so many of a hundred lie, in milliseconds. */
  double percentile(double hundredth) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
    if (sorted.length == 0) {
      return Double.NaN;
    }
    int index = (int) Math.ceil(hundredth / 100 * sorted.length) - 1;
    return sorted[Math.max(0, index)] / 1e6;
  }

  int count() {
    return nanos.size();
  }

  String line(String what) {
    return String.format(
        Locale.ROOT,
        "%-28s %7d  p50 %7.1f ms  p95 %7.1f ms  p99 %7.1f ms",
        what,
        count(),
        percentile(50),
        percentile(95),
        percentile(99));
  }
}
