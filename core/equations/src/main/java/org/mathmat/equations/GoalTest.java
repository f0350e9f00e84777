package org.mathmat.equations;

import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;

/** What it takes for a Solution to meet the Goal. */
public interface GoalTest {
  /** Equal, and nothing else. */
  GoalTest EQUAL =
      new GoalTest() {
        @Override
        public Truth meets(Arithmetic arithmetic, Num solution, Num goal) {
          return arithmetic.equal(solution, goal);
        }

        @Override
        public Finding failure(String solution, String goal) {
          return new Finding(
              EquationsClause.EQUALS_GOAL,
              "The Solution is " + solution + ", but the Goal as written is " + goal + ".");
        }
      };

  Truth meets(Arithmetic arithmetic, Num solution, Num goal);

  /** Whether the Goal may have the value at all. */
  default Truth allowsGoal(Arithmetic arithmetic, Num goal) {
    return Truth.TRUE;
  }

  /** What to say where it is not met; the texts are the two values. */
  Finding failure(String solution, String goal);
}
