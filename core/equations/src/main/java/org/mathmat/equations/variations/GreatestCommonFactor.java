package org.mathmat.equations.variations;

import static org.mathmat.equations.EquationsClause.GCF_OPERANDS;

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
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.table.book.Entry;

/** A ^ may be the greatest common factor of two whole numbers that are not both 0. */
public record GreatestCommonFactor() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "gcf",
          "GCF",
          "A ^ may be the greatest common factor of two whole numbers that " + "are not both 0.",
          "8 gcf 6 = 2",
          new GreatestCommonFactor());

  @Override
  public String name() {
    return "gcf";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.signs().means(Op.GCF, GreatestCommonFactor::of))
        .offering(Keypad.sign(Op.GCF, "greatest common factor", "4 gcf 6 = 2"));
  }

  private static List<Worth> of(Workings workings, Num a, Num b) {
    Arithmetic arithmetic = workings.arithmetic();
    Limits countingA = Limits.counting(arithmetic, a);
    Limits countingB = Limits.counting(arithmetic, b);
    return countingA
        .or(Limits.zero(arithmetic, a))
        .and(countingB.or(Limits.zero(arithmetic, b)))
        .and(countingA.or(countingB))
        .then(
            GCF_OPERANDS,
            "a greatest common factor needs two whole numbers that are not both 0",
            () -> arithmetic.gcf(a, b));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(GCF_OPERANDS);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canShow(Symbol.POWER, law);
  }
}
