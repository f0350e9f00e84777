package org.mathmat.equations.variations;

import java.util.List;
import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Keypad;
import org.mathmat.equations.Law;
import org.mathmat.equations.Numerals.Points;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Side;
import org.mathmat.equations.Variation;
import org.mathmat.table.Key.Part;
import org.mathmat.table.book.Entry;

/** Decimal points may be put into the Goal, and cost no cube. */
public record DecimalInGoal() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "decimal-in-goal",
          "Decimal in Goal",
          "You decide where decimal points stand in the Goal, so that 25 may "
              + "be 25, 2.5 or .25.",
          "5÷2 = 2.5",
          new DecimalInGoal());

  @Override
  public String name() {
    return "decimal in goal";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.numerals().withPoints(Side.GOAL, Points.FREE))
        .offering(
            _ -> List.of(Keypad.point("decimal point in the Goal", "5÷2 = 2.5").only(Part.GOAL)));
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
