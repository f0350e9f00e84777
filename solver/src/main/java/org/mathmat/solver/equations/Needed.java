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
   * @param known where the known operand lies
   * @param result where the result lies, before the last step of the rule
   */
  static boolean isLacking(Places places, Step step, Spot known, Spot result) {
    Ball a = known.ball();
    Ball t = result.ball();
    if (step.isSum()) {
      return !mayLead(step, places, t, a);
    }
    if (step == Step.UNKNOWN || !t.isSharp() || (step.isRadical() && isNearOne(t))) {
      return false;
    }
    if (a.isJust(0)) {
      return true;
    }
    if (step.takesLogarithm()) {
      return a.isJust(1)
          || a.isJust(-1)
          || (a.isSharp() && !isNearOne(a) && !mayLead(step, places, result.log(), known.log()));
    }
    return a.isSharp() && !mayLead(step, places, step.isRadical() ? result.log() : t, a);
  }

  private static boolean mayLead(Step step, Places places, Ball t, Ball a) {
    return step.mayLead(places, t.middle(), t.radius(), a.middle(), a.radius());
  }

  /** A proof that places lack what a square root must have been taken of. */
  static boolean isLackingSquare(Places places, double root, double radius) {
    return !places.mayMeet(root * root, Ball.product(root, radius, root, radius));
  }

  /** Whether it is not 0, 1 or -1, which are powers of much. */
  static boolean isOrdinary(double middle, double radius) {
    return Ball.isSharp(middle, radius) && !isNearOne(middle);
  }

  static boolean isNearOne(Ball ball) {
    return isNearOne(ball.middle());
  }

  private static boolean isNearOne(double middle) {
    return Math.abs(Math.abs(middle) - 1) < 1e-6;
  }
}
