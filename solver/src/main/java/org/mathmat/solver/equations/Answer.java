package org.mathmat.solver.equations;

import java.util.List;

/** Whether a Goal can be reached: yes and how, proved not, or not known. */
public sealed interface Answer {
  /**
   * It can.
   *
   * @param solutions at least one, the shortest first
   * @param shortest whether it is proved that none has fewer cubes than the first
   * @param all whether it is proved that there are no others
   */
  record Solvable(List<Solution> solutions, boolean shortest, boolean all) implements Answer {
    public Solvable {
      solutions = List.copyOf(solutions);
    }

    public Solution first() {
      return solutions.getFirst();
    }
  }

  /** It cannot: every possibility was covered. */
  record Impossible(String why) implements Answer {}

  /** A limit came first, or something could not be worked out exactly. */
  record Unknown(String why) implements Answer {}
}
