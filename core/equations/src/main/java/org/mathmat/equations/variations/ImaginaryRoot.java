package org.mathmat.equations.variations;

import java.util.List;
import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Keypad;
import org.mathmat.equations.Law;
import org.mathmat.equations.Numerals.Leaf;
import org.mathmat.equations.Op;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Workings;
import org.mathmat.equations.Worth;
import org.mathmat.exact.Num;
import org.mathmat.table.book.Entry;

/** The √ is the imaginary unit and no root, and a power stands for all its complex roots. */
public record ImaginaryRoot() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "root-i",
          "√ = i",
          "A √ is the imaginary unit i, beside a number also without ×, and "
              + "a power may be any of its complex roots; write which one behind @.",
          "7+(i^2) = 6",
          new ImaginaryRoot());

  @Override
  public String name() {
    return "√ = i";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(
            law.signs()
                .without(Set.of(Op.ROOT, Op.SQUARE_ROOT))
                .means(Op.POWER, ImaginaryRoot::power))
        .with(law.numerals().alsoReads(Leaf.IMAGINARY))
        .offering(Keypad::imaginary);
  }

  /** Every complex value that a power has. */
  static List<Worth> power(Workings workings, Num base, Num exponent) {
    return workings.arithmetic().complexPowers(base, exponent).stream()
        .map(outcome -> Worth.of(outcome, EquationsClause.COMPLEX_ROOT))
        .toList();
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.COMPLEX_ROOT);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canShow(Symbol.ROOT, law);
  }
}
