package org.mathmat.onsets.match;

import org.mathmat.onsets.Division;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Procedure;

/** A match of On-Sets in a division. */
public final class OnSetsGame implements Game {
  private final OnSetsKit kit;
  private final OnSetsSelections selections;
  private final OnSetsReferee referee;

  public OnSetsGame(Division division) {
    this.kit = new OnSetsKit(division);
    this.selections = new OnSetsSelections(division);
    this.referee = new OnSetsReferee(division);
  }

  @Override
  public Procedure procedure() {
    return OnSetsProcedure.AGLOA_2023;
  }

  @Override
  public Kit kit() {
    return kit;
  }

  @Override
  public Selections selections() {
    return selections;
  }

  @Override
  public Referee referee() {
    return referee;
  }
}
