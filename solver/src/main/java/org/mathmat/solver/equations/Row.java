package org.mathmat.solver.equations;

import java.util.Arrays;

/**
 * Known operands of signs, laid out in a row, each with where the values of the other operand lie.
 * It tells quickly whether a number may be the result of one of the signs.
 */
final class Row {
  /** Whether there are powers or roots, of which much makes 1 or -1. */
  private boolean radicals;

  private int size;
  private Step[] steps = new Step[8];
  private Places[] places = new Places[8];

  /** Where the known operands, or their logarithms, lie. */
  private double[] middle = new double[8];

  private double[] radius = new double[8];

  /** Whether what is known of the sign is enough. */
  static boolean takes(Rule rule) {
    return switch (rule) {
      case ADD, SUBTRACT, MULTIPLY, DIVIDE, POWER, ROOT -> true;
      default -> false;
    };
  }

  /** Whether nothing can be the result of one of the signs. */
  boolean isEmpty() {
    return size == 0 && !radicals;
  }

  int size() {
    return size;
  }

  /**
   * Adds a known operand.
   *
   * @param left whether it stands on the left
   * @param others where the values of the other operand lie
   */
  void add(Rule rule, Spot known, boolean left, Places others) {
    Step step = Step.of(rule, left);
    Ball ball = known.ball();
    radicals |= step.isRadical();
    if (!step.isSum() && ball.isJust(0)) {
      return; // nothing but 0 and 1 comes of it
    }
    if (step.takesLogarithm()) {
      if (ball.isJust(1) || ball.isJust(-1)) {
        return; // nothing but 1 and -1 comes of it
      }
      ball = ball.isSharp() && !Needed.isNearOne(ball) ? known.log() : Ball.NONE;
    }
    if (size == steps.length) {
      steps = Arrays.copyOf(steps, 2 * size);
      places = Arrays.copyOf(places, 2 * size);
      middle = Arrays.copyOf(middle, 2 * size);
      radius = Arrays.copyOf(radius, 2 * size);
    }
    steps[size] = step;
    places[size] = others;
    middle[size] = ball.middle();
    radius[size++] = ball.radius();
  }

  /** Whether a sharp ball may hold a result; that it holds none is a proof. */
  boolean mayMeet(double result, double itsRadius) {
    if (!radicals) {
      return mayLead(result, itsRadius, Double.NaN, Double.NaN);
    }
    if (!Needed.isOrdinary(result, itsRadius)) {
      return true;
    }
    Ball log = new Ball(Math.abs(result), itsRadius).logarithm();
    return mayLead(result, itsRadius, log.middle(), log.radius());
  }

  private boolean mayLead(double result, double itsRadius, double log, double logRadius) {
    for (int i = 0; i < size; i++) {
      Step step = steps[i];
      boolean radical = step.isRadical();
      if ((!step.isSum() && !Ball.isSharp(middle[i], radius[i]))
          || step.mayLead(
              places[i],
              radical ? log : result,
              radical ? logRadius : itsRadius,
              middle[i],
              radius[i])) {
        return true;
      }
    }
    return false;
  }
}
