package org.mathmat.equations.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Ambiguity;
import org.mathmat.equations.Equation;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Position;
import org.mathmat.equations.Verdict;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Truth;
import org.mathmat.table.Reason;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Situation;
import org.mathmat.table.shake.WrittenPaper;

/**
 * A paper of Equations: an Equation, and behind it the safe move that the Guide asks for after some
 * challenges: {@code 5+4 = 9 safe ^ F at 2}.
 *
 * @param table about which it was written
 * @param text as it was written
 */
record EquationsPaper(EquationsTable table, String text, Equation equation, Optional<SafeMove> safe)
    implements WrittenPaper {
  static EquationsPaper of(EquationsTable table, String text) {
    SafeMove.Cut cut = SafeMove.cut(text);
    return new EquationsPaper(table, text, Equation.of(cut.before()), cut.move());
  }

  private static Arithmetic arithmetic() {
    return new Arithmetic(Effort.ORDINARY);
  }

  private Verdict verdict(Situation situation) {
    return new Judge(table.law(), arithmetic()).judge(position(situation), equation);
  }

  @Override
  public Game.Finding judge(Situation situation) {
    List<Reason> reasons = new ArrayList<>(verdict(situation).reasons());
    new SafeMoves(table).fault(situation, safe).ifPresent(reasons::add);
    return new Game.Finding(reasons.isEmpty(), reasons);
  }

  @Override
  public Game.Finding equal(Situation situation) {
    Verdict verdict = verdict(situation);
    return verdict.equalsGoal() == Truth.TRUE
        ? new Game.Finding(true, List.of())
        : new Game.Finding(false, verdict.reasons());
  }

  @Override
  public boolean isAmbiguous(Situation situation, String regrouping) {
    return new Ambiguity(table.law(), arithmetic())
        .isShown(table.set(), equation, of(table, regrouping).equation());
  }

  /** One side may be shown alone, or with the other as it stands. */
  @Override
  public List<String> copies(String regrouped) {
    String written = equation.text();
    int sign = written.lastIndexOf('=');
    return sign < 0
        ? List.of(regrouped)
        : List.of(
            regrouped,
            regrouped + " = " + written.substring(sign + 1).strip(),
            written.substring(0, sign).strip() + " = " + regrouped);
  }

  private Position position(Situation situation) {
    return table.position(situation.shake().mat(), situation.cause().occasion());
  }
}
