package org.mathmat.equations;

/**
 * How many {@code !} there may be.
 *
 * @param inEquation on both sides together
 * @param inGoal on the Goal side
 */
public record Factorials(int inEquation, int inGoal) {
  /** As many as one likes. */
  public static final int ANY = Integer.MAX_VALUE;
}
