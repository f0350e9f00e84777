package org.mathmat.equations;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.mathmat.exact.Truth;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;

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

  /** What this verdict and another say both: the same for a paper that is not correct, and why. */
  public Optional<Verdict> inCommon(Verdict other) {
    if (correct() || other.correct()) {
      return correct() == other.correct() ? Optional.of(other) : Optional.empty();
    }
    Set<ReasonCode> codes =
        other.reasons.stream()
            .map(Reason::code)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(ReasonCode.class)));
    List<Reason> common = reasons.stream().filter(reason -> codes.contains(reason.code())).toList();
    return common.isEmpty()
        ? Optional.empty()
        : Optional.of(new Verdict(common, solution, goal, equalsGoal));
  }
}
