package org.mathmat.equations.variations;

import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Keypad;
import org.mathmat.equations.Law;
import org.mathmat.equations.Numerals.Leaf;
import org.mathmat.equations.Op;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Variation;
import org.mathmat.table.book.Entry;

/** A - lying sideways is the imaginary unit, and a power stands for all its complex roots. */
public record Imaginary() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "imaginary",
          "Imaginary",
          "A - lying sideways is the imaginary unit i, beside a number also without ×, and a power"
              + " may be any of its complex roots; write which one behind @.",
          "7+(i^2) = 6",
          new Imaginary());

  @Override
  public String name() {
    return "imaginary";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.signs().means(Op.POWER, ImaginaryRoot::power))
        .with(law.numerals().alsoReads(Leaf.SIDEWAYS_IMAGINARY))
        .offering(Keypad::imaginary);
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.COMPLEX_ROOT);
  }

  /** Always: a power changes its meaning even where no - was rolled. */
  @Override
  public boolean touches(Roll roll, Law law) {
    return true;
  }
}
