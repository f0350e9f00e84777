package org.mathmat.equations.variations;

import static org.mathmat.equations.EquationsClause.FACTORS_OPERAND;

import java.util.List;
import java.util.OptionalInt;
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

/**
 * A × in front of a number is how many factors it has.
 *
 * @param most the largest number whose factors are counted, where the division sets one
 */
public record NumberOfFactors(OptionalInt most) implements Variation {
  /** With the largest number that a division allows. */
  public static Entry<Variation> entry(OptionalInt most) {
    return Entry.of(
        "number-of-factors",
        "Number of Factors",
        "A × in front of a counting number"
            + (most.isPresent() ? " of at most " + most.getAsInt() : "")
            + " says how many factors it has.",
        "(×6)+1 = 5",
        new NumberOfFactors(most));
  }

  @Override
  public String name() {
    return "number of factors";
  }

  @Override
  public String subject() {
    return "× in front of a number";
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.signs().means(Op.COUNT, this::of))
        .offering(Keypad.sign(Op.COUNT, "number of factors of", "×6 = 4"));
  }

  private List<Worth> of(Workings workings, Num a) {
    Limits counting = Limits.counting(workings.arithmetic(), a);
    Limits kept =
        most.isPresent()
            ? counting.and(Limits.atMost(workings.arithmetic(), a, Num.of(most.getAsInt())))
            : counting;
    return kept.then(
        FACTORS_OPERAND,
        "factors are counted of a counting number"
            + (most.isPresent() ? " of at most " + most.getAsInt() : ""),
        () -> workings.arithmetic().numberOfFactors(a));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(FACTORS_OPERAND);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canShow(Symbol.TIMES, law);
  }
}
