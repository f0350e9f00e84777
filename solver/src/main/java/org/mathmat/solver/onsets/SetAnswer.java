package org.mathmat.solver.onsets;

import java.util.List;

/** Whether a Goal of On-Sets can be reached: yes and how, proved not, or not known. */
public sealed interface SetAnswer {
  /**
   * It can.
   *
   * @param papers each what a writer would hand in: one Solution, or as many as the law wants
   * @param cubes how many cubes the first Solution takes, each counted once
   * @param all whether it is proved that there are no others
   */
  record Solvable(List<List<String>> papers, int cubes, boolean all) implements SetAnswer {
    public Solvable {
      papers = papers.stream().map(List::copyOf).toList();
    }

    public List<String> first() {
      return papers.getFirst();
    }
  }

  /** It cannot: every possibility was covered. */
  record Impossible(String why) implements SetAnswer {}

  /** A limit came first. */
  record Unknown(String why) implements SetAnswer {}
}
