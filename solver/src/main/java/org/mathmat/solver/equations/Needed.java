package org.mathmat.solver.equations;

/**
 * Where the other operand of a sign must lie, from where the result and one operand lie. What
 * {@link Inverse} works out is in one of these places; nothing is said of operands and results for
 * which it makes exceptions.
 */
final class Needed {
  private Needed() {}

  /**
   * Proves that places lack what is needed.
   *
   * @param step how the other operand follows
   * @param known where the known operand lies, among others
   * @param result where the result lies, before the last step of the rule
   */
  static boolean isLacking(Places places, Step step, Points known, int index, Spot result) {
    byte state = known.state(index);
    Ball t = result.ball();
    if (step.isSum()) {
      return !step.mayLead(
          places, t.middle(), t.radius(), known.middle(index), known.radius(index));
    }
    if (step == Step.UNKNOWN || !t.isSharp() || (step.isRadical() && isNearOne(t.middle()))) {
      return false;
    }
    if (state == Points.ZERO) {
      return true;
    }
    Ball size = step.isRadical() ? result.log() : t;
    if (step.takesLogarithm()) {
      return state == Points.UNIT
          || (state == Points.ORDINARY
              && !step.mayLead(
                  places,
                  size.middle(),
                  size.radius(),
                  known.log(index),
                  known.logRadius(index)));
    }
    return !step.mayLead(
        places, size.middle(), size.radius(), known.middle(index), known.radius(index));
  }

  /** A proof that places lack what a square root must have been taken of. */
  static boolean isLackingSquare(Places places, double root, double radius) {
    return !places.mayMeet(root * root, Ball.product(root, radius, root, radius));
  }

  /** Whether it is so near 1 or -1 that much makes a power of it. */
  static boolean isNearOne(double middle) {
    return Math.abs(Math.abs(middle) - 1) < 1e-6;
  }
}
