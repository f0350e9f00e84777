package org.mathmat.solver.equations;

/** A bit set of neighbourhoods in which numbers lie. */
final class Marks {
  /** So many bits for each number, of which each sets six. */
  private static final int BITS_FOR_EACH = 64;

  private static final long FIRST = 0x9E3779B97F4A7C15L;
  private static final long SECOND = 0xC2B2AE3D27D4EB4FL;

  private final long[] bits;
  private final int shift;

  /** Whether there is a number that lies in no narrow place. */
  private boolean blunt;

  /** Place for so many numbers. */
  Marks(int size) {
    int log = 64 - Long.numberOfLeadingZeros((long) BITS_FOR_EACH * Math.max(1, size) - 1);
    bits = new long[1 << (log - 6)];
    shift = 64 - log;
  }

  void add(Ball ball) {
    if (!ball.isSharp()) {
      blunt = true;
      return;
    }
    long key = ball.key();
    for (long near = key - 1; near <= key + 1; near++) {
      set(near * FIRST);
      set(near * SECOND);
    }
  }

  private void set(long hash) {
    long at = hash >>> shift;
    bits[(int) (at >>> 6)] |= 1L << at;
  }

  private boolean isSet(long hash) {
    long at = hash >>> shift;
    return (bits[(int) (at >>> 6)] >>> at & 1) != 0;
  }

  /** Whether one of the numbers may lie in the ball; that none does is a proof. */
  boolean mayMeet(Ball ball) {
    if (blunt || !ball.isSharp() || ball.isNearlyFar()) {
      return true;
    }
    long key = ball.key();
    return isSet(key * FIRST) && isSet(key * SECOND);
  }
}
