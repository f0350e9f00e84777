package org.mathmat.equations;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Marks with their groups, so that the groups of a checker's copy can be added to a paper's. */
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

  /** The paper with the groups of both, or nothing where they are not of the same marks. */
  static Optional<List<Mark>> combine(List<Mark> paper, List<Mark> copy) {
    Optional<Regrouping> own = of(paper);
    Optional<Regrouping> shown = of(copy);
    if (own.isEmpty() || shown.isEmpty() || !own.get().isLike(shown.get())) {
      return Optional.empty();
    }
    boolean cuts =
        own.get().groups.stream()
            .anyMatch(span -> shown.get().groups.stream().anyMatch(span::crosses));
    own.get().groups.addAll(shown.get().groups);
    return cuts ? Optional.empty() : Optional.of(own.get().written());
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

  private List<Mark> written() {
    List<Mark> written = new ArrayList<>();
    for (int i = 0; i <= marks.size(); i++) {
      int place = i;
      int column = marks.get(Math.min(i, marks.size() - 1)).column();
      long closing = groups.stream().filter(span -> span.to == place).count();
      long opening = groups.stream().filter(span -> span.from == place).count();
      written.addAll(Collections.nCopies((int) closing, bracket(Glyph.CLOSE, column)));
      written.addAll(Collections.nCopies((int) opening, bracket(Glyph.OPEN, column)));
      if (i < marks.size()) {
        written.add(marks.get(i));
      }
    }
    return written;
  }

  private static Mark bracket(Glyph glyph, int column) {
    return new Mark(glyph, Turn.UPRIGHT, OptionalInt.empty(), Optional.empty(), false, column);
  }
}
