package org.mathmat.equations.variations;

import static org.mathmat.equations.EquationsClause.REMAINDER_OPERANDS;

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

/** A sideways ÷ is the remainder of a division. */
public record Remainder() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "remainder",
          "Remainder",
          "A sideways ÷ gives the remainder of a division of counting "
              + "numbers, the first of at most 1000.",
          "8 rem 5 = 3",
          new Remainder());

  private static final Num MOST = Num.of(1000);

  @Override
  public String name() {
    return "remainder";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.signs().means(Op.REMAINDER, Remainder::of))
        .offering(Keypad.sign(Op.REMAINDER, "remainder of a division", "7 rem 5 = 2"));
  }

  private static List<Worth> of(Workings workings, Num a, Num b) {
    return Limits.counting(workings.arithmetic(), a)
        .and(Limits.counting(workings.arithmetic(), b))
        .and(Limits.atMost(workings.arithmetic(), a, MOST))
        .then(
            REMAINDER_OPERANDS,
            "a remainder needs two counting numbers, the first at most 1000",
            () -> workings.arithmetic().remainder(a, b));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(REMAINDER_OPERANDS);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canShow(Symbol.DIVIDE, law);
  }
}
