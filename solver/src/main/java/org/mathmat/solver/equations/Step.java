package org.mathmat.solver.equations;

/**
 * A step back: how one operand follows from the result t and the other operand a. Of powers and
 * roots the logarithm of the result's size is taken. Steps are taken by the million; all they work
 * with are the middles and the radii of balls.
 */
enum Step {
  /** t - a */
  ADDEND,
  /** a - t */
  SUBTRAHEND,
  /** t + a */
  MINUEND,
  /** t ÷ a */
  FACTOR,
  /** a ÷ t */
  DIVISOR,
  /** t × a */
  DIVIDEND,
  /** log t ÷ log a */
  EXPONENT,
  /** Of which the logarithm is log t ÷ a, but for the sign. */
  BASE,
  /** log a ÷ log t */
  INDEX,
  /** Of which the logarithm is log t × a, but for the sign. */
  RADICAND,
  /** Of other signs not enough is known. */
  UNKNOWN;

  /**
   * The step that undoes a sign.
   *
   * @param left whether the known operand stands on the left
   */
  static Step of(Rule rule, boolean left) {
    return switch (rule) {
      case ADD -> ADDEND;
      case SUBTRACT -> left ? SUBTRAHEND : MINUEND;
      case MULTIPLY -> FACTOR;
      case DIVIDE -> left ? DIVISOR : DIVIDEND;
      case POWER, WHOLE_POWER -> left ? EXPONENT : BASE;
      case ROOT, WHOLE_ROOT -> left ? RADICAND : INDEX;
      default -> UNKNOWN;
    };
  }

  boolean isSum() {
    return this == ADDEND || this == SUBTRAHEND || this == MINUEND;
  }

  boolean isRadical() {
    return takesLogarithm() || this == BASE || this == RADICAND;
  }

  /** Whether the logarithm of the known operand is needed, not the operand itself. */
  boolean takesLogarithm() {
    return this == EXPONENT || this == INDEX;
  }

  /** Whether the step may lead to one of the places; that it does not is a proof. */
  boolean mayLead(Places places, double t, double tRadius, double a, double aRadius) {
    double sum = tRadius + aRadius;
    return switch (this) {
      case ADDEND -> places.mayMeet(t - a, Ball.rounded(t - a, sum));
      case SUBTRAHEND -> places.mayMeet(a - t, Ball.rounded(a - t, sum));
      case MINUEND -> places.mayMeet(t + a, Ball.rounded(t + a, sum));
      case FACTOR, EXPONENT -> places.mayMeet(t / a, Ball.quotient(t, tRadius, a, aRadius));
      case DIVISOR, INDEX -> places.mayMeet(a / t, Ball.quotient(a, aRadius, t, tRadius));
      case DIVIDEND -> places.mayMeet(t * a, Ball.product(t, tRadius, a, aRadius));
      case BASE -> places.mayMeetSize(t / a, Ball.quotient(t, tRadius, a, aRadius));
      case RADICAND -> places.mayMeetSize(t * a, Ball.product(t, tRadius, a, aRadius));
      case UNKNOWN -> true;
    };
  }
}
