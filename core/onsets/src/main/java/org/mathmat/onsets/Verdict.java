package org.mathmat.onsets;

import java.util.List;
import java.util.Optional;
import org.mathmat.table.Reason;

/**
 * What the judge says about what one player handed in.
 *
 * @param reasons every reason why it is not correct; none if it is
 * @param goal the legal values of the Goal
 * @param papers each Solution by itself
 */
public record Verdict(List<Reason> reasons, List<Integer> goal, List<Paper> papers) {
  /**
   * One Solution.
   *
   * @param solution its structure, where it is sound
   * @param sets the sets that its readings name, each once; none where it has no sound structure
   * @param values the counts of those sets, each once
   */
  public record Paper(Optional<Solution> solution, List<CardSet> sets, List<Integer> values) {
    static final Paper UNREADABLE = new Paper(Optional.empty(), List.of(), List.of());

    public Paper {
      sets = List.copyOf(sets);
      values = List.copyOf(values);
    }
  }

  public Verdict {
    reasons = List.copyOf(reasons);
    goal = List.copyOf(goal);
    papers = List.copyOf(papers);
  }

  public boolean correct() {
    return reasons.isEmpty();
  }

  /** Whether each Solution equals the Goal in some reading (section VII-C-6-b). */
  public boolean equalsGoal() {
    return !papers.isEmpty()
        && papers.stream().allMatch(paper -> paper.values().stream().anyMatch(goal::contains));
  }
}
