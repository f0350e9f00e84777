package org.mathmat.solver.equations;

/**
 * Where a large operand must lie for each of many numbers, with one value of the small one. It is
 * worked out once, and looked up in the outlines of all large operands.
 */
final class Needs {
  /** It is not looked for. */
  private static final byte NOWHERE = 0;

  /** In a sharp ball. */
  private static final byte PLACED = 1;

  /** Too large or too near zero for a ball; the logarithm of its size is known. */
  private static final byte FAR = 2;

  private static final byte ANYWHERE = 3;

  private byte[] states = new byte[0];
  private long[] hashes = new long[0];

  /** What the steps lead to; if these are the logarithms of sizes, the sizes beside them. */
  private final Balls steps = new Balls();

  private final Balls powers = new Balls();
  private Balls places = steps;

  /** Makes room for so many numbers. */
  void makeRoom(int numbers) {
    steps.clear(numbers);
    powers.clear(numbers);
    if (states.length < numbers) {
      states = new byte[2 * numbers];
      hashes = new long[2 * numbers];
    }
  }

  /**
   * Takes a step back from many results, with one operand.
   *
   * @param t where the results lie, or the logarithms of their sizes
   * @param from the first of them that may come of the operand
   * @param to behind the last of them
   */
  void take(Step step, Balls t, int from, int to, double a, double aRadius) {
    step.take(t, from, to, a, aRadius, steps);
    boolean toSizes = step.isToSize();
    places = toSizes ? powers : steps;
    for (int k = 0; k < t.size; k++) {
      if (k < from || k >= to) {
        states[k] = NOWHERE;
      } else {
        if (toSizes) {
          double size = Math.exp(steps.middle[k]);
          powers.middle[k] = size;
          powers.radius[k] = Ball.exponential(steps.middle[k], steps.radius[k], size);
        }
        states[k] = state(k, toSizes);
        hashes[k] = Marks.hash(places.middle[k]);
      }
    }
  }

  private byte state(int k, boolean ofSize) {
    if (ofSize && Ball.isLogarithmOfFar(steps.middle[k], steps.radius[k])) {
      return FAR;
    }
    boolean placed =
        Ball.isSharp(places.middle[k], places.radius[k]) && !Ball.isNearlyFar(places.middle[k]);
    return placed ? PLACED : ANYWHERE;
  }

  /** One of them is not looked for. */
  void leaveOut(int k) {
    states[k] = NOWHERE;
  }

  boolean isNowhere(int k) {
    return states[k] == NOWHERE;
  }

  boolean isPlaced(int k) {
    return states[k] == PLACED;
  }

  boolean isFar(int k) {
    return states[k] == FAR;
  }

  /** Whether they may as well be less than zero. */
  boolean areSizes() {
    return places == powers;
  }

  double middle(int k) {
    return places.middle[k];
  }

  double radius(int k) {
    return places.radius[k];
  }

  /** Where the logarithm of one that is a size lies. */
  double log(int k) {
    return steps.middle[k];
  }

  double logRadius(int k) {
    return steps.radius[k];
  }

  /** By what its place is found among marks. */
  long hash(int k) {
    return hashes[k];
  }
}
