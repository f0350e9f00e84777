package org.mathmat.solver.equations;

import org.mathmat.solver.equations.Table.Made;

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
  /** t × t, under a root sign that stands in front. */
  SQUARE,
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
      case SQUARE -> !Needed.isLackingSquare(places, t, tRadius);
      case UNKNOWN -> true;
    };
  }

  /** Whether it leads to a size, of which it gives the logarithm. */
  boolean isToSize() {
    return this == BASE || this == RADICAND;
  }

  /**
   * Takes the step from many results at once, with one operand.
   *
   * @param t where the results lie, or the logarithms of their sizes
   * @param from the first of them
   * @param to behind the last of them
   * @param into where it puts what the steps lead to, each under the number of its result
   */
  void take(Balls t, int from, int to, double a, double aRadius, Balls into) {
    double[] m = into.middle;
    double[] r = into.radius;
    double[] x = t.middle;
    double[] xr = t.radius;
    double least = (Math.abs(a) - aRadius) / Ball.MORE;
    switch (this) {
      case ADDEND -> {
        for (int i = from; i < to; i++) {
          m[i] = x[i] - a;
          r[i] = Ball.rounded(m[i], xr[i] + aRadius);
        }
      }
      case SUBTRAHEND -> {
        for (int i = from; i < to; i++) {
          m[i] = a - x[i];
          r[i] = Ball.rounded(m[i], xr[i] + aRadius);
        }
      }
      case MINUEND -> {
        for (int i = from; i < to; i++) {
          m[i] = x[i] + a;
          r[i] = Ball.rounded(m[i], xr[i] + aRadius);
        }
      }
      case FACTOR, EXPONENT, BASE -> {
        for (int i = from; i < to; i++) {
          m[i] = x[i] / a;
          r[i] = Ball.rounded(m[i], (xr[i] + Math.abs(m[i]) * aRadius) / least);
        }
      }
      case DIVISOR, INDEX -> {
        for (int i = from; i < to; i++) {
          m[i] = a / x[i];
          r[i] = Ball.quotient(a, aRadius, x[i], xr[i]);
        }
      }
      case DIVIDEND, RADICAND -> {
        for (int i = from; i < to; i++) {
          m[i] = x[i] * a;
          r[i] = Ball.product(x[i], xr[i], a, aRadius);
        }
      }
      case SQUARE, UNKNOWN -> throw new IllegalStateException("It has no operand.");
    }
  }

  /** What is known of the other operand, from what is known of the result. */
  Nature nature(Sought t, Numbers numbers, long a) {
    Nature known = numbers.nature(a);
    boolean fraction = numbers.isFraction(a);
    boolean irrational = numbers.isIrrational(a);
    boolean positive = numbers.sign(a) > 0;
    return switch (this) {
      case ADDEND ->
          Nature.made(Made.DIFFERENCE, t.nature(), known, fraction, irrational, positive);
      case SUBTRAHEND ->
          Nature.made(Made.DIFFERENCE, known, t.nature(), t.fraction(), t.irrational(), false);
      case MINUEND -> Nature.made(Made.SUM, t.nature(), known, fraction, irrational, positive);
      case FACTOR -> Nature.made(Made.QUOTIENT, t.nature(), known, fraction, irrational, positive);
      case DIVISOR ->
          Nature.made(Made.QUOTIENT, known, t.nature(), t.fraction(), t.irrational(), false);
      case DIVIDEND -> Nature.made(Made.PRODUCT, t.nature(), known, fraction, irrational, positive);
      case SQUARE -> Nature.made(Made.PRODUCT, t.nature(), t.nature(), false, false, false);
      case EXPONENT, INDEX ->
          Nature.shareNoPower(known, t.nature()) ? Nature.TRANSCENDENTAL : Nature.UNKNOWN;
      case BASE, RADICAND ->
          Nature.made(Made.POWER, t.nature(), known, fraction, irrational, positive);
      case UNKNOWN -> Nature.UNKNOWN;
    };
  }

  /** What the sign makes of the other operand and the known one. */
  long result(Calculator calculator, long other, long a) {
    return switch (this) {
      case ADDEND -> calculator.ordinary(Rule.ADD, other, a);
      case SUBTRAHEND -> calculator.ordinary(Rule.SUBTRACT, a, other);
      case MINUEND -> calculator.ordinary(Rule.SUBTRACT, other, a);
      case FACTOR -> calculator.ordinary(Rule.MULTIPLY, other, a);
      case DIVISOR -> calculator.ordinary(Rule.DIVIDE, a, other);
      case DIVIDEND -> calculator.ordinary(Rule.DIVIDE, other, a);
      case EXPONENT -> calculator.ordinary(Rule.POWER, a, other);
      case BASE -> calculator.ordinary(Rule.POWER, other, a);
      case INDEX -> calculator.ordinary(Rule.ROOT, other, a);
      case RADICAND -> calculator.ordinary(Rule.ROOT, a, other);
      case SQUARE, UNKNOWN -> throw new IllegalStateException("It has no operand.");
    };
  }

  /**
   * Exactly what the other operand is.
   *
   * @param minus whether it is less than zero, where that does not follow
   */
  long operand(WordArithmetic words, long t, long a, boolean minus) {
    return switch (this) {
      case ADDEND -> words.subtract(t, a);
      case SUBTRAHEND -> words.subtract(a, t);
      case MINUEND -> words.add(t, a);
      case FACTOR -> words.divide(t, a);
      case DIVISOR -> words.divide(a, t);
      case DIVIDEND -> words.multiply(t, a);
      case SQUARE -> words.multiply(t, t);
      case EXPONENT -> words.logarithm(words.size(a), words.size(t));
      case INDEX -> words.inverse(words.logarithm(words.size(a), words.size(t)));
      case BASE -> signed(words, t, words.inverse(a), minus);
      case RADICAND -> signed(words, t, a, minus);
      case UNKNOWN -> throw new IllegalStateException("There is no way back.");
    };
  }

  private static long signed(WordArithmetic words, long t, long exponent, boolean minus) {
    long size = Words.isNumber(exponent) ? words.power(words.size(t), exponent) : exponent;
    return minus && Words.isNumber(size) ? words.negate(size) : size;
  }
}
