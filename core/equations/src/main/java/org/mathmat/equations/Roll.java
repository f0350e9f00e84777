package org.mathmat.equations;

import java.util.List;

/** The cubes of a shake as they were rolled, and what they can be. */
public record Roll(List<Cube> cubes) {
  public Roll {
    cubes = List.copyOf(cubes);
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

  /** Whether some cube can be a digit. */
  public boolean hasDigit() {
    return cubes.stream().anyMatch(cube -> cube.symbol().isDigit());
  }
}
