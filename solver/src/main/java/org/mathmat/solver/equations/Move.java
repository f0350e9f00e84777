package org.mathmat.solver.equations;

import java.util.Optional;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Position;
import org.mathmat.solver.Result;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Terms;

/**
 * What a move would lead to.
 *
 * @param cube the cube, of a colour only where that makes a difference
 * @param section where it goes
 * @param solution what could be written after a Now challenge, where one would be right
 */
public record Move(Cube cube, Section section, Result result, Optional<Solution> solution) {
  /**
   * What a book makes of the move: nothing where it does not allow it; and where nobody may
   * challenge Now after it, there is nothing against it.
   *
   * @param before where it is made
   */
  public Optional<Move> inBook(Procedure book, Terms terms, Position before) {
    int resources = before.resources().size();
    boolean forbidden = section == Section.FORBIDDEN;
    if (forbidden && !book.mayGo(Section.FORBIDDEN, resources)) {
      return Optional.empty();
    }
    int played = before.required().size() + before.permitted().size() + (forbidden ? 0 : 1);
    return result == Result.NOW && book.isTooSoonOrLate(Challenge.NOW, played, resources - 1, terms)
        ? Optional.of(new Move(cube, section, Result.SAFE, Optional.empty()))
        : Optional.of(this);
  }
}
