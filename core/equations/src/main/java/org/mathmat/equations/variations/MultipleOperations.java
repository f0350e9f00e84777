package org.mathmat.equations.variations;

import java.util.Arrays;
import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Factorials;
import org.mathmat.equations.Law;
import org.mathmat.equations.Op;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Supply;
import org.mathmat.equations.Variation;
import org.mathmat.table.book.Entry;

/** A sign of which one cube may be used may be used any number of times in a Solution. */
public record MultipleOperations() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "multiple-operations",
          "Multiple Operations",
          "An operation sign of which you may use one cube may be used again "
              + "and again in your Solution, and so may ! where Factorial is "
              + "chosen.",
          "(7+8)+9 = 24",
          new MultipleOperations());

  @Override
  public String name() {
    return "multiple operations";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.with(Supply.ONE_CUBE_FOR_ALL_USES)
        .with(new Factorials(Factorials.ANY, law.factorials().inGoal()));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of();
  }

  /** It frees a sign that a cube can show, and factorials, which need no cube. */
  @Override
  public boolean touches(Roll roll, Law law) {
    return Arrays.stream(Op.values())
        .filter(law.signs()::has)
        .anyMatch(op ->
            op == Op.FACTORIAL
                || op.symbol().filter(symbol -> roll.canShow(symbol, law)).isPresent());
  }
}
