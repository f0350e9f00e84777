package org.mathmat.solver.equations;

/** A set of the cells of the line in which numbers lie, as bits. */
final class Marks {
  private static final long MIX = 0x9E3779B97F4A7C15L;

  /** About a word for each number; a cell has three bits in one word. */
  private final long[] words;

  private final int shift;

  /** Whether there is a number that lies in no narrow place. */
  private boolean blunt;

  /** Place for so many numbers. */
  Marks(int size) {
    int log = 32 - Integer.numberOfLeadingZeros(Math.max(2, size) - 1);
    words = new long[1 << log];
    shift = 64 - log;
  }

  void add(Ball ball) {
    if (!ball.isSharp()) {
      blunt = true;
      return;
    }
    mark(Ball.firstCell(ball.middle(), ball.radius()));
    mark(Ball.lastCell(ball.middle(), ball.radius()));
  }

  private void mark(long cell) {
    long hash = cell * MIX;
    words[(int) (hash >>> shift)] |= bits(hash);
  }

  private boolean isMarked(long cell) {
    long hash = cell * MIX;
    long bits = bits(hash);
    return (words[(int) (hash >>> shift)] & bits) == bits;
  }

  private static long bits(long hash) {
    return 1L << (hash >>> 29) | 1L << (hash >>> 35) | 1L << (hash >>> 41);
  }

  /** Whether one of the numbers may lie in the ball; that none does is a proof. */
  boolean mayMeet(double middle, double radius) {
    if (blunt || !Ball.isSharp(middle, radius) || Ball.isNearlyFar(middle)) {
      return true;
    }
    long first = Ball.firstCell(middle, radius);
    long last = Ball.lastCell(middle, radius);
    return isMarked(first) || (last != first && isMarked(last));
  }
}
