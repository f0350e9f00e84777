package org.mathmat.equations.variations;

import java.util.Optional;
import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Finding;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Uses;
import org.mathmat.equations.Variation;
import org.mathmat.table.book.Entry;

/** Every Solution has at least three operation symbols. */
public record ThreeOperationSolution() implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.of(
          "three-operation-solution",
          "Three-operation Solution",
          "A Solution needs at least three operation signs; ! counts where "
              + "Factorial is chosen.",
          "((8+2)-4)×3 = 18",
          new ThreeOperationSolution());

  private static final int LEAST = 3;

  @Override
  public String name() {
    return "three-operation solution";
  }

  @Override
  public String subject() {
    return name();
  }

  @Override
  public Law amend(Law law) {
    return law.demanding(ThreeOperationSolution::missing);
  }

  private static Optional<Finding> missing(Uses solution) {
    return solution.operations() >= LEAST
        ? Optional.empty()
        : Optional.of(
            new Finding(
                EquationsClause.THREE_OPERATIONS,
                "The Solution has %d operation sign%s; it needs at least three."
                    .formatted(solution.operations(), solution.operations() == 1 ? "" : "s")));
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.THREE_OPERATIONS);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return true;
  }
}
