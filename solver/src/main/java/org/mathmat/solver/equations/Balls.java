package org.mathmat.solver.equations;

/** Many balls, laid out in two rows so that they are worked on quickly. */
final class Balls {
  double[] middle = new double[16];
  double[] radius = new double[16];
  int size;

  /** Makes room for so many, and forgets what was there. */
  void clear(int room) {
    if (middle.length < room) {
      middle = new double[2 * room];
      radius = new double[2 * room];
    }
    size = 0;
  }

  void add(double atMiddle, double withRadius) {
    middle[size] = atMiddle;
    radius[size++] = withRadius;
  }
}
