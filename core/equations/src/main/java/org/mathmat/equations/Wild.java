package org.mathmat.equations;

import java.util.EnumSet;
import java.util.Set;

/**
 * A wild cube: it stands for one symbol everywhere in an Equation.
 *
 * @param cube the symbol the cube shows
 * @param reach the symbols it may stand for
 */
public record Wild(Symbol cube, Set<Symbol> reach) {
  public Wild {
    reach = Set.copyOf(reach);
  }

  /** Any numeral on the cubes. */
  public static Set<Symbol> numerals() {
    return EnumSet.range(Symbol.ZERO, Symbol.NINE);
  }

  /** Any symbol on the cubes. */
  public static Set<Symbol> symbols() {
    return EnumSet.allOf(Symbol.class);
  }
}
