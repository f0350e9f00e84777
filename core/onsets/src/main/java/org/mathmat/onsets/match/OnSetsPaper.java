package org.mathmat.onsets.match;

import java.util.List;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.SetPaper;
import org.mathmat.onsets.Verdict;
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

  @Override
  public List<String> copies(String regrouped) {
    return List.of(regrouped);
  }

  private Position position(Situation situation) {
    return table.position(situation.shake().mat(), situation.cause().occasion());
  }
}
