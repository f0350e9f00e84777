package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Written.Bracket;
import org.mathmat.onsets.Written.Mark;
import org.mathmat.onsets.Written.Token;

/**
 * Grouping symbols that a checker adds to a Solution to show a reading of it (section VII-C-5-c).
 * They may not cut through the writer's own, nor give a ' another set than the writer did.
 */
final class Regrouping {
  private final List<Mark> marks = new ArrayList<>();

  /** The marks that each pair of grouping symbols encloses: the first, and behind the last. */
  private final List<Span> spans = new ArrayList<>();

  /** For each ', where the set that it stands behind starts; for other marks their own place. */
  private final List<Integer> starts = new ArrayList<>();

  private record Span(int from, int to) {
    boolean crosses(Span other) {
      return (from < other.from && other.from < to && to < other.to)
          || (other.from < from && from < other.to && other.to < to);
    }
  }

  private Regrouping() {}

  /**
   * The Solution with both groupings, or nothing where they do not go together. What the cubes mean
   * stands at their places, in neither behind it: only so is a ' seen.
   */
  static Optional<Written> combine(Written written, Written shown) {
    boolean otherBlank = shown.blank().isPresent() && !shown.blank().equals(written.blank());
    if (otherBlank || shown.parts().size() != written.parts().size()) {
      return Optional.empty();
    }
    List<List<Token>> parts = new ArrayList<>();
    for (int i = 0; i < written.parts().size(); i++) {
      Optional<Regrouping> own = of(written.parts().get(i));
      Optional<Regrouping> added = of(shown.parts().get(i));
      if (own.isEmpty() || added.isEmpty() || !own.get().allows(added.get())) {
        return Optional.empty();
      }
      own.get().spans.addAll(added.get().spans);
      parts.add(own.get().tokens());
    }
    return Optional.of(new Written(parts, written.notes(), written.blank()));
  }

  /** The grouping of one part, or nothing where its grouping symbols do not match. */
  private static Optional<Regrouping> of(List<Token> part) {
    Regrouping grouping = new Regrouping();
    List<Integer> open = new ArrayList<>();
    List<Bracket> opening = new ArrayList<>();
    int start = 0;
    for (Token token : part) {
      switch (token) {
        case Mark mark -> {
          if (mark.symbol() != Symbol.COMPLEMENT) {
            start = grouping.marks.size();
          }
          grouping.starts.add(start);
          grouping.marks.add(mark);
        }
        case Bracket bracket -> {
          if (bracket.opens()) {
            open.add(grouping.marks.size());
            opening.add(bracket);
          } else if (open.isEmpty() || !bracket.closes(opening.removeLast())) {
            return Optional.empty();
          } else {
            start = open.removeLast();
            grouping.spans.add(new Span(start, grouping.marks.size()));
          }
        }
      }
    }
    boolean sound = open.isEmpty() && !grouping.marks.isEmpty();
    return sound ? Optional.of(grouping) : Optional.empty();
  }

  private boolean allows(Regrouping added) {
    if (!starts.equals(added.starts)) {
      return false;
    }
    for (int i = 0; i < marks.size(); i++) {
      if (marks.get(i).symbol() != added.marks.get(i).symbol()
          || !marks.get(i).cube().equals(added.marks.get(i).cube())) {
        return false;
      }
    }
    return spans.stream().noneMatch(span -> added.spans.stream().anyMatch(span::crosses));
  }

  private List<Token> tokens() {
    List<Token> tokens = new ArrayList<>();
    for (int i = 0; i <= marks.size(); i++) {
      int place = i;
      int column = marks.get(Math.min(i, marks.size() - 1)).column();
      long closing = spans.stream().filter(span -> span.to == place).count();
      long opening = spans.stream().filter(span -> span.from == place).count();
      tokens.addAll(Collections.nCopies((int) closing, new Bracket(')', column)));
      tokens.addAll(Collections.nCopies((int) opening, new Bracket('(', column)));
      if (i < marks.size()) {
        tokens.add(marks.get(i));
      }
    }
    return tokens;
  }
}
