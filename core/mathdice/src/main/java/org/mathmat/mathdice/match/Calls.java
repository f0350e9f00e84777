package org.mathmat.mathdice.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;
import org.mathmat.mathdice.Call;
import org.mathmat.mathdice.Dice;
import org.mathmat.mathdice.Judge;
import org.mathmat.mathdice.match.DiceMatch.Phase;
import org.mathmat.table.Parsed;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;

/** What a called number is, and whether a calculation gives it. */
final class Calls {
  private Calls() {}

  /** Made anew for each question: an effort is spent by asking. */
  static Judge judge() {
    return new Judge(new Arithmetic(Effort.ORDINARY));
  }

  static Optional<Num> number(String text) {
    return Call.parse(text) instanceof Parsed.Good<Num>(Num number)
        ? Optional.of(number)
        : Optional.empty();
  }

  /** What is wrong with a calculation. */
  static List<Reason> reasons(Phase.Stating phase, String expression) {
    Judge.Verdict verdict = judge().judge(new Dice(phase.dice()), expression);
    List<Reason> reasons = new ArrayList<>(verdict.reasons());
    String called = phase.calls().getLast().number();
    Optional<Num> number = number(called);
    boolean equal =
        verdict.value().isPresent()
            && number.isPresent()
            && judge().hits(number.get(), verdict.value().get()) == Truth.TRUE;
    if (verdict.value().isPresent() && !equal) {
      reasons.add(
          new Reason(
              ReasonCode.NOT_EQUAL,
              DiceRules.OFFICIAL + " 5",
              "This is " + verdict.value().get().text() + ", and " + called + " was called."));
    }
    return List.copyOf(reasons);
  }
}
