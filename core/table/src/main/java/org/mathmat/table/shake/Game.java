package org.mathmat.table.shake;

import java.util.List;
import org.mathmat.table.Reason;
import org.mathmat.table.VariationCount;

/**
 * The game that is played by the shared procedure. What it has to say about a shake, its {@link
 * Table} says.
 */
public interface Game {
  Procedure procedure();

  /** How many variations a player has to select, and may. */
  VariationCount toSelect();

  Kit kit();

  /** The cubes and cards. */
  interface Kit {
    /** The faces of the cube that each player rolls to see who sets the first Goal. */
    List<Lot.Face> lotCube();

    /** Before anything is rolled or dealt. */
    Layout nothing();
  }

  /** What the judge found. */
  record Finding(boolean correct, List<Reason> reasons) {
    public Finding {
      reasons = List.copyOf(reasons);
    }
  }
}
