package org.mathmat.equations.variations;

import java.util.List;
import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Keypad;
import org.mathmat.equations.Law;
import org.mathmat.equations.Numerals.Points;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Side;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.table.book.Entry;

/** A ^ may be the decimal point of a numeral of at most three digits. */
public record DecimalPoint() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "decimal-point",
          "Decimal Point",
          "A ^ cube may be a decimal point in a numeral of up to three " + "digits.",
          ".5×8 = 4",
          new DecimalPoint());

  @Override
  public String name() {
    return "decimal point";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(
            law.numerals()
                .withPoints(Side.SOLUTION, Points.CUBE)
                .withPoints(Side.GOAL, Points.CUBE))
        .offering(_ -> List.of(Keypad.point("decimal point", ".5×4 = 2").on(Symbol.POWER.text())));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.POINT_DIGITS);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canShow(Symbol.POWER, law);
  }
}
