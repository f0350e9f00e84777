package org.mathmat.equations.books;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.ScoreTable;
import org.mathmat.table.shake.Limits;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.Procedure.BlockRule;
import org.mathmat.table.shake.Step;

/** The procedures of the three rule-books of Equations. */
final class EquationsProcedures {
  private EquationsProcedures() {}

  /** AGLOA, section X. */
  private static final ScoreTable AGLOA_SCORES =
      new ScoreTable(6, 2, 4, 6, Set.of(Challenge.values()), Set.of(), 4, 2, -2);

  /** The basic game of AGLOA, rules V, VI and VII. */
  private static final ScoreTable BASIC_SCORES =
      new ScoreTable(6, 2, 4, 6, Set.of(), Set.of(), 4, 2, -2);

  /** MLAG, section X. */
  private static final ScoreTable MLAG_SCORES =
      new ScoreTable(6, 2, 4, 4, Set.of(Challenge.IMPOSSIBLE), Set.of(Challenge.NO_GOAL), 4, 2, 0);

  /** The Guide, SCORING. */
  private static final ScoreTable GUIDE_SCORES =
      new ScoreTable(10, 6, 8, 8, Set.of(), Set.of(), 8, 6, 0);

  private static final Set<Challenge> FLUBS =
      Set.of(Challenge.P_FLUB, Challenge.A_FLUB, Challenge.CA_FLUB);

  static final Procedure AGLOA_2015 =
      new Procedure(
          Limits.USUAL,
          new Procedure.Lateness(1, 1),
          new BlockRule(1, BlockRule.Minute.NONE),
          Procedure.BonusRight.NOT_THE_LEADER,
          Procedure.NoGoal.ANSWERED_BY_A_GOAL,
          Procedure.LastCube.NOT_TO_FORBIDDEN,
          Procedure.Challenges.USUAL,
          new Procedure.SetAside(1, 1),
          new Procedure.PaperRules(
              Procedure.Proof.ONCE, Procedure.JudgeAnswers.AT_ONCE, Procedure.Change.REFUSED),
          0,
          Procedure.Round.USUAL,
          AGLOA_SCORES,
          sections(EquationsProcedures::agloa));

  /** The basic game by its seven rules, and by the tournament rules where they are silent. */
  static final Procedure BASIC_2015 =
      new Procedure(
          Limits.USUAL,
          new Procedure.Lateness(1, 1),
          new BlockRule(1, BlockRule.Minute.NONE),
          Procedure.BonusRight.NOBODY,
          Procedure.NoGoal.ANSWERED_BY_A_GOAL,
          Procedure.LastCube.NOT_TO_FORBIDDEN,
          Procedure.Challenges.USUAL,
          new Procedure.SetAside(1, 1),
          new Procedure.PaperRules(
              Procedure.Proof.ONCE, Procedure.JudgeAnswers.AT_ONCE, Procedure.Change.REFUSED),
          0,
          Procedure.Round.USUAL,
          BASIC_SCORES,
          sections(EquationsProcedures::basic));

  static final Procedure MLAG_2018 =
      new Procedure(
          Limits.USUAL.goalFromBeginning(),
          new Procedure.Lateness(1, 0),
          new BlockRule(0, BlockRule.Minute.NONE),
          Procedure.BonusRight.ANYBODY,
          Procedure.NoGoal.CHALLENGED,
          Procedure.LastCube.NOT_TO_FORBIDDEN,
          Procedure.Challenges.USUAL,
          new Procedure.SetAside(0, 0),
          new Procedure.PaperRules(
              Procedure.Proof.UNKNOWN,
              Procedure.JudgeAnswers.WHEN_ALL_ARE_DONE,
              Procedure.Change.REFUSED),
          0,
          Procedure.Round.USUAL,
          MLAG_SCORES,
          sections(EquationsProcedures::mlag));

  static final Procedure GUIDE =
      new Procedure(
          Limits.USUAL.goalFromBeginning().joiningWithin(Duration.ofMinutes(1)),
          new Procedure.Lateness(1, 0),
          new BlockRule(1, BlockRule.Minute.ONE),
          Procedure.BonusRight.ANYBODY,
          Procedure.NoGoal.UNKNOWN,
          Procedure.LastCube.ANYWHERE,
          new Procedure.Challenges(
              FLUBS,
              FLUBS,
              Set.of(Challenge.FORCE_OUT_NO_SOLUTION, Challenge.FORCE_OUT_A_FLUB),
              Set.of()),
          new Procedure.SetAside(1, 0),
          new Procedure.PaperRules(
              Procedure.Proof.UNKNOWN, Procedure.JudgeAnswers.AT_ONCE, Procedure.Change.REFUSED),
          0,
          Procedure.Round.USUAL,
          GUIDE_SCORES,
          sections(EquationsProcedures::guide));

  private static Map<Step, String> sections(Function<Step, String> book) {
    Map<Step, String> sections = new EnumMap<>(Step.class);
    for (Step step : Step.values()) {
      sections.put(step, book.apply(step));
    }
    return sections;
  }

