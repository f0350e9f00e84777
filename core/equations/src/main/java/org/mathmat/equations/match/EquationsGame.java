package org.mathmat.equations.match;

import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Challenge;
import org.mathmat.equations.Division;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.table.Key;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.Shake;

/** A match of Equations in a division of a rule-book. */
public final class EquationsGame implements Game {
  private final Division division;
  private final EquationsKit kit;
  private final EquationsSelections selections;
  private final EquationsReferee referee;

  /**
   * A match in a division.
   *
   * @param season which variations may be selected
   * @param solvability who finds out what the Guide's safe moves turn on
   */
  public EquationsGame(Division division, Season season, Solvability solvability) {
    this.division = division;
    this.kit = new EquationsKit();
    this.selections = new EquationsSelections(division, season);
    this.referee = new EquationsReferee(division, solvability);
  }

  /** The law of a shake with these variations in force. */
  public Law law(List<String> variations) {
    return EquationsSelections.law(division, variations);
  }

  /** Where the cubes of a mat lie, to be solved after a challenge. */
  public static Position position(Optional<String> goal, Mat mat, Challenge challenge) {
    return EquationsReferee.position(goal, mat, challenge);
  }

  @Override
  public List<Key> keys(Shake shake) {
    return law(shake.variations()).keys(position(shake.goal(), shake.mat(), Challenge.IMPOSSIBLE));
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
