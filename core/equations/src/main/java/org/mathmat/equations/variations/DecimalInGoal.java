package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Law;
import org.mathmat.equations.Numerals.Points;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Side;
import org.mathmat.equations.Variation;

/** Decimal points may be put into the Goal, and cost no cube. */
public record DecimalInGoal() implements Variation {
  @Override
  public String name() {
    return "decimal in goal";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public String words() {
    return "You decide where decimal points stand in the Goal: 20 may be 20, 2.0 or .20.";
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.numerals().withPoints(Side.GOAL, Points.FREE));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of();
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.hasDigit();
  }
}
