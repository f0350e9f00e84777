package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.mathmat.table.shake.Occasion;

/**
 * Where the cubes lie when somebody writes.
 *
 * @param goal the Goal on the mat; none where the writer chooses it (a challenged no-Goal)
 * @param occasion what ended the moving of cubes
 */
public record Position(
    Optional<Goal> goal,
    List<Cube> required,
    List<Cube> permitted,
    List<Cube> forbidden,
    List<Cube> resources,
    Occasion occasion) {
  public Position {
    required = List.copyOf(required);
    permitted = List.copyOf(permitted);
    forbidden = List.copyOf(forbidden);
    resources = List.copyOf(resources);
  }

  /** The cubes of the Goal and those that can be used for a Solution. */
  public List<Cube> cubes() {
    List<Cube> cubes = new ArrayList<>(goal.map(Goal::cubes).orElse(List.of()));
    cubes.addAll(required);
    cubes.addAll(permitted);
    cubes.addAll(resources);
    return cubes;
  }

  /** The same with each cube as it is given by the argument. */
  public Position with(UnaryOperator<Cube> as) {
    return new Position(
        goal.map(onMat -> onMat.with(as)),
        required.stream().map(as).toList(),
        permitted.stream().map(as).toList(),
        forbidden.stream().map(as).toList(),
        resources.stream().map(as).toList(),
        occasion);
  }

  /** The same cubes on another occasion. */
  public Position challenged(Occasion by) {
    return new Position(goal, required, permitted, forbidden, resources, by);
  }
}
