package org.mathmat.solver.equations;

/**
 * Items that lie in sharp balls, found by where they lie. Most balls are narrow, and lie in narrow
 * cells of the line; beside 1 and other simple numbers there are thousands of them, which hardly
 * ever meet. The others lie in wide cells.
 */
final class Cells {
  /** Sees an item; true to see no more. */
  @FunctionalInterface
  interface Viewer {
    boolean see(int item);
  }

  /** The radius of a narrow ball is less, in parts of its middle. */
  private static final double NARROW = 0x1p-43;

  /** A little more than the radius of any sharp ball, in parts of its middle. */
  private static final double SHARP = 0x1.1p-30;

  private static final int NARROW_BITS_LEFT_OUT = 11;
  private static final int WIDE_BITS_LEFT_OUT = 25;

  /** Narrow cells are numbered from 0, wide ones from here. */
  private static final long WIDE = 1L << 62;

  /** No ball is looked up in more narrow cells. */
  private static final long MOST_CELLS = 64;

  private final Chains chains;
  private boolean hasWide;

  /**
   * @param room for so many items to begin with
   */
  Cells(int room) {
    chains = new Chains(room);
  }

  void add(int item, double middle, double radius) {
    boolean narrow = radius < Math.abs(middle) * NARROW;
    hasWide |= !narrow;
    chains.add(item, narrow ? narrowCell(middle) : wideCell(middle));
  }

  private static long narrowCell(double number) {
    return Double.doubleToRawLongBits(number) >>> NARROW_BITS_LEFT_OUT;
  }

  private static long wideCell(double number) {
    return WIDE + (Double.doubleToRawLongBits(number) >>> WIDE_BITS_LEFT_OUT);
  }

  /** Whether a ball reaches into so few cells that all it meets are shown. */
  static boolean areFew(double middle, double radius) {
    double wide = wide(middle, radius, NARROW);
    return narrowCell(outer(middle, wide)) - narrowCell(outer(middle, -wide)) < MOST_CELLS;
  }

  /** By how much the middles of two balls may differ that meet. */
  private static double wide(double middle, double radius, double theirs) {
    return 1.01 * radius + 1.02 * Math.abs(middle) * theirs;
  }

  /** The number that is so much farther from zero. */
  private static double outer(double middle, double more) {
    return middle < 0 ? middle - more : middle + more;
  }

  /** Shows all that may meet a sharp ball, and some others; if that is wide, maybe not all. */
  boolean near(double middle, double radius, Viewer viewer) {
    double wide = wide(middle, radius, NARROW);
    if (areFew(middle, radius)
        && see(narrowCell(outer(middle, -wide)), narrowCell(outer(middle, wide)), viewer)) {
      return true;
    }
    double wider = wide(middle, radius, SHARP);
    return hasWide && see(wideCell(outer(middle, -wider)), wideCell(outer(middle, wider)), viewer);
  }

  private boolean see(long from, long to, Viewer viewer) {
    for (long cell = from; cell <= to; cell++) {
      for (int item = chains.first(cell); item != Chains.NONE; item = chains.after(item)) {
        if (viewer.see(item)) {
          return true;
        }
      }
    }
    return false;
  }
}
