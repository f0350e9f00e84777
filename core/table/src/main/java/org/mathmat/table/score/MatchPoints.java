package org.mathmat.table.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The points of a match by its totals. The places of three players are worth 6, 4 and 2, those of
 * two 6 and 4; players who tie share what their places are worth, which is always a whole number.
 */
public final class MatchPoints {
  private static final int FIRST = 6;
  private static final int STEP = 2;

  private MatchPoints() {}

  /** The points in the order of the totals, which are those of two or three players. */
  public static List<Integer> of(List<Integer> totals) {
    if (totals.size() < 2 || totals.size() > 3) {
      throw new IllegalArgumentException(
          "A match (" + totals.size() + " players) must have two or three players.");
    }
    List<Integer> points = new ArrayList<>();
    for (int total : totals) {
      int ahead = (int) totals.stream().filter(other -> other > total).count();
      int tied = Collections.frequency(totals, total);
      int best = FIRST - STEP * ahead;
      int last = FIRST - STEP * (ahead + tied - 1);
      points.add((best + last) / 2);
    }
    return List.copyOf(points);
  }
}
