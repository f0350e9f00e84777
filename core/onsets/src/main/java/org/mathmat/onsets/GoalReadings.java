package org.mathmat.onsets;

import java.util.List;

/** The ways in which a legal arrangement may be read, as it lies first. */
@FunctionalInterface
public interface GoalReadings {
  List<Goal> of(Goal goal);

  /** Reading as the book starts from. */
  enum Plain implements GoalReadings {
    AS_IT_LIES;

    @Override
    public List<Goal> of(Goal goal) {
      return List.of(goal);
    }
  }
}
