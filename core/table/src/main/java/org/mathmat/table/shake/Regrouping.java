package org.mathmat.table.shake;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A row of signs with its groups, and whether another one is the same row with groups added: what a
 * checker has to show who says that a paper is ambiguous.
 */
public record Regrouping(List<String> signs, List<Span> groups) {
  /** A group: the places of its first and last sign. */
  public record Span(int first, int last) {
    boolean crosses(Span other) {
      return (first < other.first && other.first <= last && last < other.last)
          || (other.first < first && first <= other.last && other.last < last);
    }
  }

  public Regrouping {
    signs = List.copyOf(signs);
    groups = List.copyOf(groups);
  }

  /**
   * The row that these tokens are, with ( and ) as the only brackets; empty if they do not match.
   */
  public static Optional<Regrouping> of(List<String> tokens) {
    List<String> signs = new ArrayList<>();
    List<Span> groups = new ArrayList<>();
    Deque<Integer> open = new ArrayDeque<>();
    for (String token : tokens) {
      switch (token) {
        case "(" -> open.push(signs.size());
        case ")" -> {
          if (open.isEmpty()) {
            return Optional.empty();
          }
          groups.add(new Span(open.pop(), signs.size() - 1));
        }
        default -> signs.add(token);
      }
    }
    return open.isEmpty() ? Optional.of(new Regrouping(signs, groups)) : Optional.empty();
  }

  /**
   * Whether this is the paper with nothing but groups added.
   *
   * @param fixed what belongs together on the paper without any brackets
   */
  public boolean adds(Regrouping paper, List<Span> fixed) {
    boolean kept =
        paper.groups.stream()
            .filter(group -> group.first < group.last)
            .filter(group -> group.first > 0 || group.last < signs.size() - 1)
            .allMatch(groups::contains);
    boolean apart = groups.stream().noneMatch(group -> fixed.stream().anyMatch(group::crosses));
    return signs.equals(paper.signs) && kept && apart;
  }
}
