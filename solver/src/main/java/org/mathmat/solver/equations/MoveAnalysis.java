package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Position;
import org.mathmat.solver.Result;
import org.mathmat.table.shake.Occasion;
import org.mathmat.table.shake.Section;

/**
 * What each move would lead to that the next mover could choose. A cube in Permitted leaves every
 * Solution that it leaves in Required or Forbidden, so it is asked about first: where that has
 * none, the others have none.
 */
final class MoveAnalysis {
  private final Position position;
  private final Function<Position, Answer> solver;
  private final Answer ever;

  /**
   * @param solver answers with some Solution, not always a shortest one
   */
  MoveAnalysis(Position position, Function<Position, Answer> solver) {
    this.position = position;
    this.solver = solver;
    this.ever = solver.apply(position.challenged(Occasion.IMPOSSIBLE));
  }

  /** The moves of a cube to each section; it is shown as {@code cube}. */
  List<Move> of(Cube resource, Cube cube) {
    Answer now = solver.apply(after(resource, Section.PERMITTED, Occasion.NOW));
    List<Move> moves = new ArrayList<>();
    for (Section section : Section.OF_MOVES) {
      boolean permitted = section == Section.PERMITTED;
      Answer atOnce =
          permitted || now instanceof Answer.Impossible
              ? now
              : solver.apply(after(resource, section, Occasion.NOW));
      moves.add(move(resource, cube, section, atOnce));
    }
    return moves;
  }

  private Move move(Cube resource, Cube cube, Section section, Answer atOnce) {
    if (atOnce instanceof Answer.Solvable solvable) {
      return new Move(cube, section, Result.NOW, Optional.of(solvable.first()));
    }
    Answer later =
        section == Section.PERMITTED || ever instanceof Answer.Impossible
            ? ever
            : solver.apply(after(resource, section, Occasion.IMPOSSIBLE));
    Result result =
        switch (later) {
          case Answer.Impossible _ -> Result.IMPOSSIBLE;
          case Answer.Solvable _ ->
              atOnce instanceof Answer.Impossible ? Result.SAFE : Result.UNKNOWN;
          case Answer.Unknown _ -> Result.UNKNOWN;
        };
    return new Move(cube, section, result, Optional.empty());
  }

  private Position after(Cube cube, Section section, Occasion occasion) {
    List<Cube> resources = new ArrayList<>(position.resources());
    resources.remove(cube);
    return new Position(
        position.goal(),
        with(position.required(), cube, section == Section.REQUIRED),
        with(position.permitted(), cube, section == Section.PERMITTED),
        with(position.forbidden(), cube, section == Section.FORBIDDEN),
        resources,
        occasion);
  }

  private static List<Cube> with(List<Cube> cubes, Cube cube, boolean added) {
    if (!added) {
      return cubes;
    }
    List<Cube> more = new ArrayList<>(cubes);
    more.add(cube);
    return more;
  }
}
