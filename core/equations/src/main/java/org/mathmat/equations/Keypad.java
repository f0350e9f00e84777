package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;
import org.mathmat.table.book.Keys;

/** What may be written in an Equation: what every law has, and how variations say what they add. */
public final class Keypad {
  private static final List<String> DIGITS =
      List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

  private static final List<BracketPair> BRACKETS =
      List.of(
          new BracketPair(Glyph.OPEN, Glyph.CLOSE, "parenthesis", "(3-1)×2 = 4"),
          new BracketPair(Glyph.OPEN_SQUARE, Glyph.CLOSE_SQUARE, "bracket", "[3-1]×2 = 4"));

  /** Before any variation: what the cubes show, brackets, and the sign of an Equation. */
  static final Keys<Law> PLAIN =
      new Keys<Law>(List.of(), List.of())
          .and(Keypad::digits)
          .and(sign(Op.ADD, "plus", "2+3 = 3+2"))
          .and(sign(Op.SUBTRACT, "minus", "7-2 = 5"))
          .and(sign(Op.MULTIPLY, "times", "2×3 = 6"))
          .and(sign(Op.DIVIDE, "divided by", "6÷2 = 3"))
          .and(sign(Op.POWER, "to the power of", "2^2 = 4"))
          .and(sign(Op.ROOT, "root, behind its index", "1√4 = 4"))
          .and(sign(Op.SQUARE_ROOT, "square root of", "√4 = 2"))
          .and(_ -> brackets())
          .and(_ -> List.of(Key.of(Kind.SEPARATOR, "=", "equals the Goal", "2×3 = 6")))
          .andUses(turned(Turn.BOTH, "sideways and upside-down", "6×2su = 0-3", Part.SOLUTION));

  private Keypad() {}

  private static List<Key> digits(Law law) {
    List<Key> keys = new ArrayList<>();
    for (int digit = 0; digit < Math.min(law.numerals().base(), DIGITS.size()); digit++) {
      keys.add(
          digit(
              Symbol.digit(digit),
              String.valueOf(digit),
              DIGITS.get(digit),
              digit + "×1 = " + digit));
    }
    return keys;
  }

  /** A digit that a cube is played for. */
  public static Key digit(Symbol cube, String text, String label, String example) {
    return Key.of(Kind.DIGIT, text, label, example).on(cube.text());
  }

  private record BracketPair(Glyph opening, Glyph closing, String label, String example) {}

  private static List<Key> brackets() {
    List<Key> keys = new ArrayList<>();
    for (BracketPair pair : BRACKETS) {
      keys.add(Key.of(Kind.BRACKET, pair.opening.text(), "opening " + pair.label, pair.example));
      keys.add(Key.of(Kind.BRACKET, pair.closing.text(), "closing " + pair.label, pair.example));
    }
    return keys;
  }

  /** The sign of an operation, where it means something. */
  public static Function<Law, List<Key>> sign(Op op, String label, String example) {
    Kind kind = op == Op.FACTORIAL ? Kind.BEHIND : op.isPrefix() ? Kind.BEFORE : Kind.BETWEEN;
    Key bare = Key.of(kind, op.sign().strip(), label, example);
    Key key = op.symbol().map(symbol -> bare.on(symbol.text())).orElse(bare);
    return law -> law.signs().has(op) ? List.of(key) : List.of();
  }

  /** The imaginary unit, and how to pick one of the roots of a power. */
  public static List<Key> imaginary(Law law) {
    return law.numerals().unit().stream()
        .flatMap(cube ->
            List.of(
                Key.of(Kind.NAME, Glyph.I.text(), "the imaginary unit i", "7+(i^2) = 6")
                    .on(cube.text()),
                Key.of(
                    Kind.BEHIND,
                    Glyph.AT.text(),
                    "the root that is meant",
                    "(4^(1÷2)) @ (0-2) = 0-2"))
                .stream())
        .toList();
  }

  /** A decimal point. */
  public static Key point(String label, String example) {
    return Key.of(Kind.POINT, Glyph.POINT.text(), label, example);
  }

  /** The two braces around a raised numeral. */
  public static List<Key> raised(String example) {
    return List.of(
        Key.of(Kind.BRACKET, Glyph.OPEN_BRACE.text(), "begins a raised number", example),
        Key.of(Kind.BRACKET, Glyph.CLOSE_BRACE.text(), "ends a raised number", example));
  }

  /** A turn of all that stands for a number and may lie so. */
  public static BiFunction<Law, List<Key>, List<Key>> turned(
      Turn turn, String label, String example) {
    return (law, signs) -> {
      List<String> numbers =
          signs.stream().filter(key -> isTurnable(law, turn, key)).map(Key::text).toList();
      return List.of(Key.filled(Kind.USE, Key.BLANK + turn.suffix(), numbers, label, example));
    };
  }

  private static BiFunction<Law, List<Key>, List<Key>> turned(
      Turn turn, String label, String example, Part part) {
    return (law, signs) ->
        law.allows(turn, Side.SOLUTION)
            ? turned(turn, label, example).apply(law, signs).stream()
                .map(key -> key.only(part))
                .toList()
            : List.of();
  }

  /** An i that is one because its cube is turned cannot be turned again. */
  private static boolean isTurnable(Law law, Turn turn, Key key) {
    return switch (key.kind()) {
      case DIGIT -> true;
      case NAME ->
          law.numerals().unitTurns(List.of(turn)).contains(turn)
              || !key.cube().equals(law.numerals().unit().map(Symbol::text));
      case POINT, BETWEEN, BEFORE, BEHIND, RELATION, BRACKET, USE, SEPARATOR, NOTE -> false;
    };
  }
}
