package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Symbol;
import org.mathmat.solver.Result;
import org.mathmat.table.shake.Occasion;
import org.mathmat.table.shake.Section;

/**
 * What each move would lead to that the next mover could choose. What no Solution could be written
 * for has none after a move either, and a cube in Permitted is as free as it was in Resources.
 */
final class SetMoveAnalysis {
  private static final SetAnswer NOT_OPEN = new SetAnswer.Impossible("Now may not be challenged.");

  private final Law law;
  private final Position position;
  private final Function<Position, SetAnswer> solver;
  private final SetAnswer before;

  /**
   * @param solver answers with some paper, not always a shortest one
   */
  SetMoveAnalysis(Law law, Position position, Function<Position, SetAnswer> solver) {
    this.law = law;
    this.position = position;
    this.solver = solver;
    this.before = solver.apply(position.challenged(Occasion.IMPOSSIBLE));
  }

  /** Every move of that manner, each kind of cube once. */
  List<SetMove> of(Manner manner) {
    Cubes movable = manner == Manner.SHIFT ? position.permitted() : position.resources();
    List<SetMove> moves = new ArrayList<>();
    for (Symbol cube : Symbol.ALL) {
      if (movable.has(cube)) {
        for (Section section : law.sections(manner, cube, position.resources().size())) {
          moves.add(move(manner, cube, section));
        }
      }
    }
    return moves;
  }

  private SetMove move(Manner manner, Symbol cube, Section section) {
    if (before instanceof SetAnswer.Impossible) {
      return new SetMove(manner, cube, section, Result.IMPOSSIBLE, Optional.empty());
    }
    Position after = after(manner, cube, section);
    SetAnswer atOnce = atOnce(after);
    if (atOnce instanceof SetAnswer.Solvable solvable) {
      return new SetMove(
          manner, cube, section, Result.NOW, Optional.of(solvable.first().solutions()));
    }
    SetAnswer later =
        section == Section.PERMITTED ? before : solver.apply(after.challenged(Occasion.IMPOSSIBLE));
    Result result =
        switch (later) {
          case SetAnswer.Impossible _ -> Result.IMPOSSIBLE;
          case SetAnswer.Solvable _ ->
              atOnce instanceof SetAnswer.Impossible ? Result.SAFE : Result.UNKNOWN;
          case SetAnswer.Unknown _ -> Result.UNKNOWN;
        };
    return new SetMove(manner, cube, section, result, Optional.empty());
  }

  /** Whether Now would be right; it is not where too few cubes are left to say so (V-A-2). */
  private SetAnswer atOnce(Position after) {
    return after.resources().size() < law.writing().forNow()
        ? NOT_OPEN
        : solver.apply(after.challenged(Occasion.NOW));
  }

  private Position after(Manner manner, Symbol cube, Section section) {
    boolean shifted = manner == Manner.SHIFT;
    Cubes permitted = shifted ? without(position.permitted(), cube) : position.permitted();
    return new Position(
        position.universe(),
        position.goal(),
        section == Section.REQUIRED ? position.required().plus(cube) : position.required(),
        section == Section.PERMITTED ? permitted.plus(cube) : permitted,
        section == Section.FORBIDDEN ? position.forbidden().plus(cube) : position.forbidden(),
        shifted ? position.resources() : without(position.resources(), cube),
        position.occasion());
  }

  private static Cubes without(Cubes cubes, Symbol cube) {
    return cubes.minus(cube).orElseThrow();
  }
}
