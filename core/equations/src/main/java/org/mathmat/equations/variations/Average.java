package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Law;
import org.mathmat.equations.Op;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;

/** The sign + averages two numbers and does not add any more. */
public record Average() implements Variation {
  @Override
  public String name() {
    return "average";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public String words() {
    return "+ does not add any more: it gives the average of two numbers, so 7+9 is 8.";
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.signs().averages(Op.ADD));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of();
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canShow(Symbol.PLUS, law);
  }
}
