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

/** A sign of which one cube may be used may be used any number of times in a Solution. */
public record MultipleOperations() implements Variation {
  @Override
  public String name() {
    return "multiple operations";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public String words() {
    return "One + cube is as good as many: every operation sign you may use, you may use again and"
        + " again in your Solution (with Factorial, ! as well).";
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
