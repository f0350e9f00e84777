package org.mathmat.solver.equations;

import java.util.Optional;
import org.mathmat.equations.Cube;
import org.mathmat.solver.Result;

/**
 * What a move would lead to.
 *
 * @param cube the cube, of a colour only where that makes a difference
 * @param section where it goes
 * @param solution what could be written after a Now challenge, where one would be right
 */
public record Move(Cube cube, Section section, Result result, Optional<Solution> solution) {
  /** The sections that a cube can be moved to. */
  public enum Section {
    REQUIRED('R'),
    PERMITTED('P'),
    FORBIDDEN('F');

    private final char letter;

    Section(char letter) {
      this.letter = letter;
    }

    public char letter() {
      return letter;
    }
  }
}
