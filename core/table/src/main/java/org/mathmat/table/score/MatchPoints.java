package org.mathmat.table.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What the places of a match are worth, by its totals. Where two play there is no third place.
 * Players who tie share what their places are worth, which must always be a whole number.
 */
public record MatchPoints(int first, int second, int third) {
  /** The places of three players are worth 6, 4 and 2, those of two 6 and 4. */
  public static final MatchPoints USUAL = new MatchPoints(6, 4, 2);

  public MatchPoints {
    if (!isFair(first, second, third)) {
      throw new IllegalArgumentException(
          "The places (" + first + ", " + second + ", " + third + ") must be worth less and less.");
    }
  }

  /** Whether a better place is never worth less, and players who tie can share. */
  public static boolean isFair(int first, int second, int third) {
    return first >= second
        && second >= third
        && third >= 0
        && (first + second) % 2 == 0
        && (second + third) % 2 == 0
        && (first + second + third) % 3 == 0;
  }

  /** The points in the order of the totals, which are those of two or three players. */
  public List<Integer> of(List<Integer> totals) {
    if (totals.size() < 2 || totals.size() > 3) {
      throw new IllegalArgumentException(
          "A match (" + totals.size() + " players) must have two or three players.");
    }
    List<Integer> places = List.of(first, second, third);
    List<Integer> points = new ArrayList<>();
    for (int total : totals) {
      int ahead = (int) totals.stream().filter(other -> other > total).count();
      int tied = Collections.frequency(totals, total);
      int shared = places.subList(ahead, ahead + tied).stream().mapToInt(Integer::intValue).sum();
      points.add(shared / tied);
    }
    return List.copyOf(points);
  }
}
