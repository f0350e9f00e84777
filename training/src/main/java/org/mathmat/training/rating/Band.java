package org.mathmat.training.rating;

import java.util.Arrays;

/** How children see a rating: by a word that does not fall at every slip. */
public enum Band {
  STARTER("Starter", 0),
  EXPLORER("Explorer", 1100),
  SOLVER("Solver", 1300),
  STRATEGIST("Strategist", 1500),
  EXPERT("Expert", 1700),
  MASTER("Master", 1900);

  /** So far below its beginning a band is kept. */
  private static final double SLACK = 100;

  private final String title;
  private final int from;

  Band(String title, int from) {
    this.title = title;
    this.from = from;
  }

  public String title() {
    return title;
  }

  /** Where a rating lies by itself. */
  public static Band of(Rating rating) {
    return Arrays.stream(values())
        .filter(band -> rating.value() >= band.from)
        .reduce((_, later) -> later)
        .orElse(STARTER);
  }

  /**
   * What is shown to somebody who has seen this band: a better one as soon as it is reached, a
   * lower one only where even a kind look at the rating is clearly below.
   */
  public Band after(Rating rating) {
    Band now = of(rating);
    boolean clearlyBelow = rating.value() + rating.deviation() < from - SLACK;
    return now.compareTo(this) > 0 || clearlyBelow ? now : this;
  }
}
