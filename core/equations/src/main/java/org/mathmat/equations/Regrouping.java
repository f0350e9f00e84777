package org.mathmat.equations;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Marks with their groups, to hold the groups of a checker's copy against those of a paper. */
final class Regrouping {
  private final List<Mark> marks = new ArrayList<>();
  private final List<Span> groups = new ArrayList<>();

  /** A group: the places of its first mark and behind its last. */
  private record Span(int from, int to) {
    boolean crosses(Span other) {
      return (from < other.from && other.from < to && to < other.to)
          || (other.from < from && from < other.to && other.to < to);
    }
  }

  private Regrouping() {}

  /** Whether the copy has the marks of the paper, and no group that cuts through one of its. */
  static boolean isOf(List<Mark> paper, List<Mark> copy) {
    Optional<Regrouping> own = of(paper);
    Optional<Regrouping> shown = of(copy);
    return own.isPresent()
        && shown.isPresent()
        && own.get().isLike(shown.get())
        && own.get().groups.stream()
            .noneMatch(span -> shown.get().groups.stream().anyMatch(span::crosses));
  }

  private static Optional<Regrouping> of(List<Mark> written) {
    Regrouping regrouping = new Regrouping();
    Deque<Integer> open = new ArrayDeque<>();
    for (Mark mark : written) {
      switch (mark.glyph()) {
        case OPEN, OPEN_SQUARE -> open.push(regrouping.marks.size());
        case CLOSE, CLOSE_SQUARE -> {
          if (open.isEmpty()) {
            return Optional.empty();
          }
          regrouping.groups.add(new Span(open.pop(), regrouping.marks.size()));
        }
        default -> regrouping.marks.add(mark);
      }
    }
    return open.isEmpty() && !regrouping.marks.isEmpty()
        ? Optional.of(regrouping)
        : Optional.empty();
  }

  private boolean isLike(Regrouping other) {
    if (marks.size() != other.marks.size()) {
      return false;
    }
    for (int i = 0; i < marks.size(); i++) {
      Mark one = marks.get(i);
      Mark two = other.marks.get(i);
      if (one.glyph() != two.glyph()
          || one.turn() != two.turn()
          || !one.exponent().equals(two.exponent())
          || !one.wild().equals(two.wild())) {
        return false;
      }
    }
    return true;
  }
}
