package org.mathmat.solver.equations;

/** A set of the cells of the line in which numbers lie, as bits. */
final class Marks {
  private static final long MIX = 0x9E3779B97F4A7C15L;
  private static final long MIX_AGAIN = 0xC2B2AE3D27D4EB4FL;

  /** Cells below zero are numbered as those above, from elsewhere. */
  private static final long OPPOSITE = hash(-1) - hash(1);

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

  /** By what a number is found: its cell, mixed. */
  static long hash(double middle) {
    return Ball.cell(middle) * MIX;
  }

  /** By what the number is found that is as far below zero as another, found by this, above. */
  static long opposite(long hash) {
    return hash + OPPOSITE;
  }

  /** Whether one of the numbers may lie in a sharp ball; that none does is a proof. */
  boolean has(double middle) {
    return has(hash(middle));
  }

  /** The same of a number that is found by this. */
  boolean has(long hash) {
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
