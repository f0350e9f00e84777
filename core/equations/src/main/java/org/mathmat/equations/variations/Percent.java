package org.mathmat.equations.variations;

import java.util.List;
import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Keypad;
import org.mathmat.equations.Law;
import org.mathmat.equations.Op;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Workings;
import org.mathmat.equations.Worth;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.table.book.Entry;

/** An upside-down √ is percent: per hundred, which is the square of the base. */
public record Percent() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "percent",
          "Percent",
          "An upside-down √ is percent of, and the numerals beside it may " + "have two digits.",
          "25 % 8 = 2",
          new Percent());

  @Override
  public String name() {
    return "percent";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.signs().means(Op.PERCENT, Percent::of))
        .with(law.numerals().twoDigitsFor(Op.PERCENT))
        .offering(Keypad.sign(Op.PERCENT, "percent of", "25 % 8 = 2"));
  }

  private static List<Worth> of(Workings workings, Num a, Num b) {
    Num hundred = Num.of((long) workings.base() * workings.base());
    Outcome product = workings.arithmetic().multiply(a, b);
    return Worth.only(
        product instanceof Num whole ? workings.arithmetic().divide(whole, hundred) : product,
        EquationsClause.NAMES_A_NUMBER);
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of();
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canShow(Symbol.ROOT, law);
  }
}
