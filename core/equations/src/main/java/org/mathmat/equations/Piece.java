package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;

/**
 * The marks of a Goal that hold together whatever its grouping: a digit, a point, a sign, or
 * something behind an operand.
 *
 * @param cube whether a cube pays for it
 */
record Piece(Kind kind, List<Mark> marks, boolean cube) {
  enum Kind {
    DIGIT,
    /** The imaginary unit, which is an operand like a numeral but no part of one. */
    UNIT,
    SIGN,
    POSTFIX
  }

  boolean endsOperand() {
    return kind != Kind.SIGN;
  }

  /** The pieces of a written side, its parentheses left out. */
  static List<Piece> of(List<Mark> marks, Numerals.Points points) {
    List<Piece> pieces = new ArrayList<>();
    int at = 0;
    while (at < marks.size()) {
      Mark mark = marks.get(at);
      switch (mark.glyph()) {
        case OPEN, CLOSE, OPEN_SQUARE, CLOSE_SQUARE -> at++;
        case OPEN_BRACE -> {
          int end = at;
          while (marks.get(end).glyph() != Glyph.CLOSE_BRACE) {
            end++;
          }
          pieces.add(new Piece(Kind.POSTFIX, marks.subList(at, end + 1), true));
          at = end + 1;
        }
        case AT -> {
          int end = closing(marks, at + 1);
          pieces.add(new Piece(Kind.POSTFIX, marks.subList(at, end + 1), false));
          at = end + 1;
        }
        case BANG -> {
          pieces.add(new Piece(Kind.POSTFIX, List.of(mark), false));
          at++;
        }
        default -> {
          boolean paid = mark.glyph() != Glyph.POINT || points != Numerals.Points.FREE;
          pieces.add(new Piece(kind(mark.glyph()), List.of(mark), paid));
          at++;
        }
      }
    }
    return pieces;
  }

  static Kind kind(Glyph glyph) {
    if (glyph == Glyph.I) {
      return Kind.UNIT;
    }
    return glyph.isDigit() || glyph == Glyph.POINT ? Kind.DIGIT : Kind.SIGN;
  }

  private static int closing(List<Mark> marks, int open) {
    int depth = 0;
    for (int i = open; i < marks.size(); i++) {
      switch (marks.get(i).glyph()) {
        case OPEN, OPEN_SQUARE -> depth++;
        case CLOSE, CLOSE_SQUARE -> depth--;
        default -> {}
      }
      if (depth == 0) {
        return i;
      }
    }
    throw new IllegalStateException("A side that was parsed has a ( that is not closed.");
  }
}
