package org.mathmat.equations;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mathmat.table.Parsed;

/** Cuts a written text into marks. */
final class Lexer {
  /** Far longer than anything 24 cubes can be written as. */
  static final int LONGEST = 600;

  private static final Map<String, Glyph> WORDS =
      Map.of("rem", Glyph.REM, "log", Glyph.LOG, "lcm", Glyph.LCM, "gcf", Glyph.GCF);

  private final String text;
  private final int offset;
  private final List<Mark> marks = new ArrayList<>();
  private int at;
  private Optional<Parsed.Bad<List<Mark>>> failure = Optional.empty();

  private Lexer(String text, int offset) {
    this.text = text;
    this.offset = offset;
  }

  /**
   * The marks of a text.
   *
   * @param offset how many characters stand before it in the whole that people see
   */
  static Parsed<List<Mark>> lex(String text, int offset) {
    if (text.length() > LONGEST) {
      return Parsed.bad(
          offset + LONGEST + 1, "This is longer than " + LONGEST + " signs; no Equation is.");
    }
    return new Lexer(text, offset).run();
  }

  private Parsed<List<Mark>> run() {
    boolean spaced = true;
    while (at < text.length() && failure.isEmpty()) {
      if (text.charAt(at) == ' ') {
        spaced = true;
        at++;
        continue;
      }
      int column = offset + at + 1;
      glyph().ifPresent(new Suffixes(column, spaced)::read);
      spaced = false;
    }
    return failure.isPresent() ? failure.get() : Parsed.good(List.copyOf(marks));
  }

  private Optional<Glyph> glyph() {
    char c = text.charAt(at);
    Optional<Symbol> symbol = Symbol.of(c);
    if (symbol.isPresent()) {
      at++;
      return Optional.of(Glyph.of(symbol.get()));
    }
    Optional<Glyph> single =
        switch (c) {
          case 'T' -> Optional.of(Glyph.TEN);
          case 'E' -> Optional.of(Glyph.ELEVEN);
          case '.' -> Optional.of(Glyph.POINT);
          case '%' -> Optional.of(Glyph.PERCENT);
          case 'i' -> Optional.of(Glyph.I);
          case '!' -> Optional.of(Glyph.BANG);
          case '(' -> Optional.of(Glyph.OPEN);
          case ')' -> Optional.of(Glyph.CLOSE);
          case '[' -> Optional.of(Glyph.OPEN_SQUARE);
          case ']' -> Optional.of(Glyph.CLOSE_SQUARE);
          case '{' -> Optional.of(Glyph.OPEN_BRACE);
          case '}' -> Optional.of(Glyph.CLOSE_BRACE);
          case '@' -> Optional.of(Glyph.AT);
          default -> Optional.empty();
        };
    if (single.isPresent()) {
      at++;
      return single;
    }
    if (at + 3 <= text.length()) {
      Optional<Glyph> word = Optional.ofNullable(WORDS.get(text.substring(at, at + 3)));
      if (word.isPresent()) {
        at += 3;
        return word;
      }
    }
    fail(at, "Found \"" + shown(c) + "\", which is no sign of an Equation.");
    return Optional.empty();
  }

  private static String shown(char c) {
    return c < ' ' || Character.isISOControl(c) || Character.isSurrogate(c)
        ? "�"
        : String.valueOf(c);
  }

  private void fail(int index, String message) {
    if (failure.isEmpty()) {
      failure = Optional.of(new Parsed.Bad<>(offset + index + 1, message));
    }
  }

  private boolean take(char c) {
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  /** Reads what hangs on one glyph: power, then turn, then the wild cube. */
  private final class Suffixes {
    private final int column;
    private final boolean spaced;

    Suffixes(int column, boolean spaced) {
      this.column = column;
      this.spaced = spaced;
    }

    void read(Glyph glyph) {
      Turn turn = Turn.UPRIGHT;
      Optional<BigInteger> exponent = Optional.empty();
      if ((glyph == Glyph.D1 || canBeWild(glyph)) && take('e')) {
        exponent = exponent();
      }
      if (glyph.isNumber() || canBeWild(glyph)) {
        turn = Turn.of(take('s'), take('u'));
      }
      Optional<Symbol> wild = glyph.symbol().isPresent() && take('<') ? wild() : Optional.empty();
      marks.add(new Mark(glyph, turn, exponent, wild, spaced, column));
    }

    /** Whether what is written behind the Equation may make a number of it. */
    private static boolean canBeWild(Glyph glyph) {
      return glyph == Glyph.D0 || glyph == Glyph.TIMES;
    }

    /** Any whole number: how far it can be worked out is not a question of writing. */
    private Optional<BigInteger> exponent() {
      boolean negative =
          at < text.length() && Symbol.of(text.charAt(at)).equals(Optional.of(Symbol.MINUS));
      at += negative ? 1 : 0;
      int from = at;
      while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
        at++;
      }
      if (at == from) {
        fail(from, "Expected the exponent of the power of the base, as in 1e2.");
        return Optional.empty();
      }
      BigInteger value = new BigInteger(text.substring(from, at));
      return Optional.of(negative ? value.negate() : value);
    }

    private Optional<Symbol> wild() {
      Optional<Symbol> cube = at < text.length() ? Symbol.of(text.charAt(at)) : Optional.empty();
      if (cube.isEmpty()) {
        fail(at, "Expected the wild cube, as in 3<0>.");
        return cube;
      }
      at++;
      if (!take('>')) {
        fail(at, "Expected > behind the wild cube, as in 3<0>.");
      }
      return cube;
    }
  }
}
