package org.mathmat.solver.equations;

/** A set of the cells of the line in which numbers lie, as bits. */
final class Marks {
  private static final long MIX = 0x9E3779B97F4A7C15L;
  private static final long MIX_AGAIN = 0xC2B2AE3D27D4EB4FL;

  /** A little more than the radius of any sharp ball, in parts of its middle. */
  private static final double SHARP = 0x1.1p-30;

  /** A cell has three bits in one word. */
  private final long[] words;

  /**
   * @param size place for so many numbers
   * @param crowd how many of them share a word; the more, the oftener others are taken for them
   */
  Marks(int size, int crowd) {
    words = new long[size / crowd + 1];
  }

  /** How many words it takes. */
  int words() {
    return words.length;
  }

  /** Marks where a number lies, in a sharp ball: all cells in which one that meets it may lie. */
  void add(double middle, double radius) {
    double wide = radius * Ball.MORE + Math.abs(middle) * SHARP;
    long first = Ball.cell(middle < 0 ? middle + wide : middle - wide);
    long last = Ball.cell(middle < 0 ? middle - wide : middle + wide);
    for (long cell = first; cell <= last; cell++) {
      long hash = cell * MIX;
      words[place(hash)] |= bits(hash);
    }
  }

  /** Whether one of the numbers may lie in a sharp ball; that none does is a proof. */
  boolean has(double middle) {
    long hash = Ball.cell(middle) * MIX;
    long bits = bits(hash);
    return (words[place(hash)] & bits) == bits;
  }

  private int place(long hash) {
    return (int) (((hash >>> 32) * words.length) >>> 32);
  }

  private static long bits(long hash) {
    long mixed = hash * MIX_AGAIN;
    return 1L << (mixed >>> 58) | 1L << (mixed >>> 52) | 1L << (mixed >>> 46);
  }
}
