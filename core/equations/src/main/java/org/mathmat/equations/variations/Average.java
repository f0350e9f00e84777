package org.mathmat.equations.variations;

import java.util.List;
import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Law;
import org.mathmat.equations.Op;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Workings;
import org.mathmat.equations.Worth;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;

/** The sign + averages two numbers and does not add any more. */
public record Average() implements Variation {
  private static final Num TWO = Num.of(2);

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
    return law.with(law.signs().means(Op.ADD, Average::of));
  }

  private static List<Worth> of(Workings workings, Num a, Num b) {
    Outcome sum = workings.arithmetic().add(a, b);
    return Worth.only(
        sum instanceof Num total ? workings.arithmetic().divide(total, TWO) : sum,
        EquationsClause.NAMES_A_NUMBER);
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
