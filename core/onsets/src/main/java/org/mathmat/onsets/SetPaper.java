package org.mathmat.onsets;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.Parsed;

/**
 * What a writer hands in, read once: {@code B∪G}, {@code B∪G // R'}, or {@code B∪G goal 3×2} where
 * he chose the Goal. Any text is one: what cannot be read in it is for the judge to say.
 *
 * @param goal the Goal that stands beside the Solutions
 */
public record SetPaper(List<Parsed<Written>> solutions, Optional<Parsed<Goal>> goal) {
  /** What stands between two Solutions. */
  private static final String BETWEEN = "//";

  /** What stands before the Goal. */
  private static final String GOAL = " goal ";

  public SetPaper {
    solutions = List.copyOf(solutions);
  }

  public static SetPaper parse(String text) {
    int at = text.lastIndexOf(GOAL);
    String solutions = at < 0 ? text : text.substring(0, at);
    return new SetPaper(
        Arrays.stream(solutions.split(BETWEEN, -1))
            .map(String::strip)
            .map(Notation::parse)
            .toList(),
        at < 0
            ? Optional.empty()
            : Optional.of(Goal.parse(text.substring(at + GOAL.length()).strip())));
  }

  /** A paper of these Solutions, without a Goal. */
  public static SetPaper of(List<String> solutions) {
    return new SetPaper(solutions.stream().map(Notation::parse).toList(), Optional.empty());
  }

  /** The text of a paper of these Solutions. */
  public static String text(List<String> solutions) {
    return String.join(" " + BETWEEN + " ", solutions);
  }

  /** The text of a paper with the Goal that its writer chose. */
  public static String text(String paper, Goal chosen) {
    return paper + GOAL + chosen.text();
  }
}
