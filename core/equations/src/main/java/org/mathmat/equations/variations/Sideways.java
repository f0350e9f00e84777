package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Turn;
import org.mathmat.equations.Variation;

/** A cube that stands for a number other than 0 may be used sideways as its reciprocal. */
public record Sideways() implements Variation {
  @Override
  public String name() {
    return "sideways";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public String words() {
    return "A number cube turned sideways is 1 divided by that number: a sideways 2 is one half."
        + " (Not 0.)";
  }

  @Override
  public Law amend(Law law) {
    return law.alsoTurns(Turn.SIDEWAYS);
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.SIDEWAYS_OPERAND);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canBeTurned(law);
  }
}
