package org.mathmat.mathdice;

import org.mathmat.table.book.Imprint;

/** The rules of MathDice. */
public final class MathDiceBook {
  /** The rules do not say when they were printed. */
  private static final int NO_YEAR = 0;

  public static final Imprint IMPRINT =
      new Imprint("mathdice", "The game's own rules", "MathDice", NO_YEAR);

  private MathDiceBook() {}
}
