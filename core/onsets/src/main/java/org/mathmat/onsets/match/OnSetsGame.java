package org.mathmat.onsets.match;

import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Challenge;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.table.Key;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.Shake;

/** A match of On-Sets in a division. */
public final class OnSetsGame implements Game {
  private final Division division;
  private final OnSetsKit kit;
  private final OnSetsSelections selections;
  private final OnSetsReferee referee;

  /**
   * A match in a division.
   *
   * @param season which variations may be selected
   */
  public OnSetsGame(Division division, Season season) {
    this.division = division;
    this.kit = new OnSetsKit(division);
    this.selections = new OnSetsSelections(division, season);
    this.referee = new OnSetsReferee(division);
  }

  public Division division() {
    return division;
  }

  /** The law of a shake with these variations in force. */
  public Law law(List<String> variations) {
    return OnSetsSelections.law(division, variations);
  }

  /** Where the cubes of a mat lie, to be solved after a challenge. */
  public static Position position(
      List<String> cards, Optional<String> goal, Mat mat, Challenge challenge) {
    return OnSetsReferee.position(cards, goal, mat, challenge);
  }

  @Override
  public List<Key> keys(Shake shake) {
    return law(shake.variations())
        .keys(position(shake.cards(), shake.goal(), shake.mat(), Challenge.IMPOSSIBLE));
  }

  @Override
  public Procedure procedure() {
    return division.procedure();
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
