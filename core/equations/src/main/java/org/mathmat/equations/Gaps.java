package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.table.Parsed;

/**
 * Turns the gaps of a Goal into parentheses: what stands between two gaps, less any sign left
 * dangling at its ends, is one group.
 */
final class Gaps {
  private Gaps() {}

  /**
   * The expression that the pieces make on the mat; none where they make no expression.
   *
   * @param goal tells by its groups where the gaps are
   */
  static Optional<Written> grouped(Goal goal, List<Piece> pieces) {
    List<Mark> marks = new ArrayList<>();
    int at = 0;
    for (List<Goal.Placed> group : goal.groups()) {
      int end = end(pieces, at, group.size());
      append(marks, pieces, at, end, goal.groups().size() > 1);
      at = end;
    }
    return Parser.parse(marks, 1) instanceof Parsed.Good<Written>(Written written)
        ? Optional.of(written)
        : Optional.empty();
  }

  /** Where a group of so many cubes ends, with what stands behind its last cube and costs none. */
  private static int end(List<Piece> pieces, int from, int cubes) {
    int at = from;
    int left = cubes;
    while (at < pieces.size() && (left > 0 || isFreePostfix(pieces.get(at)))) {
      left -= pieces.get(at).cube() ? 1 : 0;
      at++;
    }
    return at;
  }

  private static boolean isFreePostfix(Piece piece) {
    return !piece.cube() && piece.kind() == Piece.Kind.POSTFIX;
  }

  private static void append(
      List<Mark> marks, List<Piece> pieces, int from, int end, boolean gapped) {
    int first = from;
    while (first < end && dangles(pieces, first)) {
      first++;
    }
    int last = end;
    while (last > first && pieces.get(last - 1).kind() == Piece.Kind.SIGN) {
      last--;
    }
    boolean group = gapped && !isNumeral(pieces.subList(first, last));
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
  }

  /** Whether the piece goes with what stands before the gap. */
  private static boolean dangles(List<Piece> pieces, int index) {
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
    return new Mark(glyph, Turn.UPRIGHT, OptionalInt.empty(), Optional.empty(), false, 1);
  }

  private static Mark spaced(Mark mark) {
    return new Mark(mark.glyph(), mark.turn(), mark.exponent(), mark.wild(), true, mark.column());
  }
}
