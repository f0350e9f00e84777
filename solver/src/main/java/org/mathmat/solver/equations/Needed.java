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
   * @param known where the known operand lies
   * @param left whether it stands on the left
   * @param result where the result lies, before the last step of the rule
   */
  static boolean isLacking(Places places, Rule rule, Spot known, boolean left, Spot result) {
    Ball a = known.ball();
    Ball r = result.ball();
    return switch (rule.plain()) {
      case ADD -> !places.mayMeet(r.minus(a));
      case SUBTRACT -> !places.mayMeet(left ? a.minus(r) : r.plus(a));
      case MULTIPLY -> r.isSharp() && (a.isJust(0) || (a.isSharp() && !places.mayMeet(r.over(a))));
      case DIVIDE ->
          r.isSharp()
              && (a.isJust(0) || (a.isSharp() && !places.mayMeet(left ? a.over(r) : r.times(a))));
      case POWER, WHOLE_POWER ->
          isOrdinary(r)
              && (left
                  ? isLackingExponent(places, known, result, false)
                  : isLackingBase(places, a, result, true));
      case ROOT, WHOLE_ROOT ->
          isOrdinary(r)
              && (left
                  ? isLackingBase(places, a, result, false)
                  : isLackingExponent(places, known, result, true));
      default -> false;
    };
  }

  /** Nothing but 0, 1 and -1 is a power of one of these. */
  private static boolean isLackingExponent(Places places, Spot base, Spot result, boolean inverse) {
    Ball ball = base.ball();
    if (ball.isJust(0) || ball.isJust(1) || ball.isJust(-1)) {
      return true;
    }
    if (!ball.isSharp() || isNearOne(ball)) {
      return false;
    }
    return !places.mayMeet(inverse ? base.log().over(result.log()) : result.log().over(base.log()));
  }

  private static boolean isLackingBase(Places places, Ball exponent, Spot result, boolean inverse) {
    if (exponent.isJust(0)) {
      return true;
    }
    return exponent.isSharp()
        && !places.mayMeetSize(
            inverse ? result.log().over(exponent) : result.log().times(exponent));
  }

  /** A proof that places lack what a square root must have been taken of. */
  static boolean isLackingSquare(Places places, Ball root) {
    return !places.mayMeet(root.times(root));
  }

  /** Whether it is not 0, 1 or -1, which are powers of much. */
  static boolean isOrdinary(Ball result) {
    return result.isSharp() && !isNearOne(result);
  }

  static boolean isNearOne(Ball ball) {
    return Math.abs(Math.abs(ball.middle()) - 1) < 1e-6;
  }
}
