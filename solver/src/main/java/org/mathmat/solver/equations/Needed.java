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
   * @param known where known operands lie, of which one is meant
   * @param result where the result lies, before the last step of the rule
   */
  static boolean isLacking(Places places, Step step, Spots known, int index, Spot result) {
    Ball t = result.ball();
    if (step == Step.UNKNOWN || !t.isSharp() || (step.isRadical() && isNearOne(t.middle()))) {
      return step.isSum() && isNoSum(places, step, known, index, t);
    }
    return switch (known.state(index)) {
      case Spots.UNKNOWN -> false;
      case Spots.ZERO -> !step.isSum() || isNoSum(places, step, known, index, t);
      case Spots.FAR -> isLackingFar(places, step, known, index, result);
      case Spots.VAST -> !places.mayBeFar() && isLackingBeside(places, step, t);
      default -> isLackingOrdinary(places, step, known, index, result);
    };
  }

  private static boolean isNoSum(Places places, Step step, Spots known, int index, Ball t) {
    return !step.mayLead(places, t.middle(), t.radius(), known.middle(index), known.radius(index));
  }

  private static boolean isLackingOrdinary(
      Places places, Step step, Spots known, int index, Spot result) {
    Ball t = step.isRadical() ? result.log() : result.ball();
    if (!step.takesLogarithm()) {
      return !step.mayLead(
          places, t.middle(), t.radius(), known.middle(index), known.radius(index));
    }
    return known.state(index) == Spots.UNIT
        || (known.hasLogarithm(index)
            && !step.mayLead(
                places, t.middle(), t.radius(), known.log(index), known.logRadius(index)));
  }

  /** The same where the known operand is too large or too near zero for a ball. */
  private static boolean isLackingFar(
      Places places, Step step, Spots known, int index, Spot result) {
    double a = known.log(index);
    double radius = known.logRadius(index);
    boolean large = a > 0;
    Ball log = result.log();
    return switch (step) {
      case ADDEND, SUBTRAHEND, MINUEND ->
          Math.abs(a - log.middle()) > Drawing.SWALLOWS
              && (large ? !places.mayMeetFar(a) : isLackingBeside(places, step, result.ball()));
      case FACTOR -> isLackingSize(places, log.middle() - a, log.radius() + radius);
      case DIVISOR -> isLackingSize(places, a - log.middle(), log.radius() + radius);
      case DIVIDEND -> isLackingSize(places, log.middle() + a, log.radius() + radius);
      case EXPONENT, INDEX -> !step.mayLead(places, log.middle(), log.radius(), a, radius);
      case BASE -> large ? isLackingOne(places) : !places.mayBeFar();
      case RADICAND -> large ? !places.mayBeFar() : isLackingOne(places);
      case SQUARE, UNKNOWN -> false;
    };
  }

  private static boolean isLackingSize(Places places, double log, double radius) {
    return !places.mayMeetSize(log, Ball.rounded(log, radius));
  }

  /** What lies beside the result of a sum, or beside 1 or -1 where powers are undone. */
  private static boolean isLackingBeside(Places places, Step step, Ball t) {
    if (!step.isSum()) {
      return !step.isToSize() || isLackingOne(places);
    }
    Ball beside = step == Step.SUBTRAHEND ? t.beside().negate() : t.beside();
    return !places.mayMeet(beside);
  }

  private static boolean isLackingOne(Places places) {
    return !places.mayMeet(1, Drawing.BESIDE_ONE)
        && !(places.mayBeNegative() && places.mayMeet(-1, Drawing.BESIDE_ONE));
  }

  /** A proof that places lack what a square root must have been taken of. */
  static boolean isLackingSquare(Places places, double root, double radius) {
    double square = root * root;
    if (Ball.isSharp(root, radius) && Ball.isNearlyFar(square)) {
      double log = 2 * Math.log(Math.abs(root));
      return Ball.isLogarithmOfFar(log, 0) && !places.mayMeetFar(log);
    }
    return !places.mayMeet(square, Ball.product(root, radius, root, radius));
  }

  /** Whether it is so near 1 or -1 that much makes a power of it. */
  static boolean isNearOne(double middle) {
    return Math.abs(Math.abs(middle) - 1) < 1e-6;
  }
}
