package org.mathmat.solver.search;

/**
 * One kind of thing that a Solution uses up or must show so often.
 *
 * @param most as many as there are; or, where it saturates, from how many on more make no
 *     difference
 * @param saturates whether more than {@code most} may be used
 * @param least what one use adds at least to the number of operands less the number of two-sided
 *     signs
 * @param highest what one use adds to it at most
 */
public record Dimension(int most, boolean saturates, int least, int highest) {
  /** Lower than any real balance, for a sign that may be used again and again. */
  public static final int ANY_NUMBER = -1_000;

  /** The least that so many of it add. */
  public int least(int count) {
    return saturates && count == most && least < 0 ? ANY_NUMBER : count * least;
  }

  public int highest(int count) {
    return count * highest;
  }
}
