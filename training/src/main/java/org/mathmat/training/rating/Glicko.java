package org.mathmat.training.rating;

import java.util.List;
import org.mathmat.training.real.Real;

/**
 * The rating system Glicko-2, from Glickman's paper “Example of the Glicko-2 system”; its symbols
 * are named as there.
 *
 * @param tau how fast the volatility may change
 */
public record Glicko(double tau) {
  /** What is used here; small, since results of children vary much by themselves. */
  public static final Glicko ORDINARY = new Glicko(0.5);

  private static final double EXACT = 0.000_001;

  /** The search halves its bracket, so that it needs far fewer. */
  private static final int MOST_ROUNDS = 200;

  /** A result against somebody; a win is 1, a draw 0.5, a loss 0. */
  public record Result(Rating other, double score) {
    public Result {
      if (!(score >= 0 && score <= 1)) {
        throw new IllegalArgumentException("The score (" + score + ") must be from 0 to 1.");
      }
    }
  }

  public Glicko {
    if (!(tau > 0 && tau <= 2)) {
      throw new IllegalArgumentException("Tau (" + tau + ") must be above 0 and at most 2.");
    }
  }

  /** What the first of two would score against the second. */
  public static double expected(Rating one, Rating other) {
    double phi = Math.sqrt(one.phi() * one.phi() + other.phi() * other.phi());
    return expected(one.mu(), other.mu(), phi);
  }

  private static double g(double phi) {
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  private static double expected(double mu, double other, double phi) {
    return 1 / (1 + Real.exp(-g(phi) * (mu - other)));
  }

  /** After a time without results, in rating periods or parts of one: less is certain. */
  public Rating rested(Rating rating, double periods) {
    double phi = rating.phi();
    double grown =
        Math.sqrt(phi * phi + Math.max(0, periods) * rating.volatility() * rating.volatility());
    return Rating.within(rating.value(), Rating.SCALE * grown, rating.volatility());
  }

  /** After the results of one rating period. */
  public Rating after(Rating before, List<Result> results) {
    if (results.isEmpty()) {
      return rested(before, 1);
    }
    double mu = before.mu();
    double inverse = 0;
    double sum = 0;
    for (Result result : results) {
      double g = g(result.other().phi());
      double expected = expected(mu, result.other().mu(), result.other().phi());
      inverse += g * g * expected * (1 - expected);
      sum += g * (result.score() - expected);
    }
    double v = 1 / inverse;
    double sigma = volatility(before, v * sum, v);
    double phi = before.phi();
    double grown = phi * phi + sigma * sigma;
    double surer = 1 / Math.sqrt(1 / grown + 1 / v);
    return Rating.ofMu(mu + surer * surer * sum, surer, sigma);
  }

  /** Step 5 of the paper: the zero of f by the Illinois algorithm. */
  private double volatility(Rating before, double delta, double v) {
    double phi = before.phi();
    double a = Real.log(before.volatility() * before.volatility());
    double left = a;
    double right;
    double spare = delta * delta - phi * phi - v;
    if (spare > 0) {
      right = Real.log(spare);
    } else {
      int k = 1;
      while (k < MOST_ROUNDS && f(a - k * tau, a, delta, phi, v) < 0) {
        k++;
      }
      right = a - k * tau;
    }
    double atLeft = f(left, a, delta, phi, v);
    double atRight = f(right, a, delta, phi, v);
    for (int i = 0; i < MOST_ROUNDS && Math.abs(right - left) > EXACT; i++) {
      double middle = left + (left - right) * atLeft / (atRight - atLeft);
      double atMiddle = f(middle, a, delta, phi, v);
      if (atMiddle * atRight <= 0) {
        left = right;
        atLeft = atRight;
      } else {
        atLeft /= 2;
      }
      right = middle;
      atRight = atMiddle;
    }
    return Real.exp(left / 2);
  }

  private double f(double x, double a, double delta, double phi, double v) {
    double e = Real.exp(x);
    double sum = phi * phi + v + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (tau * tau);
  }
}
