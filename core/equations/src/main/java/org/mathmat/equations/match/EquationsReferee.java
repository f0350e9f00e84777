package org.mathmat.equations.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Ambiguity;
import org.mathmat.equations.Challenge;
import org.mathmat.equations.Division;
import org.mathmat.equations.Goal;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Verdict;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Truth;
import org.mathmat.table.Parsed;
import org.mathmat.table.Reason;
import org.mathmat.table.shake.Cause;
import org.mathmat.table.shake.Ending;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Situation;

/** The judge at a table of Equations. */
record EquationsReferee(Division division, Solvability solvability) implements Game.Referee {
  private Law law(Situation situation) {
    return EquationsSelections.law(division, situation.shake().variations());
  }

  private static Arithmetic arithmetic() {
    return new Arithmetic(Effort.ORDINARY);
  }

  @Override
  public Game.Finding judge(Situation situation, String paper) {
    SafePaper handedIn = SafePaper.of(paper);
    Law law = law(situation);
    Verdict verdict = new Judge(law, arithmetic()).judge(position(situation), handedIn.equation());
    List<Reason> reasons = new ArrayList<>(verdict.reasons());
    new SafeMoves(law, solvability).fault(situation, handedIn).ifPresent(reasons::add);
    return new Game.Finding(reasons.isEmpty(), reasons);
  }

  @Override
  public Game.Finding equal(Situation situation, String paper) {
    Verdict verdict =
        new Judge(law(situation), arithmetic())
            .judge(position(situation), SafePaper.of(paper).equation());
    return verdict.equalsGoal() == Truth.TRUE
        ? new Game.Finding(true, List.of())
        : new Game.Finding(false, verdict.reasons());
  }

  @Override
  public boolean ambiguous(Situation situation, String paper, String witness) {
    return new Ambiguity(law(situation), arithmetic())
        .isShown(
            position(situation).goal(),
            SafePaper.of(paper).equation(),
            SafePaper.of(witness).equation());
  }

  private static Position position(Situation situation) {
    Shake shake = situation.shake();
    return position(shake.goal(), shake.mat(), challenge(situation.cause()));
  }

  /** Where the cubes of a mat lie, to be solved after a challenge. */
  static Position position(Optional<String> goal, Mat mat, Challenge challenge) {
    return new Position(
        goal.flatMap(EquationsReferee::goal),
        EquationsKit.cubes(mat.in(Section.REQUIRED)),
        EquationsKit.cubes(mat.in(Section.PERMITTED)),
        EquationsKit.cubes(mat.in(Section.FORBIDDEN)),
        EquationsKit.cubes(mat.in(Section.RESOURCES)),
        challenge);
  }

  private static Optional<Goal> goal(String text) {
    return Goal.parse(text) instanceof Parsed.Good<Goal>(Goal goal)
        ? Optional.of(goal)
        : Optional.empty();
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
