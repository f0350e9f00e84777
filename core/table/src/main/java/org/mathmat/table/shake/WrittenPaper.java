package org.mathmat.table.shake;

import java.util.List;

/** What stands on a paper, read once for the table about which it was written. */
public interface WrittenPaper {
  /** As it was written. */
  String text();

  /** Whether it is correct, with every reason that it is not. */
  Game.Finding judge(Situation situation);

  /** Whether a regrouping shows that it is ambiguous. */
  boolean isAmbiguous(Situation situation, String regrouping);

  /** How the paper can be copied where part of it is grouped so. */
  List<String> copies(String regrouped);

  /** Whether the judge who is asked nothing else says that the Solution equals the Goal. */
  Game.Finding equal(Situation situation);
}
