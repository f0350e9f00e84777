package org.mathmat.solver.equations;

/**
 * Where the values of a set lie, so that it can be asked quickly whether one lies near a place.
 * That none does is a proof; that one may is only a reason to look closer.
 */
final class Spots implements Places {
  /** So many bits for each value, of which each sets six. */
  private static final int BITS_FOR_EACH = 64;

  private static final long FIRST = 0x9E3779B97F4A7C15L;
  private static final long SECOND = 0xC2B2AE3D27D4EB4FL;

  private final Ball[] balls;
  private final long[] bits;
  private final int shift;

  /** Whether there is a value that has no ball of its own, for its size. */
  private boolean far;

  /** Whether there is a value, not zero, that lies in no narrow place. */
  private boolean blunt;

  Spots(ValueSet set, Numbers numbers) {
    int size = set.size();
    balls = new Ball[size];
    int log = 64 - Long.numberOfLeadingZeros((long) BITS_FOR_EACH * Math.max(1, size) - 1);
    bits = new long[1 << (log - 6)];
    shift = 64 - log;
    for (int i = 0; i < size; i++) {
      balls[i] = numbers.spot(set.get(i));
      far |= numbers.kind(set.get(i)).logarithms() > 0;
      if (balls[i].isSharp()) {
        mark(balls[i].key());
      } else {
        blunt |= Math.abs(balls[i].middle()) > 0;
      }
    }
  }

  /** Where a value lies; {@link Ball#NONE} if that is not known, or beyond what can be written. */
  Ball ball(int index) {
    return balls[index];
  }

  @Override
  public boolean mayBeFar() {
    return far;
  }

  private void mark(long key) {
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

  @Override
  public boolean mayMeet(Ball ball) {
    if (blunt || !ball.isSharp()) {
      return true;
    }
    long key = ball.key();
    return isSet(key * FIRST) && isSet(key * SECOND);
  }
}
