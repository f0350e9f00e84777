package org.mathmat.onsets.match;

import java.util.ArrayList;
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
import org.mathmat.table.shake.Regrouping;
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
    return new Judge(division, OnSetsSelections.law(division, situation.shake().variations()))
        .judge(position(situation, paper), paper.solutions());
  }

  private static Position position(Situation situation, Paper paper) {
    Shake shake = situation.shake();
    Mat mat = shake.mat();
    return new Position(
        OnSetsSelections.universe(shake),
        shake.goal().or(paper::goal).flatMap(OnSetsReferee::goal),
        OnSetsSelections.cubes(mat.in(Section.REQUIRED)),
        OnSetsSelections.cubes(mat.in(Section.PERMITTED)),
        OnSetsSelections.cubes(mat.in(Section.FORBIDDEN)),
        OnSetsSelections.cubes(mat.in(Section.RESOURCES)),
        challenge(situation.cause()));
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

  @Override
  public boolean ambiguous(Situation situation, String paper, String witness) {
    Paper written = Paper.of(paper);
    Paper shown = Paper.of(witness);
    return shown.solutions().stream()
        .anyMatch(grouped ->
            written.solutions().stream().anyMatch(text -> regroups(text, grouped))
                && wrong(situation, written.goal(), grouped));
  }

  private boolean wrong(Situation situation, Optional<String> goal, String solution) {
    Verdict verdict = verdict(situation, new Paper(List.of(solution), goal));
    return !verdict.goal().isEmpty()
        && verdict.papers().stream()
            .allMatch(paper ->
                !paper.values().isEmpty()
                    && paper.values().stream().noneMatch(verdict.goal()::contains));
  }

  private static boolean regroups(String paper, String witness) {
    Optional<Regrouping> from = Regrouping.of(tokens(paper));
    Optional<Regrouping> to = Regrouping.of(tokens(witness));
    return from.isPresent() && to.isPresent() && to.get().adds(from.get(), primes(from.get()));
  }

  private static List<String> tokens(String solution) {
    List<String> tokens = new ArrayList<>();
    for (int i = 0; i < solution.length(); i++) {
      char character = solution.charAt(i);
      switch (character) {
        case ' ' -> {}
        case '(', '[', '{' -> tokens.add("(");
        case ')', ']', '}' -> tokens.add(")");
        default ->
            tokens.add(
                OnSetsKit.symbol(String.valueOf(character))
                    .map(symbol -> String.valueOf(symbol.sign()))
                    .orElse(String.valueOf(character)));
      }
    }
    return tokens;
  }

  /** A ' belongs to the set or group before it, before anything else does. */
  private static List<Regrouping.Span> primes(Regrouping paper) {
    List<Regrouping.Span> fixed = new ArrayList<>();
    for (int i = 1; i < paper.signs().size(); i++) {
      if (paper.signs().get(i).equals("'")) {
        int last = i - 1;
        int first =
            paper.groups().stream()
                .filter(group -> group.last() == last)
                .mapToInt(Regrouping.Span::first)
                .min()
                .orElse(last);
        int start =
            fixed.stream()
                .filter(span -> span.last() == last)
                .mapToInt(Regrouping.Span::first)
                .min()
                .orElse(first);
        fixed.add(new Regrouping.Span(start, i));
      }
    }
    return fixed;
  }
}
