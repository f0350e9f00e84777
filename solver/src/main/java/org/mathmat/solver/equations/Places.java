package org.mathmat.solver.equations;

/**
 * Where values may lie. Balls are asked for by the million, as two numbers each, so that none has
 * to be made.
 */
sealed interface Places permits Outline, Reach {
  /** Whether a value may lie in the ball; that none does is a proof. */
  boolean mayMeet(double middle, double radius);

  default boolean mayMeet(Ball ball) {
    return mayMeet(ball.middle(), ball.radius());
  }

  /**
   * The same of a value, not 0, 1 or -1, of which the logarithm of the size lies in the ball,
   * whether it is less than zero or not.
   */
  default boolean mayMeetSize(double middle, double radius) {
    if (Ball.isLogarithmOfFar(middle, radius)) {
      return mayMeetFar(middle);
    }
    double size = Math.exp(middle);
    double sizeRadius = Ball.exponential(middle, radius, size);
    return mayMeet(size, sizeRadius) || (mayBeNegative() && mayMeet(-size, sizeRadius));
  }

  /** Whether a value may be what is needed for a number, and is not nowhere. */
  default boolean mayMeet(Needs needs, int number) {
    return needs.areSizes()
        ? mayMeetSize(needs.log(number), needs.logRadius(number))
        : mayMeet(needs.middle(number), needs.radius(number));
  }

  boolean mayBeNegative();

  /** Whether a value may be too large or too near zero for a ball. */
  boolean mayBeFar();

  /** The same of one of which the logarithm of the size lies there, sharply. */
  boolean mayMeetFar(double log);
}
