package org.mathmat.equations.books;

import org.mathmat.equations.Division;
import org.mathmat.equations.variations.Imaginary;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Imprint;

/**
 * The AGLOA tournament rules of 2016-17: those of 2015-16, but Senior has Imaginary in place of √ =
 * i, and two judges may take a point at once.
 */
final class Agloa2016 {
  private static final int PENALTY = 1;
  private static final String BY_JUDGES = "IX-D";

  static final Book<Division> BOOK =
      Agloa2015.BOOK
          .edition(new Imprint("agloa-2016", "AGLOA 2016-17", "AGLOA", 2016))
          .played(EquationsProcedures.AGLOA_2015.penalisedByJudges(PENALTY, BY_JUDGES))
          .changing(division ->
              division.played(division.procedure().penalisedByJudges(PENALTY, BY_JUDGES)))
          .changing(
              "senior",
              senior -> senior.listing(senior.variations().replacing("root-i", Imaginary.ENTRY)));

  private Agloa2016() {}
}
