package org.mathmat.equations.variations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Keypad;
import org.mathmat.equations.Law;
import org.mathmat.equations.Numerals;
import org.mathmat.equations.Numerals.Leaf;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.table.Key;
import org.mathmat.table.book.Entry;

/** Goal and Solution are read in another base, and Solutions may have two-digit numerals. */
public record Base(int base) implements Variation {
  private static final int ELEVEN = 11;
  private static final int TWELVE = 12;

  /** With the bases that a division has. */
  public static Entry<Variation> entry(int... bases) {
    return Entry.choice(
        "base",
        "base _",
        "Base",
        "All numerals are read in another base, and a Solution may have numerals of two digits;"
            + " from base eleven on a ^ may be the digit ten, in base twelve a √ the digit eleven.",
        "5+5 = 12",
        Arrays.stream(bases).<Variation>mapToObj(Base::new).toList());
  }

  public Base {
    if (base < 8 || base > TWELVE) {
      throw new IllegalArgumentException("The base (" + base + ") must be 8 to 12.");
    }
  }

  @Override
  public String name() {
    return "base " + base;
  }

  @Override
  public String subject() {
    return "base";
  }

  @Override
  public Law amend(Law law) {
    Numerals numerals = law.numerals().inBase(base).twoDigitSolutions();
    numerals = base >= ELEVEN ? numerals.alsoReads(Leaf.TEN) : numerals;
    numerals = base >= TWELVE ? numerals.alsoReads(Leaf.ELEVEN) : numerals;
    return law.with(numerals).offering(Base::digits);
  }

  private static List<Key> digits(Law law) {
    List<Key> keys = new ArrayList<>();
    if (law.numerals().leaves().contains(Leaf.TEN)) {
      keys.add(Keypad.digit(Symbol.POWER, "T", "the digit ten", "T×1 = T"));
    }
    if (law.numerals().leaves().contains(Leaf.ELEVEN)) {
      keys.add(Keypad.digit(Symbol.ROOT, "E", "the digit eleven", "E×1 = E"));
    }
    return keys;
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.BASE_DIGITS, EquationsClause.SOLUTION_DIGITS);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.hasDigit();
  }
}
