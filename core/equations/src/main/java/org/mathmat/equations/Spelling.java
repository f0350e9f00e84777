package org.mathmat.equations;

import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Use.Role;
import org.mathmat.table.Parsed;

/** Whether a written Goal side spells the Goal on the mat: its cubes, in order, as they lie. */
final class Spelling {
  private Spelling() {}

  /** Whether that side of a paper can be read, and spells the Goal, if there is one. */
  static boolean spells(Law law, Optional<Goal> goal, Parsed<Paper.Text> side) {
    return side instanceof Parsed.Good<Paper.Text>(Paper.Text text)
        && goal.filter(onMat -> spells(law, onMat, text.uses(law, Side.GOAL))).isPresent();
  }

  static boolean spells(Law law, Goal goal, Uses side) {
    List<Goal.Placed> placed = goal.placed();
    if (side.cubes().size() != placed.size()) {
      return false;
    }
    for (int i = 0; i < placed.size(); i++) {
      Use use = side.cubes().get(i);
      if (use.cube() != placed.get(i).cube().symbol() || !lies(placed.get(i), use)) {
        return false;
      }
      if (use.role() == Role.RAISED && law.raised().filter(placed.get(i).cube()::mayBe).isEmpty()) {
        return false;
      }
    }
    return true;
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
