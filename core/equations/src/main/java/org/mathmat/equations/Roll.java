package org.mathmat.equations;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/** The cubes of a shake as they were rolled, and what they can be. */
public record Roll(List<Cube> cubes) {
  public Roll {
    cubes = List.copyOf(cubes);
  }

  /** The same with each cube as it is given by the argument. */
  public Roll with(UnaryOperator<Cube> as) {
    return new Roll(cubes.stream().map(as).toList());
  }

  /** Whether a cube shows the symbol, or is wild and can stand for it. */
  public boolean canShow(Symbol symbol, Law law) {
    return shows(symbol)
        || law.wild()
            .filter(wild -> shows(wild.cube()) && law.wildReach(wild).contains(symbol))
            .isPresent();
  }

  public boolean shows(Symbol symbol) {
    return cubes.stream().anyMatch(cube -> cube.symbol() == symbol);
  }

  /** Whether some cube is a digit. */
  public boolean hasDigit() {
    return digits() > 0;
  }

  /** How many cubes are digits. */
  public long digits() {
    return cubes.stream().filter(cube -> cube.symbol().isDigit()).count();
  }

  /** Whether some cube can be a digit other than 0, which to turn makes a difference. */
  public boolean canBeTurned(Law law) {
    return Arrays.stream(Symbol.values())
        .anyMatch(symbol -> symbol.isDigit() && symbol != Symbol.ZERO && canShow(symbol, law));
  }
}
