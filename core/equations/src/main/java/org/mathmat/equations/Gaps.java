package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.Parsed;

/**
 * Turns the gaps of a Goal into parentheses: what stands between two gaps, less any sign left
 * dangling at its ends, is one group.
 */
final class Gaps {
  private final Goal goal;
  private final List<Piece> pieces;
  private final List<Written> expressions = new ArrayList<>();

  private Gaps(Goal goal, List<Piece> pieces) {
    this.goal = goal;
    this.pieces = pieces;
  }

  /**
   * The expressions that the pieces make on the mat; several where something that costs no cube
   * stands at the end of a group and may go with it or with more.
   *
   * @param goal tells by its groups where the gaps are
   */
  static List<Written> grouped(Goal goal, List<Piece> pieces) {
    Gaps gaps = new Gaps(goal, pieces);
    gaps.from(0, 0, List.of());
    return gaps.expressions;
  }

  private void from(int group, int at, List<Mark> before) {
    if (group == goal.groups().size()) {
      if (Parser.parse(before, 1) instanceof Parsed.Good<Written>(Written written)) {
        expressions.add(written);
      }
      return;
    }
    int inside = end(at, goal.groups().get(group).size());
    int end = inside;
    while (end < pieces.size() && isFreePostfix(pieces.get(end))) {
      end++;
    }
    for (int close = inside; close <= end; close++) {
      List<Mark> marks = new ArrayList<>(before);
      boolean grouped = append(marks, at, close);
      pieces.subList(close, end).forEach(piece -> marks.addAll(piece.marks()));
      from(group + 1, end, marks);
      if (!grouped) {
        return;
      }
    }
  }

  /** Where a group of so many cubes ends. */
  private int end(int from, int cubes) {
    int at = from;
    int left = cubes;
    while (at < pieces.size() && left > 0) {
      left -= pieces.get(at).cube() ? 1 : 0;
      at++;
    }
    return at;
  }

  private static boolean isFreePostfix(Piece piece) {
    return !piece.cube() && piece.kind() == Piece.Kind.POSTFIX;
  }

  /** Appends a group, in parentheses where it needs them; says whether it did. */
  private boolean append(List<Mark> marks, int from, int end) {
    int first = from;
    while (first < end && dangles(first)) {
      first++;
    }
    int last = end;
    while (last > first && pieces.get(last - 1).kind() == Piece.Kind.SIGN) {
      last--;
    }
    boolean group = goal.groups().size() > 1 && !isNumeral(pieces.subList(first, last));
    for (int i = from; i < end; i++) {
      if (group && i == first) {
        marks.add(bracket(Glyph.OPEN));
      }
      List<Mark> piece = pieces.get(i).marks();
      marks.add(i == from ? spaced(piece.getFirst()) : piece.getFirst());
      marks.addAll(piece.subList(1, piece.size()));
      if (group && i == last - 1) {
        marks.add(bracket(Glyph.CLOSE));
      }
    }
    return group;
  }

  /** Whether the piece goes with what stands before the gap. */
  private boolean dangles(int index) {
    return switch (pieces.get(index).kind()) {
      case POSTFIX -> true;
      case SIGN -> index > 0 && pieces.get(index - 1).endsOperand();
      case DIGIT, UNIT -> false;
    };
  }

  private static boolean isNumeral(List<Piece> pieces) {
    return pieces.size() < 2 || pieces.stream().allMatch(p -> p.kind() == Piece.Kind.DIGIT);
  }

  private static Mark bracket(Glyph glyph) {
    return new Mark(glyph, Turn.UPRIGHT, Optional.empty(), Optional.empty(), false, 1);
  }

  private static Mark spaced(Mark mark) {
    return new Mark(mark.glyph(), mark.turn(), mark.exponent(), mark.wild(), true, mark.column());
  }
}
