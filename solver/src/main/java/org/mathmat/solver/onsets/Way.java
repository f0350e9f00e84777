package org.mathmat.solver.onsets;

/** A way to write what a part of the heap names or keeps, by what smaller parts do. */
sealed interface Way {
  /** One cube. */
  record Cube(String written) implements Way {}

  /** A part and the set it names, or the cards it keeps, or both. */
  record Operand(int word, int mask) {}

  /** Two sets and a sign between them. */
  record Joined(Operand one, String written, boolean commutes, Operand other) implements Way {}

  /** A set that is complemented. */
  record Complement(Operand inner, String written) implements Way {}
}