  private static String basic(Step step) {
    return switch (step) {
      case ROLL -> "Basic I";
      case GOAL, GOAL_FORM -> "Basic I-A";
      case MOVE, CUBE, BONUS, SETTER_BONUS -> "Basic II";
      case CHALLENGE -> "Basic IV-A";
      case THIRD_PARTY -> "Basic IV-B";
      case LAST_CUBE, LAST_CUBE_CHALLENGE, NOW_RESOURCES -> "Basic VII";
      case Step other -> agloa(other);
    };
  }

  private static String agloa(Step step) {
    return switch (step) {
      case LOT -> "I-D";
      case ROLL, DEAL -> "II-A";
      case VARIATION_ORDER -> "II-B-1";
      case VARIATION_FIT -> "II-B-2";
      case VARIATION_COUNT -> "II-B-3";
      case GOAL -> "IV-A";
      case GOAL_FORM -> "IV-B";
      case SETTER_BONUS -> "IV-C-1";
      case SETTER_LEADING -> "IV-C-2";
      case NO_GOAL -> "IV-D";
      case NO_GOAL_ANSWER -> "IV-D-2";
      case MOVE, CUBE, SHIFT, KEPT_CUBE -> "V-B";
      case BONUS -> "V-C-1";
      case LEADING -> "V-C-2";
      case CHALLENGE, FORCE_OUT -> "VI-A";
      case OWN_CHALLENGE, BLOCK -> "VI-B";
      case NOW_PLAYED -> "VI-A-2-b";
      case NOW_RESOURCES -> "VI-A-2-a";
      case WRITERS -> "VII-A";
      case THIRD_PARTY -> "VII-C-1";
      case PRESENTING -> "VII-C-2";
      case CHANGING -> "VII-C-2-a";
      case CHECKING -> "VII-C-4";
      case REASONS -> "VII-C-5";
      case AMBIGUITY -> "VII-C-5-c";
      case JUDGE -> "VII-C-5-d";
      case LAST_CUBE -> "VIII-A";
      case LAST_CUBE_CHALLENGE -> "VIII-B";
      case CHARGE -> "IX-A";
      case INSULATION -> "IX-B";
      case BY_JUDGES -> "IX-C";
      case ABSENT -> "X-D";
      case TIME -> "XI-A";
      case ROUND -> "XI-B";
    };
  }

  private static String mlag(Step step) {
    return switch (step) {
      case LOT -> "I-D";
      case ROLL, DEAL, VARIATION_ORDER, VARIATION_FIT, VARIATION_COUNT -> "II";
      case GOAL -> "IV-A";
      case GOAL_FORM -> "IV-B";
      case SETTER_BONUS, SETTER_LEADING -> "IV-C";
      case NO_GOAL -> "IV-D";
      case NO_GOAL_ANSWER -> "IV-D-2";
      case MOVE, CUBE, SHIFT, KEPT_CUBE -> "V-B";
      case BONUS, LEADING -> "V-C";
      case CHALLENGE, FORCE_OUT -> "VI-A";
      case OWN_CHALLENGE, BLOCK -> "VI-B";
      case NOW_PLAYED -> "VI-A-2-b";
      case NOW_RESOURCES -> "VI-A-2-a";
      case WRITERS -> "VII-A";
      case THIRD_PARTY -> "VII-A-3";
      case PRESENTING -> "VII-C-1";
      case CHANGING -> "VII-C-1-a";
      case CHECKING, REASONS -> "VII-C-3";
      case AMBIGUITY -> "VII-B-5";
      case JUDGE -> "VII-C-3-g";
      case LAST_CUBE -> "VIII-A";
      case LAST_CUBE_CHALLENGE -> "VIII-B";
      case CHARGE -> "IX-A";
      case INSULATION -> "IX-B";
      case BY_JUDGES -> "IX-C";
      case ABSENT -> "X-D";
      case TIME -> "XI-A";
      case ROUND -> "XI-B";
    };
  }

  private static String guide(Step step) {
    return switch (step) {
      case LOT -> "Rolling for first";
      case ROLL, DEAL -> "Beginning a shake";
      case VARIATION_ORDER, VARIATION_FIT, VARIATION_COUNT -> "Materials";
      case GOAL, GOAL_FORM, NO_GOAL, NO_GOAL_ANSWER -> "Setting the Goal";
      case SETTER_BONUS, SETTER_LEADING, BONUS, LEADING -> "Bonus move";
      case MOVE, CUBE, SHIFT, KEPT_CUBE -> "Making a move";
      case CHALLENGE -> "Calling a challenge 1";
      case OWN_CHALLENGE -> "Calling a challenge 2";
      case THIRD_PARTY -> "Calling a challenge 3";
      case BLOCK -> "Calling a challenge 5";
      case NOW_PLAYED, NOW_RESOURCES, WRITERS -> "Challenges";
      case FORCE_OUT, LAST_CUBE -> "Force out move";
      case LAST_CUBE_CHALLENGE -> "Challenging a force out move";
      case PRESENTING, CHANGING -> "Checking a Solution 1";
      case CHECKING, REASONS, JUDGE -> "Checking a Solution 3";
      case AMBIGUITY -> "Order of Operations";
      case CHARGE, BY_JUDGES -> "Illegal procedure";
      case INSULATION -> "Illegal procedure 2";
      case TIME -> "Time limits";
      case ABSENT, ROUND -> "Tournament scoring";
    };
  }
}
