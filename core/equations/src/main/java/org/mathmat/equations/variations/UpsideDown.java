package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Turn;
import org.mathmat.equations.Variation;

/** A cube that stands for a number may be used upside-down as its additive inverse. */
public record UpsideDown() implements Variation {
  @Override
  public String name() {
    return "upside-down";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public String words() {
    return "A number cube turned upside-down is 0 minus that number: an upside-down 2 is -2.";
  }

  @Override
  public Law amend(Law law) {
    return law.alsoTurns(Turn.UPSIDE_DOWN);
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of();
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canBeTurned(law);
  }
}
