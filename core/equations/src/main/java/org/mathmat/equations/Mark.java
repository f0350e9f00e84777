package org.mathmat.equations;

import java.math.BigInteger;
import java.util.Optional;

/**
 * One glyph on paper with what hangs on it.
 *
 * @param turn how the cube is used
 * @param exponent the power of the base that a 1 stands for, if one is given
 * @param wild the wild cube that is played for the symbol, if one is
 * @param spaced whether a blank stands before it
 * @param column where it stands, counted from 1
 */
record Mark(
    Glyph glyph,
    Turn turn,
    Optional<BigInteger> exponent,
    Optional<Symbol> wild,
    boolean spaced,
    int column) {

  /** The same place with another glyph, played with the wild cube that stood there. */
  Mark standingFor(Glyph meaning) {
    return new Mark(meaning, turn, exponent, glyph.symbol(), spaced, column);
  }
}
