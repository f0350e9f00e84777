package org.mathmat.onsets;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Where the cubes lie when somebody writes.
 *
 * @param goal the Goal on the mat, or the one a writer chose after a challenged no-Goal
 * @param challenge what ended the moving of cubes
 */
public record Position(
    Universe universe,
    Optional<Goal> goal,
    Cubes required,
    Cubes permitted,
    Cubes forbidden,
    Cubes resources,
    Challenge challenge) {
  /** What the cubes that may be used show. */
  Set<String> signs() {
    return required.plus(permitted).plus(resources).list().stream()
        .map(Symbol::text)
        .collect(Collectors.toSet());
  }

  /** The same with this Goal. */
  public Position withGoal(Goal chosen) {
    return new Position(
        universe, Optional.of(chosen), required, permitted, forbidden, resources, challenge);
  }

  /** The same cubes under another challenge. */
  public Position challenged(Challenge by) {
    return new Position(universe, goal, required, permitted, forbidden, resources, by);
  }
}
