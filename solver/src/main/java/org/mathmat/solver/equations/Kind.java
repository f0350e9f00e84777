package org.mathmat.solver.equations;

import java.util.Optional;
import org.mathmat.equations.Symbol;

/**
 * Cubes that are alike: they show the same symbol, and all or none may be raised.
 *
 * @param shown what they show
 * @param meant what they stand for
 * @param raisable whether they are of the colour that may be raised
 * @param cubes how many there are
 * @param numbers the dimension that counts those used as numbers or points, or all; -1 for none
 * @param signs the dimension that counts their uses as signs; -1 for none
 */
record Kind(Symbol shown, Symbol meant, boolean raisable, int cubes, int numbers, int signs) {
  /** The wild cube that is named behind the symbol, if one is played for another. */
  Optional<Symbol> wild() {
    return shown == meant ? Optional.empty() : Optional.of(shown);
  }
}
