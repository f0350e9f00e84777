package org.mathmat.equations.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mathmat.equations.Ambiguity;
import org.mathmat.equations.Challenge;
import org.mathmat.equations.Equation;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Position;
import org.mathmat.equations.Verdict;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Truth;
import org.mathmat.table.Reason;
import org.mathmat.table.shake.Cause;
import org.mathmat.table.shake.Ending;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Situation;
import org.mathmat.table.shake.WrittenPaper;

/**
 * A paper of Equations: an Equation, and behind it the safe move that the Guide asks for after some
 * challenges: {@code 5+4 = 9 safe ^ F at 2}.
 *
 * @param table about which it was written
 * @param text as it was written
 */
record EquationsPaper(EquationsTable table, String text, Equation equation, Optional<Safe> safe)
    implements WrittenPaper {
  /**
   * A move that could have been made instead.
   *
   * @param cube as it was written
   * @param at which move of the shake it replaces, counted from 1; none is the last one
   */
  record Safe(String cube, Section to, Optional<Integer> at) {}

  private static final Pattern BEHIND =
      Pattern.compile("(.*?)\\s+safe\\s+(\\S+)\\s+([RPF])(?:\\s+at\\s+(\\d{1,3}))?\\s*");

  static EquationsPaper of(EquationsTable table, String text) {
    Matcher parts = BEHIND.matcher(text);
    if (!parts.matches()) {
      return new EquationsPaper(table, text, Equation.of(text), Optional.empty());
    }
    Optional<Integer> at = Optional.ofNullable(parts.group(4)).map(Integer::valueOf);
    Section to = Section.ofMove(parts.group(3)).orElseThrow();
    return new EquationsPaper(
        table, text, Equation.of(parts.group(1)), Optional.of(new Safe(parts.group(2), to, at)));
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

  private Position position(Situation situation) {
    return table.position(situation.shake().mat(), challenge(situation.cause()));
  }

  private static Challenge challenge(Cause cause) {
    return switch (cause) {
      case Cause.Everybody(Ending ending, _) ->
          switch (ending) {
            case LAST_CUBE, ROUND_STOP -> Challenge.LAST_CUBE;
            case FORCE_OUT -> Challenge.FORCE_OUT;
          };
      case Cause.ByChallenge(var challenge, _, _) ->
          switch (challenge) {
            case NOW -> Challenge.NOW;
            case IMPOSSIBLE -> Challenge.IMPOSSIBLE;
            case NO_GOAL -> Challenge.NO_GOAL;
            case P_FLUB -> Challenge.P_FLUB;
            case A_FLUB -> Challenge.A_FLUB;
            case CA_FLUB -> Challenge.CA_FLUB;
            case FORCE_OUT_NO_SOLUTION, FORCE_OUT_A_FLUB -> Challenge.FORCE_OUT;
          };
    };
  }
}
