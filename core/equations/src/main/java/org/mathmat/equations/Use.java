package org.mathmat.equations;

import java.util.Optional;

/**
 * One place in a written expression that a cube pays for.
 *
 * @param role what the cube is there
 * @param meaning the symbol that is meant
 * @param wild the wild cube that is played for it, if one is
 * @param turn how the cube would lie in a Goal
 */
public record Use(Role role, Symbol meaning, Optional<Symbol> wild, Turn turn) {
  /** What a cube is. */
  public enum Role {
    DIGIT,
    /** A digit that stands alone, as a numeral of its own. */
    LONE_DIGIT,
    POINT,
    RAISED,
    IMAGINARY,
    SIGN
  }

  /** The symbol that the cube shows. */
  public Symbol cube() {
    return wild.orElse(meaning);
  }
}
