package org.mathmat.solver.equations;

import java.util.EnumMap;
import java.util.Map;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Position;
import org.mathmat.equations.Symbol;

/**
 * What every Solution must use.
 *
 * @param cubes how many cubes of each symbol
 */
record Required(Map<Symbol, Integer> cubes) {
  /** More cubes of one symbol than any kit has. */
  static final int ALL = 1_000;

  /** All cubes, so that nothing can be left out. */
  static Required everything() {
    Map<Symbol, Integer> cubes = new EnumMap<>(Symbol.class);
    for (Symbol symbol : Symbol.values()) {
      cubes.put(symbol, ALL);
    }
    return new Required(cubes);
  }

  static Required in(Position position) {
    Map<Symbol, Integer> cubes = new EnumMap<>(Symbol.class);
    for (Cube cube : position.required()) {
      cubes.merge(cube.symbol(), 1, Integer::sum);
    }
    return new Required(cubes);
  }

  int count(Symbol symbol) {
    return cubes.getOrDefault(symbol, 0);
  }
}
