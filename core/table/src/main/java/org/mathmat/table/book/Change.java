package org.mathmat.table.book;

import java.time.Duration;
import java.util.List;
import org.mathmat.table.score.MatchPoints;

/** One thing that a league plays differently. It names a variation by the key of its entry. */
public sealed interface Change {
  /** What the league is called. */
  record Name(String league) implements Change {}

  /** No shake begins after so long. */
  record Length(Duration length) implements Change {}

  /** The shake in play may last so much longer. */
  record Overtime(Duration overtime) implements Change {}

  /** What the places of a match are worth. */
  record Points(MatchPoints points) implements Change {}

  /** These may be chosen and no others, but for those that are switched on by themselves. */
  record Only(List<String> variations) implements Change {
    public Only {
      variations = List.copyOf(variations);
    }
  }

  /** This may be chosen, in every season. */
  record On(String variation) implements Change {}

  /** This may not be chosen. */
  record Off(String variation) implements Change {}

  /**
   * This has another name, beside the one in the book.
   *
   * @param name with the same blank as the book's
   */
  record Call(String variation, String name) implements Change {}
}
