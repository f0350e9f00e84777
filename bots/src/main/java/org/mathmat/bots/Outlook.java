package org.mathmat.bots;

import java.util.List;
import org.mathmat.exact.Truth;

/** What can be written in a position. */
public sealed interface Outlook {
  /**
   * Something can.
   *
   * @param papers each as it would be handed in, a shortest one first
   * @param cubes how many cubes the first takes
   * @param shortest whether it is known that none takes fewer cubes
   * @param complete whether these are all there are
   */
  record Solvable(List<String> papers, int cubes, boolean shortest, boolean complete)
      implements Outlook {
    public Solvable {
      papers = List.copyOf(papers);
    }

    public String first() {
      return papers.getFirst();
    }
  }

  /** Nothing can: every possibility was covered. */
  record Hopeless(String why) implements Outlook {}

  /** A limit came first. */
  record Unknown(String why) implements Outlook {}

  /** Whether something can be written. */
  default Truth solvable() {
    return switch (this) {
      case Solvable _ -> Truth.TRUE;
      case Hopeless _ -> Truth.FALSE;
      case Unknown _ -> Truth.UNKNOWN;
    };
  }
}
