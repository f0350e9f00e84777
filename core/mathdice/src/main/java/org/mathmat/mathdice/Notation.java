package org.mathmat.mathdice;

import java.util.Optional;
import org.mathmat.table.Parsed;

/**
 * Reads a calculation in the ordinary order of operations, powers from left to right. There is no
 * sign in front of a number, and none to leave out.
 */
public final class Notation {
  private static final int LONGEST = 200;
  private static final int DEEPEST = 50;
  private static final int LONGEST_NUMBER = 6;
  private static final int LOOSEST = 1;
  private static final int CLOSEST = 3;
  private static final Expression NONE = new Expression.Numeral(0);

  private final String text;
  private int at;
  private int depth;
  private Optional<Parsed<Expression>> failure = Optional.empty();

  private Notation(String text) {
    this.text = text;
  }

  public static Parsed<Expression> parse(String text) {
    if (text.length() > LONGEST) {
      return Parsed.bad(LONGEST + 1, "A calculation has at most " + LONGEST + " characters.");
    }
    Notation notation = new Notation(text);
    Expression whole = notation.row(LOOSEST);
    notation.skipBlanks();
    if (notation.at < text.length()) {
      notation.fail("Expected an operation or the end of the calculation.");
    }
    return notation.failure.orElseGet(() -> Parsed.good(whole));
  }

  /** The same text with canonical signs; where it is no calculation, only without its stars. */
  public static String canonical(String text) {
    boolean sound = parse(text) instanceof Parsed.Good<Expression>;
    StringBuilder canonical = new StringBuilder();
    int place = 0;
    while (place < text.length()) {
      char character = text.charAt(place);
      Optional<Sign.Spelled> spelled =
          sound || character == '*' ? Sign.at(text, place) : Optional.empty();
      canonical.append(spelled.map(one -> one.sign().sign()).orElse(character));
      place += spelled.map(Sign.Spelled::length).orElse(1);
    }
    return canonical.toString();
  }

  /** Operations of at least this rank, from left to right. */
  private Expression row(int rank) {
    if (rank > CLOSEST) {
      return number();
    }
    Expression left = row(rank + 1);
    while (failure.isEmpty()) {
      skipBlanks();
      Optional<Sign.Spelled> spelled = Sign.at(text, at);
      if (spelled.isEmpty() || spelled.get().sign().rank() != rank) {
        return left;
      }
      at += spelled.get().length();
      left = new Expression.Operation(left, spelled.get().sign(), row(rank + 1));
    }
    return left;
  }

  private Expression number() {
    skipBlanks();
    if (at == text.length()) {
      return fail("A number is missing at the end.");
    }
    char character = text.charAt(at);
    if (character == '(') {
      at++;
      if (++depth > DEEPEST) {
        return fail("There are more than " + DEEPEST + " parentheses within each other.");
      }
      Expression inner = row(LOOSEST);
      skipBlanks();
      if (failure.isEmpty() && (at == text.length() || text.charAt(at) != ')')) {
        return fail("Expected ) at this place.");
      }
      at++;
      depth--;
      return inner;
    }
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (start == at || at - start > LONGEST_NUMBER) {
      at = start;
      return fail("Expected one of the scoring numbers or a ( at this place.");
    }
    return new Expression.Numeral(Integer.parseInt(text.substring(start, at)));
  }

  private Expression fail(String message) {
    if (failure.isEmpty()) {
      failure = Optional.of(Parsed.bad(at + 1, message));
    }
    at = text.length();
    return NONE;
  }

  private void skipBlanks() {
    while (at < text.length() && " \t\n\u00a0".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }
}
