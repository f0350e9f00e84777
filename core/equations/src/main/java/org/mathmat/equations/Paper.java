package org.mathmat.equations;

import java.util.List;
import org.mathmat.table.Parsed;

/**
 * What a player hands in, cut at its equals sign and read side by side.
 *
 * @param left what stands left of =, or why it cannot be read
 * @param right what stands right of =
 */
record Paper(Parsed<Paper.Text> left, Parsed<Paper.Text> right) {
  /** A side with the marks it was read from, wild cubes put in. */
  record Text(Written written, List<Mark> marks) {
    Uses uses(Law law, Side side) {
      return Uses.of(written, law.numerals(), side);
    }
  }

  /** The same with its sides exchanged. */
  Paper swapped() {
    return new Paper(right, left);
  }

  /** Reads an Equation: two sides, and behind them what wild cubes stand for. */
  static Parsed<Paper> parseEquation(String text) {
    if (text.length() > Lexer.LONGEST) {
      return Parsed.bad(
          Lexer.LONGEST + 1, "This is longer than " + Lexer.LONGEST + " signs; no Equation is.");
    }
    int where = text.indexOf(Where.WORD);
    String sides = where < 0 ? text : text.substring(0, where);
    int equals = sides.indexOf('=');
    if (equals < 0) {
      return Parsed.bad(sides.length() + 1, "A complete Equation has two sides: Solution = Goal.");
    }
    int second = sides.indexOf('=', equals + 1);
    if (second >= 0) {
      return Parsed.bad(second + 1, "An Equation has only one equals sign: Solution = Goal.");
    }
    if (sides.substring(0, equals).isBlank() || sides.substring(equals + 1).isBlank()) {
      return Parsed.bad(
          equals + 1, "Something stands on each side of the equals sign: Solution = Goal.");
    }
    return switch (where(text, where)) {
      case Parsed.Bad<Where>(int column, String message) ->
          Parsed.good(
              new Paper(
                  Parsed.bad(column, message),
                  side(sides.substring(equals + 1), equals + 1, Where.NONE)));
      case Parsed.Good<Where>(Where meanings) ->
          Parsed.good(
              new Paper(
                  side(sides.substring(0, equals), 0, meanings),
                  side(sides.substring(equals + 1), equals + 1, meanings)));
    };
  }

  /** Reads one expression, and behind it what wild cubes stand for. */
  static Parsed<Text> parseExpression(String text) {
    if (text.length() > Lexer.LONGEST) {
      return Parsed.bad(
          Lexer.LONGEST + 1, "This is longer than " + Lexer.LONGEST + " signs; no expression is.");
    }
    int where = text.indexOf(Where.WORD);
    return switch (where(text, where)) {
      case Parsed.Bad<Where>(int column, String message) -> Parsed.bad(column, message);
      case Parsed.Good<Where>(Where meanings) ->
          side(where < 0 ? text : text.substring(0, where), 0, meanings);
    };
  }

  private static Parsed<Where> where(String text, int at) {
    int from = at + Where.WORD.length();
    return at < 0 ? Parsed.good(Where.NONE) : Where.parse(text.substring(from), from);
  }

  private static Parsed<Text> side(String text, int offset, Where meanings) {
    return switch (Lexer.lex(text, offset)) {
      case Parsed.Bad<List<Mark>>(int column, String message) -> Parsed.bad(column, message);
      case Parsed.Good<List<Mark>>(List<Mark> marks) ->
          read(meanings.applied(marks), offset + text.stripTrailing().length() + 1);
    };
  }

  private static Parsed<Text> read(List<Mark> marks, int end) {
    return switch (Parser.parse(marks, end)) {
      case Parsed.Bad<Written>(int column, String message) -> Parsed.bad(column, message);
      case Parsed.Good<Written>(Written written) -> Parsed.good(new Text(written, marks));
    };
  }
}
