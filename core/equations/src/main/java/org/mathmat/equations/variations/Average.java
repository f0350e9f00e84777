package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Keypad;
import org.mathmat.equations.Law;
import org.mathmat.equations.Op;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.table.book.Entry;

/** The sign + averages two numbers and does not add any more. */
public record Average() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "average",
          "Average",
          "A + does not add: it gives the average of the two numbers beside " + "it.",
          "7+9 = 8",
          new Average());

  @Override
  public String name() {
    return "average";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.signs().averages(Op.ADD))
        .offering(Keypad.sign(Op.ADD, "the average of", "3+5 = 4"));
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
