package org.mathmat.proof.bench;

import java.util.List;
import java.util.stream.Collectors;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Position;

/** A position of Equations in one line. */
final class PositionText {
  private PositionText() {}

  static String of(Position position) {
    return "%s: goal %s, R %s, P %s, resources %s"
        .formatted(
            position.occasion(),
            position.goal().orElseThrow().text(),
            text(position.required()),
            text(position.permitted()),
            text(position.resources()));
  }

  private static String text(List<Cube> cubes) {
    return cubes.stream().map(Cube::text).collect(Collectors.joining(" ", "[", "]"));
  }
}
