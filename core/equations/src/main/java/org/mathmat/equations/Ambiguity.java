package org.mathmat.equations;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Truth;
import org.mathmat.table.Parsed;

/**
 * Whether a checker's copy of an Equation, with groups added, shows that it is wrong: the copy must
 * be a reading of the paper, and every way to read it must be wrong. Whether the paper could also
 * be read rightly does not matter: nobody has to know what the writer meant.
 */
public final class Ambiguity {
  private final Law law;
  private final Arithmetic arithmetic;

  public Ambiguity(Law law, Arithmetic arithmetic) {
    this.law = law;
    this.arithmetic = arithmetic;
  }

  /**
   * Whether the copy makes the paper wrong; under an order of operations no copy does.
   *
   * @param goal the Goal on the mat; none where the writer chose it and wrote it on the right
   */
  public boolean isShown(Optional<Goal> goal, Equation paper, Equation copy) {
    if (!law.grouping().readsUngroupedAnyWay()
        || !(paper.paper() instanceof Parsed.Good<Paper>(Paper written))
        || !(copy.paper() instanceof Parsed.Good<Paper>(Paper shown))) {
      return false;
    }
    boolean goalLeft = Spelling.shows(law, goal, written.left());
    boolean goalRight = !goalLeft || Spelling.shows(law, goal, written.right());
    return (!goalRight || isWrong(written, shown))
        && (!goalLeft || isWrong(written.swapped(), shown.swapped()));
  }

  /** Whether the copy shows the paper wrong, the Goal on the right. */
  private boolean isWrong(Paper written, Paper shown) {
    Optional<Values> left = values(written.left(), shown.left(), Side.SOLUTION);
    Optional<Values> right = values(written.right(), shown.right(), Side.GOAL);
    return left.isPresent()
        && right.isPresent()
        && Comparison.of(law, arithmetic, left.get(), right.get()).met() == Truth.FALSE;
  }

  /** What the copy of a side is worth, if it is a reading of it. */
  private Optional<Values> values(Parsed<Paper.Text> from, Parsed<Paper.Text> to, Side side) {
    if (!(from instanceof Parsed.Good<Paper.Text>(Paper.Text written))
        || !(to instanceof Parsed.Good<Paper.Text>(Paper.Text shown))) {
      return Optional.empty();
    }
    if (!Regrouping.isOf(written.marks(), shown.marks())) {
      return Optional.empty();
    }
    Values readings = values(written.written(), side);
    return Optional.of(values(shown.written(), side))
        .filter(values -> worths(readings).containsAll(worths(values)));
  }

  private Values values(Written written, Side side) {
    return new Evaluator(law, side, arithmetic).written(written);
  }

  /**
   * A grouping that the defaults forbid, or that leaves out a group of the paper, has a worth that
   * no reading of the paper has.
   */
  private static Set<Object> worths(Values values) {
    Set<Object> worths = new HashSet<>();
    for (Values.Entry entry : values.entries()) {
      worths.add(
          switch (entry.worth()) {
            case Worth.Value(var number) -> number;
            case Worth.Nothing(EquationsClause clause, _) -> clause;
          });
    }
    return worths;
  }
}
