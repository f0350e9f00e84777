package org.mathmat.training.rating;

import org.mathmat.training.real.Real;

/**
 * What is known of a strength (Glickman's Glicko-2).
 *
 * @param value about 1500 in the middle
 * @param deviation how far off that may be: two of them to either side hold 95 in 100
 * @param volatility how much it moves by itself
 */
public record Rating(double value, double deviation, double volatility) {
  static final double LEAST = 400;
  static final double MOST = 4000;
  static final double SUREST = 30;
  static final double LEAST_SURE = 500;
  static final double STEADIEST = 0.01;
  static final double WILDEST = 0.1;

  /** One unit of Glickman's own scale. */
  static final double SCALE = 173.7178;

  private static final double MIDDLE = 1500;

  /** Whoever or whatever is new. */
  public static final Rating NEW = new Rating(MIDDLE, 350, 0.06);

  /** From here on nothing certain can be said. */
  private static final double PROVISIONAL = 110;

  public Rating {
    if (!(value >= LEAST && value <= MOST)) {
      throw new IllegalArgumentException("The rating (" + value + ") must be from 400 to 4000.");
    }
    if (!(deviation >= SUREST && deviation <= LEAST_SURE)) {
      throw new IllegalArgumentException(
          "The deviation (" + deviation + ") must be from 30 to 500.");
    }
    if (!(volatility >= STEADIEST && volatility <= WILDEST)) {
      throw new IllegalArgumentException(
          "The volatility (" + volatility + ") must be from 0.01 to 0.1.");
    }
  }

  /** The same, with each number brought into its bounds. */
  static Rating within(double value, double deviation, double volatility) {
    return new Rating(
        Real.clamp(value, LEAST, MOST),
        Real.clamp(deviation, SUREST, LEAST_SURE),
        Real.clamp(volatility, STEADIEST, WILDEST));
  }

  /** A first guess, to be corrected by results. */
  public static Rating guessed(int value) {
    return within(value, 200, NEW.volatility);
  }

  /** Whether too little is known yet to move others by it. */
  public boolean isProvisional() {
    return deviation >= PROVISIONAL;
  }

  double mu() {
    return (value - MIDDLE) / SCALE;
  }

  double phi() {
    return deviation / SCALE;
  }

  static Rating ofMu(double mu, double phi, double volatility) {
    return within(SCALE * mu + MIDDLE, SCALE * phi, volatility);
  }

  /** A part of the way from here to another one, 0 to 1. */
  Rating towards(Rating other, double part) {
    return within(
        value + part * (other.value - value),
        deviation + part * (other.deviation - deviation),
        volatility + part * (other.volatility - volatility));
  }
}
