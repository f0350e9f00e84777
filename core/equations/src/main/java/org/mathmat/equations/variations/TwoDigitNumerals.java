package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Variation;
import org.mathmat.table.book.Entry;

/** Two-digit numerals are allowed in Solutions. */
public record TwoDigitNumerals() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "two-digit-numerals",
          "Two-digit Numerals",
          "Numerals of two digits are allowed in your Solution.",
          "23+5 = 28",
          new TwoDigitNumerals());

  @Override
  public String name() {
    return "two-digit numerals";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.numerals().twoDigitSolutions());
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.SOLUTION_DIGITS);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.digits() >= 2;
  }
}
