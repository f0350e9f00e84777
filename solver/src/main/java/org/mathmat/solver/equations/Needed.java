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
  static boolean isLacking(Places places, Rule rule, Ball known, boolean left, Ball result) {
    return switch (rule.plain()) {
      case ADD -> !places.mayMeet(result.minus(known));
      case SUBTRACT -> !places.mayMeet(left ? known.minus(result) : result.plus(known));
      case MULTIPLY -> isFarFromZero(known) && !places.mayMeet(result.over(known));
      case DIVIDE ->
          isFarFromZero(known)
              && isFarFromZero(result)
              && !places.mayMeet(left ? known.over(result) : result.times(known));
      case POWER, WHOLE_POWER ->
          isOrdinary(known, result)
              && (left
                  ? !places.mayMeet(result.abs().logarithm(known.abs()))
                  : isLackingBase(places, result, Ball.ONE.over(known)));
      case ROOT, WHOLE_ROOT ->
          isOrdinary(known, result)
              && (left
                  ? isLackingBase(places, result, known)
                  : !places.mayMeet(known.abs().logarithm(result.abs())));
      default -> false;
    };
  }

  private static boolean isLackingBase(Places places, Ball result, Ball power) {
    if (Math.abs(power.middle() * result.abs().log2().middle()) > Ball.FAR + 1) {
      return !places.mayBeFar();
    }
    Ball base = result.abs().power(power);
    return !places.mayMeet(base) && !places.mayMeet(base.negate());
  }

  private static boolean isFarFromZero(Ball ball) {
    return ball.isSharp();
  }

  /** Whether neither is 0, and the result of a power not 1 or -1, nor its base. */
  private static boolean isOrdinary(Ball known, Ball result) {
    return known.isSharp() && result.isSharp() && !isNearOne(known) && !isNearOne(result);
  }

  private static boolean isNearOne(Ball ball) {
    return Math.abs(Math.abs(ball.middle()) - 1) < 1e-6;
  }
}
