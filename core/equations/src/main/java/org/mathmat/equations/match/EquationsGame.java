package org.mathmat.equations.match;

import org.mathmat.equations.Division;
import org.mathmat.table.VariationCount;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Procedure;

/**
 * A match of Equations in a division of a rule-book.
 *
 * @param season which variations may be selected
 * @param solvability who finds out what the Guide's safe moves turn on
 */
public record EquationsGame(Division division, Season season, Solvability solvability)
    implements Game {
  @Override
  public Procedure procedure() {
    return division.procedure();
  }

  @Override
  public VariationCount toSelect() {
    return division.variations().toSelect();
  }

  @Override
  public Kit kit() {
    return new EquationsKit(this);
  }
}
