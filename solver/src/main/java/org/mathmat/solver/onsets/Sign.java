package org.mathmat.solver.onsets;

import org.mathmat.onsets.SetOperation;
import org.mathmat.onsets.Symbol;

/**
 * A sign between two sets, as a table of what becomes of a card that is in both, in the left one
 * only, in the right one only, or in neither: a word of ones where it is kept.
 */
record Sign(Symbol symbol, int both, int left, int right, int neither) {
  static Sign of(Symbol symbol, SetOperation operation) {
    int cards = operation.of(0b0011, 0b0101);
    return new Sign(symbol, ones(cards), ones(cards >> 1), ones(cards >> 2), ones(cards >> 3));
  }

  private static int ones(int bit) {
    return -(bit & 1);
  }

  int join(int one, int other) {
    return (one & other & both)
        | (one & ~other & left)
        | (~one & other & right)
        | (~(one | other) & neither);
  }

  boolean commutes() {
    return left == right;
  }
}
