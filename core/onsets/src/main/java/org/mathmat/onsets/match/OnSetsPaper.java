package org.mathmat.onsets.match;

import java.util.List;
import org.mathmat.onsets.Challenge;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.SetPaper;
import org.mathmat.onsets.Verdict;
import org.mathmat.table.shake.Cause;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Situation;
import org.mathmat.table.shake.WrittenPaper;

/**
 * A paper of On-Sets.
 *
 * @param table about which it was written
 * @param text as it was written
 * @param read what stands there
 */
record OnSetsPaper(OnSetsTable table, String text, SetPaper read) implements WrittenPaper {
  static OnSetsPaper of(OnSetsTable table, String text) {
    return new OnSetsPaper(table, text, SetPaper.parse(text));
  }

  private Verdict verdict(Situation situation) {
    return new Judge(table.law()).judge(position(situation), read);
  }

  @Override
  public Game.Finding judge(Situation situation) {
    Verdict verdict = verdict(situation);
    return new Game.Finding(verdict.correct(), verdict.reasons());
  }

  @Override
  public Game.Finding equal(Situation situation) {
    Verdict verdict = verdict(situation);
    return verdict.equalsGoal()
        ? new Game.Finding(true, List.of())
        : new Game.Finding(false, verdict.reasons());
  }

  /** A copy of one Solution whose every reading is wrong. */
  @Override
  public boolean isAmbiguous(Situation situation, String regrouping) {
    return new Judge(table.law())
        .showsAmbiguity(position(situation), read, SetPaper.parse(regrouping));
  }

  private Position position(Situation situation) {
    return table.position(situation.shake().mat(), challenge(situation.cause()));
  }

  /** The challenges of On-Sets; the flubs are the Guide's, and that is a book of Equations. */
  private static Challenge challenge(Cause cause) {
    return switch (cause) {
      case Cause.Everybody _ -> Challenge.LAST_CUBE;
      case Cause.ByChallenge(var challenge, _, _) ->
          switch (challenge) {
            case NOW -> Challenge.NOW;
            case IMPOSSIBLE -> Challenge.IMPOSSIBLE;
            case NO_GOAL -> Challenge.NO_GOAL;
            case P_FLUB, A_FLUB, CA_FLUB, FORCE_OUT_NO_SOLUTION, FORCE_OUT_A_FLUB ->
                throw new IllegalStateException("On-Sets has no challenge " + challenge + ".");
          };
    };
  }
}
