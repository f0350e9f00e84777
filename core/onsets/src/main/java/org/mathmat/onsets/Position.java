package org.mathmat.onsets;

import java.util.Optional;

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
  /** The same cubes under another challenge. */
  public Position challenged(Challenge by) {
    return new Position(universe, goal, required, permitted, forbidden, resources, by);
  }
}
