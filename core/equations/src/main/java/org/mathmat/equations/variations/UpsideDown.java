package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Keypad;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Turn;
import org.mathmat.equations.Variation;
import org.mathmat.table.book.Entry;

/** A cube that stands for a number may be used upside-down as its additive inverse. */
public record UpsideDown() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "upside-down",
          "Upside-down",
          "A number cube turned upside-down is 0 minus its number.",
          "8+2u = 6",
          new UpsideDown());

  @Override
  public String name() {
    return "upside-down";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.alsoTurns(Turn.UPSIDE_DOWN)
        .offeringUses(Keypad.turned(Turn.UPSIDE_DOWN, "upside-down: 0 minus", "3×2u = 0-6"));
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
