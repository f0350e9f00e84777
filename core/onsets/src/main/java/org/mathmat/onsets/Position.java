package org.mathmat.onsets;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.mathmat.table.shake.Occasion;

/**
 * Where the cubes lie when somebody writes.
 *
 * @param goal the Goal on the mat, or the one a writer chose after a challenged no-Goal
 * @param occasion what ended the moving of cubes
 */
public record Position(
    Universe universe,
    Optional<Goal> goal,
    Cubes required,
    Cubes permitted,
    Cubes forbidden,
    Cubes resources,
    Occasion occasion) {
  /** What the cubes that may be used show. */
  Set<String> signs() {
    return required.plus(permitted).plus(resources).list().stream()
        .map(Symbol::text)
        .collect(Collectors.toSet());
  }

  /** The same with this Goal. */
  public Position withGoal(Goal chosen) {
    return new Position(
        universe, Optional.of(chosen), required, permitted, forbidden, resources, occasion);
  }

  /** The same cubes on another occasion. */
  public Position challenged(Occasion by) {
    return new Position(universe, goal, required, permitted, forbidden, resources, by);
  }
}
