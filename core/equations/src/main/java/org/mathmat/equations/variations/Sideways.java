package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Keypad;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Turn;
import org.mathmat.equations.Variation;
import org.mathmat.table.book.Entry;

/** A cube that stands for a number other than 0 may be used sideways as its reciprocal. */
public record Sideways() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "sideways",
          "Sideways",
          "A number cube other than 0, turned sideways, is 1 divided by its " + "number.",
          "8×2s = 4",
          new Sideways());

  @Override
  public String name() {
    return "sideways";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.alsoTurns(Turn.SIDEWAYS)
        .offeringUses(Keypad.turned(Turn.SIDEWAYS, "sideways: 1 divided by", "6×2s = 3"));
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
