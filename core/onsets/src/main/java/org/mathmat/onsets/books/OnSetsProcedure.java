package org.mathmat.onsets.books;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.ScoreTable;
import org.mathmat.table.shake.Limits;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.Step;

/** The procedures of the rule-book of 2023-24. */
final class OnSetsProcedure {
  private OnSetsProcedure() {}

  /** What two judges who agree may take at once. */
  private static final int JUDGES_PENALTY = 1;

  private static final Set<Challenge> ANY = Set.of(Challenge.values());

  /** Section X and III-D-2. */
  private static final ScoreTable SCORES = new ScoreTable(6, 2, 4, 6, ANY, Set.of(), 4, 2, -2);

  /** Rules V, VI and VII of the basic game: a third party never has to write. */
  private static final ScoreTable BASIC_SCORES =
      new ScoreTable(6, 2, 4, 6, Set.of(), ANY, 4, 2, -2);

  static final Procedure AGLOA_2023 =
      book(Procedure.BonusRight.NOT_THE_LEADER, SCORES, OnSetsProcedure::section);

  /** The basic game by its seven rules, and by the tournament rules where they are silent. */
  static final Procedure BASIC_2023 =
      book(Procedure.BonusRight.NOBODY, BASIC_SCORES, OnSetsProcedure::basic);

  /** All that the basic game and the tournament do differently. */
  private static Procedure book(
      Procedure.BonusRight bonus, ScoreTable scores, Function<Step, String> section) {
    Map<Step, String> sections = new EnumMap<>(Step.class);
    for (Step step : Step.values()) {
      sections.put(step, section.apply(step));
    }
    return new Procedure(
        Limits.USUAL,
        new Procedure.Lateness(1, 1),
        new Procedure.BlockRule(1, Procedure.BlockRule.Minute.NONE),
        bonus,
        Procedure.NoGoal.CHALLENGED,
        Procedure.LastCube.NOT_TO_FORBIDDEN,
        Procedure.Challenges.USUAL,
        new Procedure.SetAside(1, 1),
        new Procedure.PaperRules(
            Procedure.Proof.ONCE, Procedure.JudgeAnswers.AT_ONCE, Procedure.Change.MAKES_INCORRECT),
        JUDGES_PENALTY,
        Procedure.Round.USUAL,
        scores,
        sections);
  }

  private static String basic(Step step) {
    return switch (step) {
      case ROLL, DEAL -> "Basic I";
      case GOAL -> "Basic I-A";
      case GOAL_FORM -> "Basic I-B";
      case MOVE, CUBE, BONUS, SETTER_BONUS -> "Basic II";
      case CHALLENGE -> "Basic IV-A";
      case THIRD_PARTY -> "Basic IV-B";
      case LAST_CUBE, LAST_CUBE_CHALLENGE, NOW_RESOURCES -> "Basic VII";
      case Step other -> section(other);
    };
  }

  private static String section(Step step) {
    return switch (step) {
      case LOT -> "I-D";
      case ROLL -> "II-A";
      case DEAL -> "II-B";
      case VARIATION_ORDER -> "II-C-1";
      case VARIATION_FIT -> "II-C-2";
      case VARIATION_COUNT -> "II-C-3";
      case GOAL -> "III-A";
      case GOAL_FORM -> "III-B";
      case SETTER_BONUS -> "III-C-1";
      case SETTER_LEADING -> "III-C-2";
      case NO_GOAL -> "III-D";
      case NO_GOAL_ANSWER -> "III-D-2";
      case MOVE, CUBE -> "IV-B";
      case BONUS -> "IV-C-1";
      case LEADING -> "IV-C-2";
      case SHIFT -> "XIII-A-7";
      case KEPT_CUBE -> "IV-D";
      case CHALLENGE, FORCE_OUT -> "V-A";
      case OWN_CHALLENGE, BLOCK -> "V-B";
      case NOW_PLAYED -> "V-A-2-b";
      case NOW_RESOURCES -> "V-A-2-a";
      case WRITERS -> "VII-A";
      case THIRD_PARTY -> "VII-C-1";
      case PRESENTING -> "VII-C-2";
      case CHANGING -> "VII-C-2-a";
      case CHECKING -> "VII-C-4";
      case REASONS -> "VII-C-5";
      case AMBIGUITY -> "VII-C-5-c";
      case JUDGE -> "VII-C-6";
      case LAST_CUBE -> "VIII-A";
      case LAST_CUBE_CHALLENGE -> "VIII-B";
      case CHARGE -> "IX-A";
      case INSULATION -> "IX-B";
      case BY_JUDGES -> "IX-D";
      case ABSENT -> "X-D";
      case TIME -> "XI-A";
      case ROUND -> "XI-B";
    };
  }
}
