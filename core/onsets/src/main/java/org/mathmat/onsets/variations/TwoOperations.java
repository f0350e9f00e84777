package org.mathmat.onsets.variations;

import java.util.Set;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Variation;
import org.mathmat.table.book.Entry;

/** The Set-Name has at least two operation symbols; they may be equal. */
public record TwoOperations() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "two-operations",
          "Two Operations",
          "The Set-Name needs at least two operation signs; they may be " + "equal.",
          "With the cards B R BR, B ∪ R may not be written for 3.",
          new TwoOperations());

  @Override
  public String name() {
    return "Two Operations";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.demanding(new Demand.Operations(2));
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of(OnSetsClause.TWO_OPERATIONS);
  }

  @Override
  public boolean touches(Shake shake) {
    return MultipleOperations.OPERATIONS.stream().anyMatch(shake::couldShow);
  }
}
