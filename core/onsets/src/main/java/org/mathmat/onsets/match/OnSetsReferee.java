package org.mathmat.onsets.match;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Challenge;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Verdict;
import org.mathmat.table.Parsed;
import org.mathmat.table.shake.Cause;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Situation;

/** The judge at a table of On-Sets. */
record OnSetsReferee(Division division) implements Game.Referee {
  /** What stands between two Solutions of one paper. */
  private static final String BETWEEN = "//";

  /** What stands before the Goal that a writer chose. */
  private static final String GOAL = " goal ";

  /** A paper: its Solutions, and the Goal where the writer chose it. */
  private record Paper(List<String> solutions, Optional<String> goal) {
    static Paper of(String text) {
      int at = text.lastIndexOf(GOAL);
      String solutions = at < 0 ? text : text.substring(0, at);
      return new Paper(
          Arrays.stream(solutions.split(BETWEEN, -1)).map(String::strip).toList(),
          at < 0 ? Optional.empty() : Optional.of(text.substring(at + GOAL.length()).strip()));
    }
  }

  @Override
  public Game.Finding judge(Situation situation, String paper) {
    Verdict verdict = verdict(situation, Paper.of(paper));
    return new Game.Finding(verdict.correct(), verdict.reasons());
  }

  private Verdict verdict(Situation situation, Paper paper) {
    return judge(situation).judge(position(situation, paper), paper.solutions());
  }

  private static Position position(Situation situation, Paper paper) {
    Shake shake = situation.shake();
    return position(
        shake.cards(), shake.goal().or(paper::goal), shake.mat(), challenge(situation.cause()));
  }

  static Position position(
      List<String> cards, Optional<String> goal, Mat mat, Challenge challenge) {
    return new Position(
        OnSetsSelections.universe(cards),
        goal.flatMap(OnSetsReferee::goal),
        OnSetsSelections.cubes(mat.in(Section.REQUIRED)),
        OnSetsSelections.cubes(mat.in(Section.PERMITTED)),
        OnSetsSelections.cubes(mat.in(Section.FORBIDDEN)),
        OnSetsSelections.cubes(mat.in(Section.RESOURCES)),
        challenge);
  }

  private static Optional<Goal> goal(String text) {
    return Goal.parse(text) instanceof Parsed.Good<Goal>(Goal goal)
        ? Optional.of(goal)
        : Optional.empty();
  }

  private static Challenge challenge(Cause cause) {
    return switch (cause) {
      case Cause.Everybody _ -> Challenge.LAST_CUBE;
      case Cause.ByChallenge(var challenge, _, _) ->
          Challenge.of(challenge.text()).orElse(Challenge.IMPOSSIBLE);
    };
  }

  @Override
  public Game.Finding equal(Situation situation, String paper) {
    Verdict verdict = verdict(situation, Paper.of(paper));
    return verdict.equalsGoal()
        ? new Game.Finding(true, List.of())
        : new Game.Finding(false, verdict.reasons());
  }

  /** A copy of one Solution whose every reading is wrong. */
  @Override
  public boolean ambiguous(Situation situation, String paper, String witness) {
    Paper written = Paper.of(paper);
    Position position = position(situation, written);
    Judge judge = judge(situation);
    return Paper.of(witness).solutions().stream()
        .anyMatch(copy ->
            written.solutions().stream()
                    .anyMatch(text -> judge.showsAmbiguity(position, text, copy))
                && !judge.judge(position, List.of(copy)).equalsGoal());
  }

  private Judge judge(Situation situation) {
    return new Judge(OnSetsSelections.law(division, situation.shake().variations()));
  }
}
