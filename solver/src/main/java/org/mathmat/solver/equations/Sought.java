package org.mathmat.solver.equations;

/**
 * A number that is asked for, and what is known of it.
 *
 * @param word exactly what it is; {@link Words#ANY} where only its place is known
 * @param fraction whether it is written as a fraction
 * @param irrational whether it is proved to be none
 */
record Sought(
    double middle, double radius, long word, Nature nature, boolean fraction, boolean irrational) {
  /** One that is known exactly. */
  static Sought of(Numbers numbers, long word) {
    Ball ball = numbers.spot(word);
    return new Sought(
        ball.middle(),
        ball.radius(),
        word,
        numbers.nature(word),
        numbers.isFraction(word),
        numbers.isIrrational(word));
  }

  /** One of which only the place is known, and that it is no simple fraction. */
  static Sought at(double middle, double radius, Nature nature, boolean irrational) {
    return new Sought(middle, radius, Words.ANY, nature, false, irrational);
  }

  boolean isExact() {
    return word != Words.ANY;
  }

  /** Whether it lies in a sharp ball, and steps back from it lead to one number each. */
  boolean isOrdinary() {
    return Ball.isSharp(middle, radius) && !Ball.isNearlyFar(middle) && !Needed.isNearOne(middle);
  }

  /** Whether it is enough to know where it lies: it is ordinary, and surely no simple fraction. */
  boolean isPlain() {
    return isOrdinary() && !Words.isNumber(new Ball(middle, radius).simple());
  }
}
