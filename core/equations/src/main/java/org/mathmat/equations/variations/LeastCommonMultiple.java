package org.mathmat.equations.variations;

import static org.mathmat.equations.EquationsClause.LCM_OPERANDS;

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
import org.mathmat.table.book.Entry;

/** A √ may be the least common multiple of two counting numbers. */
public record LeastCommonMultiple() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "lcm",
          "LCM",
          "A √ may be the least common multiple of two counting numbers.",
          "6 lcm 8 = 24",
          new LeastCommonMultiple());

  @Override
  public String name() {
    return "lcm";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.signs().means(Op.LCM, LeastCommonMultiple::of))
        .offering(Keypad.sign(Op.LCM, "least common multiple", "2 lcm 3 = 6"));
  }

  private static List<Worth> of(Workings workings, Num a, Num b) {
    return Limits.counting(workings.arithmetic(), a)
        .and(Limits.counting(workings.arithmetic(), b))
        .then(
            LCM_OPERANDS,
            "a least common multiple needs two counting numbers",
            () -> workings.arithmetic().lcm(a, b));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(LCM_OPERANDS);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canShow(Symbol.ROOT, law);
  }
}
