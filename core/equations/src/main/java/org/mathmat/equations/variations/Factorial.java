package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Keypad;
import org.mathmat.equations.Law;
import org.mathmat.equations.Op;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Worth;
import org.mathmat.table.book.Entry;

/** Two factorial signs are there for the whole Equation. */
public record Factorial() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "factorial",
          "Factorial",
          "You may write ! twice in your Equation: 4! is 4×3×2×1, and 0! is " + "1.",
          "(4!)-1 = 23",
          new Factorial());

  @Override
  public String name() {
    return "factorial";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(
            law.signs()
                .means(
                    Op.FACTORIAL,
                    (workings, a) ->
                        Worth.only(
                            workings.arithmetic().factorial(a), EquationsClause.FACTORIAL_OPERAND)))
        .offering(Keypad.sign(Op.FACTORIAL, "factorial", "(3!)×1 = 6"));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.FACTORIAL_OPERAND, EquationsClause.FACTORIAL_COUNT);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.hasDigit();
  }
}
