package org.mathmat.equations.variations;

import java.util.List;
import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Law;
import org.mathmat.equations.Numerals.Leaf;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.book.Entry;

/** A 1 that stands alone may be any power of the base. */
public record PowersOfTheBase() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "powers-of-the-base",
          "Powers of the Base",
          "A 1 that stands alone may be any power of the base, such as 10, 100, a tenth or a"
              + " hundredth.",
          "1e1+7 = 17",
          new PowersOfTheBase());

  @Override
  public String name() {
    return "powers of the base";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.numerals().alsoReads(Leaf.POWER_OF_THE_BASE))
        .offering(_ ->
            List.of(
                Key.filled(
                        Kind.NAME,
                        "1e" + Key.BLANK,
                        List.of("1", "2", "3", "-1", "-2", "-3"),
                        "the base to the power of",
                        "1e1×1 = 10")
                    .on(Symbol.ONE.text())));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of();
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canShow(Symbol.ONE, law);
  }
}
