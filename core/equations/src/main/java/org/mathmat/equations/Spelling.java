package org.mathmat.equations;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.mathmat.equations.Use.Role;
import org.mathmat.table.Parsed;

/** Whether a written Goal side spells the Goal on the mat: its cubes, in order, as they lie. */
final class Spelling {
  private Spelling() {}

  /**
   * Whether that side of a paper can be read, and shows the Goal, if there is one: whatever is
   * raised, it is then the Goal side.
   */
  static boolean shows(Law law, Optional<Goal> goal, Parsed<Paper.Text> side) {
    return side instanceof Parsed.Good<Paper.Text>(Paper.Text text)
        && goal.filter(onMat -> shows(onMat, text.uses(law, Side.GOAL))).isPresent();
  }

  /** Whether the side shows the cubes as they lie, whatever their colour. */
  static boolean shows(Goal goal, Uses side) {
    List<Goal.Placed> placed = goal.placed();
    if (side.cubes().size() != placed.size()) {
      return false;
    }
    for (int i = 0; i < placed.size(); i++) {
      Use use = side.cubes().get(i);
      if (use.cube() != placed.get(i).cube().symbol() || !lies(placed.get(i), use)) {
        return false;
      }
    }
    return true;
  }

  /** The cube that is raised on a side that shows the Goal, and has not the colour for it. */
  static Optional<Cube> wronglyRaised(Law law, Goal goal, Uses side) {
    return IntStream.range(0, side.cubes().size())
        .filter(i -> side.cubes().get(i).role() == Role.RAISED)
        .mapToObj(i -> goal.placed().get(i).cube())
        .filter(cube -> law.raised().filter(cube::mayBe).isEmpty())
        .findFirst();
  }

  private static boolean lies(Goal.Placed cube, Use use) {
    return switch (use.role()) {
      case SIGN, POINT -> cube.turn() == use.turn();
      case DIGIT, LONE_DIGIT, RAISED, IMAGINARY ->
          liesAs(
              cube,
              use.turn(),
              use.role() == Role.LONE_DIGIT && use.meaning() == Symbol.POWER,
              use.wild().isPresent());
    };
  }

  /**
   * Whether a cube that lies so can be read as turned that way: as it lies; but a ^ as the digit
   * ten upright or sideways whichever way it lies, and a wild 0 that lies upright also upside-down.
   */
  static boolean liesAs(Goal.Placed cube, Turn turn, boolean ten, boolean wild) {
    if (cube.turn() == turn) {
      return true;
    }
    boolean ambiguousTen = ten && !wild && !cube.turn().isUpsideDown() && !turn.isUpsideDown();
    boolean ambiguousWild =
        wild
            && cube.cube().symbol() == Symbol.ZERO
            && cube.turn() == Turn.UPRIGHT
            && turn == Turn.UPSIDE_DOWN;
    return ambiguousTen || ambiguousWild;
  }
}
