package org.mathmat.equations.variations;

import static org.mathmat.equations.EquationsClause.LOG_OPERANDS;

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

/** A sideways ÷ is the logarithm of the first number to the base of the second. */
public record Logarithm() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "log",
          "Log",
          "A sideways ÷ is the logarithm of the first number to the base of "
              + "the second; both are positive, and the second is not 1.",
          "8 log 2 = 3",
          new Logarithm());

  @Override
  public String name() {
    return "log";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.signs().means(Op.LOG, Logarithm::of))
        .offering(Keypad.sign(Op.LOG, "logarithm, to the base behind it", "4 log 2 = 2"));
  }

  private static List<Worth> of(Workings workings, Num a, Num b) {
    Arithmetic arithmetic = workings.arithmetic();
    return Limits.positive(arithmetic, a)
        .and(Limits.positive(arithmetic, b))
        .and(new Limits(arithmetic.equal(b, Num.ONE)).not())
        .then(
            LOG_OPERANDS,
            "a logarithm needs two positive numbers, and the second is not 1",
            () -> arithmetic.log(b, a));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(LOG_OPERANDS);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canShow(Symbol.DIVIDE, law);
  }
}
