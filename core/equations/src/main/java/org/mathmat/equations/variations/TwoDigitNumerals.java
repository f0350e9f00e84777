package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Variation;

/** Two-digit numerals are allowed in Solutions. */
public record TwoDigitNumerals() implements Variation {
  @Override
  public String name() {
    return "two-digit numerals";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public String words() {
    return "Numerals of two digits, such as 23, are allowed in your Solution.";
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
