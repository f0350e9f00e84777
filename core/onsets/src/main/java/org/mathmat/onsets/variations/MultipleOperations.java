package org.mathmat.onsets.variations;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Shake;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.table.book.Entry;

/** An operation of which one cube may be used may be used many times. */
public record MultipleOperations() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "multiple-operations",
          "Multiple Operations",
          "An operation sign of which you may use one cube may be used again " + "and again.",
          "With the cards B R G and the cubes B R G ∪, (B ∪ R) ∪ G comes to 3.",
          new MultipleOperations());

  static final Set<Symbol> OPERATIONS =
      Collections.unmodifiableSet(EnumSet.range(Symbol.UNION, Symbol.COMPLEMENT));

  @Override
  public String name() {
    return "Multiple Operations";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.manyTimes(OPERATIONS);
  }

  @Override
  public Set<OnSetsClause> clauses() {
    return Set.of();
  }

  @Override
  public boolean touches(Shake shake) {
    return OPERATIONS.stream().anyMatch(shake::couldShow);
  }
}
