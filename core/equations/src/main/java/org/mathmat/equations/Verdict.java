package org.mathmat.equations;

import java.util.List;
import java.util.Optional;
import org.mathmat.exact.Truth;
import org.mathmat.table.Reason;

/**
 * What the judge says of a paper.
 *
 * @param reasons every reason why it is not correct; none if it is
 * @param solution what the Solution is worth, where that is a number
 * @param goal what the Goal as written is worth, where that is a number
 * @param equalsGoal whether the Solution equals the Goal in some reading, whatever else is wrong
 */
public record Verdict(
    List<Reason> reasons, Optional<String> solution, Optional<String> goal, Truth equalsGoal) {
  public Verdict {
    reasons = List.copyOf(reasons);
  }

  public boolean correct() {
    return reasons.isEmpty();
  }
}
