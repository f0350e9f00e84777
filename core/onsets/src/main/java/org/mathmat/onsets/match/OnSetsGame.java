package org.mathmat.onsets.match;

import org.mathmat.onsets.Division;
import org.mathmat.table.VariationCount;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Procedure;

/**
 * A match of On-Sets in a division.
 *
 * @param season which variations may be selected
 */
public record OnSetsGame(Division division, Season season) implements Game {
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
    return new OnSetsKit(this);
  }
}
