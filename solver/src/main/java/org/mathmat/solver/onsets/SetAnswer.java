package org.mathmat.solver.onsets;

import java.util.List;

/** Whether a Goal of On-Sets can be reached: yes and how, proved not, or not known. */
public sealed interface SetAnswer {
  /**
   * It can.
   *
   * @param papers at least one, the shortest first
   * @param all whether it is proved that there are no others
   */
  record Solvable(List<Paper> papers, boolean all) implements SetAnswer {
    public Solvable {
      papers = List.copyOf(papers);
    }

    public Paper first() {
      return papers.getFirst();
    }
  }

  /**
   * What a writer would hand in.
   *
   * @param solutions one, or as many as the law wants
   * @param cubes how many cubes the first of them takes, each counted once however often it is used
   */
  record Paper(List<String> solutions, int cubes) {
    public Paper {
      solutions = List.copyOf(solutions);
    }
  }

  /** It cannot: every possibility was covered. */
  record Impossible(String why) implements SetAnswer {}

  /** A limit came first. */
  record Unknown(String why) implements SetAnswer {}
}
