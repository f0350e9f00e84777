package org.mathmat.equations;

import java.util.List;
import java.util.Optional;

/**
 * Where the cubes lie when somebody writes.
 *
 * @param goal the Goal on the mat; none where the writer chooses it (a challenged no-Goal)
 * @param challenge what ended the moving of cubes
 */
public record Position(
    Optional<Goal> goal,
    List<Cube> required,
    List<Cube> permitted,
    List<Cube> forbidden,
    List<Cube> resources,
    Challenge challenge) {
  public Position {
    required = List.copyOf(required);
    permitted = List.copyOf(permitted);
    forbidden = List.copyOf(forbidden);
    resources = List.copyOf(resources);
  }

  /** The same cubes under another challenge. */
  public Position challenged(Challenge by) {
    return new Position(goal, required, permitted, forbidden, resources, by);
  }
}
