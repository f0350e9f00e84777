package org.mathmat.equations.variations;

import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Factorials;
import org.mathmat.equations.Finding;
import org.mathmat.equations.GoalTest;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Variation;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Truth;
import org.mathmat.table.book.Entry;

/**
 * A Solution differs from the Goal by a multiple of k that is not 0.
 *
 * @param goalWithin how far from 0 the Goal may be, where the division sets a limit
 * @param goalFactorials how many {@code !} the division then leaves for the Goal
 */
public record MultipleOf(int k, OptionalInt goalWithin, int goalFactorials) implements Variation {
  private static final int SMALLEST = 6;
  private static final int LARGEST = 11;

  /** With the limits that a division sets. */
  public static Entry<Variation> entry(OptionalInt goalWithin, int goalFactorials) {
    return Entry.choice(
        "multiple-of",
        "multiple of _",
        "Multiple of k",
        "Your Solution must not equal the Goal: it differs from it by a multiple of k, up or down.",
        "4×6 = 12",
        IntStream.rangeClosed(SMALLEST, LARGEST)
            .<Variation>mapToObj(k -> new MultipleOf(k, goalWithin, goalFactorials))
            .toList());
  }

  @Override
  public String name() {
    return "multiple of " + k;
  }

  @Override
  public String subject() {
    return "multiple of k";
  }

  @Override
  public Law amend(Law law) {
    Factorials factorials = law.factorials();
    return law.with(new Test(k, goalWithin))
        .with(
            new Factorials(factorials.inEquation(), Math.min(factorials.inGoal(), goalFactorials)));
  }

  private record Test(int k, OptionalInt goalWithin) implements GoalTest {
    @Override
    public Truth meets(Arithmetic arithmetic, Num solution, Num goal) {
      Truth same = arithmetic.equal(solution, goal);
      if (same != Truth.FALSE) {
        return same.not();
      }
      if (!(arithmetic.subtract(solution, goal) instanceof Num difference)) {
        return Truth.UNKNOWN;
      }
      Truth multiple =
          arithmetic.divide(difference, Num.of(k)) instanceof Num times
              ? arithmetic.isInteger(times)
              : Truth.UNKNOWN;
      return multiple == Truth.UNKNOWN ? leavesNothing(arithmetic, difference) : multiple;
    }

    /** Division by k with a remainder, which is known of many numbers too large to write out. */
    private Truth leavesNothing(Arithmetic arithmetic, Num difference) {
      Truth negative = arithmetic.less(difference, Num.ZERO);
      Outcome size =
          negative == Truth.TRUE ? arithmetic.subtract(Num.ZERO, difference) : difference;
      return negative != Truth.UNKNOWN
              && size instanceof Num positive
              && arithmetic.remainder(positive, Num.of(k)) instanceof Num rest
          ? arithmetic.isZero(rest)
          : Truth.UNKNOWN;
    }

    @Override
    public Truth allowsGoal(Arithmetic arithmetic, Num goal) {
      if (goalWithin.isEmpty()) {
        return Truth.TRUE;
      }
      Truth real = arithmetic.isReal(goal);
      Num limit = Num.of(goalWithin.getAsInt());
      return real == Truth.TRUE
          ? arithmetic
              .less(limit, goal)
              .or(arithmetic.less(goal, Num.of(-goalWithin.getAsInt())))
              .not()
          : real;
    }

    @Override
    public Finding failure(String solution, String goal) {
      return new Finding(
          EquationsClause.MULTIPLE_OF_K,
          solution.equals(goal)
              ? "The Solution equals the Goal, but it must differ from it by a multiple of %d."
                  .formatted(k)
              : "The Solution is %s and the Goal is %s; the difference is no multiple of %d."
                  .formatted(solution, goal, k));
    }
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.MULTIPLE_OF_K, EquationsClause.GOAL_SIZE);
  }

  @Override
  public boolean touches(Roll roll, Law law) {
    return true;
  }
}
