package org.mathmat.onsets.variations;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.Writing;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;
import org.mathmat.table.book.Entry;

/** Each writer writes two Solutions, the second with a card that the first has not. */
public record TwoSolutions() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "two-solutions",
          "Two Solutions",
          "Everybody writes two Solutions, the second with a card that the " + "first has not.",
          "With the cards B R G Y, B ∪ R // R ∪ G comes to 2.",
          new TwoSolutions());

  private static final Writing TWO =
      new Writing(2, Duration.ofMinutes(3), Duration.ofMinutes(3), Duration.ofMinutes(2), 3);

  @Override
  public String name() {
    return "Two Solutions";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.writing(TWO)
        .offering(_ ->
            List.of(
                Key.of(Kind.SEPARATOR, "//", "the second Solution", "B ∪ R // R ∪ B'")
                    .only(Part.SOLUTION)));
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of(OnSetsClause.TWO_SOLUTIONS, OnSetsClause.NEW_CARD);
  }

  @Override
  public boolean touches(Shake shake) {
    return true;
  }
}
