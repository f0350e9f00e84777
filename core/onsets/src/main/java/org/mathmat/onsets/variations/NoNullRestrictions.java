package org.mathmat.onsets.variations;

import java.util.Set;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.table.book.Entry;

/** Each Restriction removes at least one card of the universe. */
public record NoNullRestrictions() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "no-null-restrictions",
          "No Null Restrictions",
          "Each Restriction must take at least one card of the universe away.",
          "With the cards B R BR, R = R ; B ∪ R may not be written for 3.",
          new NoNullRestrictions());

  @Override
  public String name() {
    return "No Null Restrictions";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.demanding(new Demand.RestrictionsRemove(1));
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of(OnSetsClause.NO_NULL_RESTRICTIONS);
  }

  @Override
  public boolean touches(Shake shake) {
    return shake.couldShow(Symbol.EQUALS) || shake.couldShow(Symbol.SUBSET);
  }
}
