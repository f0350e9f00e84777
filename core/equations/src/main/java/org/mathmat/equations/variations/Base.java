package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Law;
import org.mathmat.equations.Numerals;
import org.mathmat.equations.Numerals.Leaf;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Variation;

/** Goal and Solution are read in another base, and Solutions may have two-digit numerals. */
public record Base(int base) implements Variation {
  private static final int ELEVEN = 11;
  private static final int TWELVE = 12;

  public Base {
    if (base < 8 || base > TWELVE) {
      throw new IllegalArgumentException("The base (" + base + ") must be 8 to 12.");
    }
  }

  @Override
  public String name() {
    return "base " + base;
  }

  @Override
  public String subject() {
    return "base";
  }

  @Override
  public String words() {
    return "All numerals are read in base %d, and a Solution may have numerals of two digits."
            .formatted(base)
        + (base >= ELEVEN ? " A ^ may be the digit ten." : "")
        + (base >= TWELVE ? " A √ may be the digit eleven." : "");
  }

  @Override
  public Law amend(Law law) {
    Numerals numerals = law.numerals().inBase(base).twoDigitSolutions();
    numerals = base >= ELEVEN ? numerals.alsoReads(Leaf.TEN) : numerals;
    numerals = base >= TWELVE ? numerals.alsoReads(Leaf.ELEVEN) : numerals;
    return law.with(numerals);
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.BASE_DIGITS, EquationsClause.SOLUTION_DIGITS);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.hasDigit();
  }
}
