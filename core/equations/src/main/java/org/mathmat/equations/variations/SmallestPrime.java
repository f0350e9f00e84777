package org.mathmat.equations.variations;

import static org.mathmat.equations.EquationsClause.PRIME_OPERAND;

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

/** A × in front of a number is the smallest prime bigger than it. */
public record SmallestPrime() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "smallest-prime",
          "Smallest Prime",
          "A × in front of a number of at most 200 is the smallest prime " + "bigger than it.",
          "(×7)-5 = 6",
          new SmallestPrime());

  private static final Num MOST = Num.of(200);

  @Override
  public String name() {
    return "smallest prime";
  }

  @Override
  public String subject() {
    return "× in front of a number";
  }

  @Override
  public Law amend(Law law) {
    return law.with(law.signs().means(Op.COUNT, SmallestPrime::of))
        .offering(Keypad.sign(Op.COUNT, "smallest prime bigger than", "×4 = 5"));
  }

  private static List<Worth> of(Workings workings, Num a) {
    return Limits.rational(workings.arithmetic(), a)
        .and(Limits.atMost(workings.arithmetic(), a, MOST))
        .then(
            PRIME_OPERAND,
            "the smallest prime is taken of a rational number of at most 200",
            () -> workings.arithmetic().nextPrime(a));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(PRIME_OPERAND);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.canShow(Symbol.TIMES, law);
  }
}
