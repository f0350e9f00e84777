package org.mathmat.table.shake;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The lot for the first Goal of a match: every player rolls a cube of one kind, and the highest
 * digit sets the Goal.
 *
 * @param rounds what was rolled; those tied for highest rolled again
 */
public record Lot(List<Round> rounds, int setter) {
  /** A face of the cube that is rolled; a sign has no digit. */
  public record Face(String text, OptionalInt digit) {}

  /** Everybody who was still in rolled once. */
  public record Round(List<Roll> rolls) {
    public Round {
      rolls = List.copyOf(rolls);
    }
  }

  public record Roll(int player, String face) {}

  public Lot {
    rounds = List.copyOf(rounds);
  }

  /** Who is still in after these players rolled these faces: a sign drops out, unless all do. */
  public static List<Integer> left(List<Integer> rolling, List<Face> rolled) {
    OptionalInt highest = rolled.stream().flatMapToInt(face -> face.digit().stream()).max();
    if (highest.isEmpty()) {
      return rolling;
    }
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < rolling.size(); i++) {
      if (rolled.get(i).digit().equals(highest)) {
        left.add(rolling.get(i));
      }
    }
    return left;
  }
}
