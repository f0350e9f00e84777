package org.mathmat.mathdice;

import java.util.Optional;

/** The five operations of MathDice, in the ordinary order: powers bind closest, sums least. */
public enum Sign {
  PLUS('+', 1),
  MINUS('-', 1),
  TIMES('×', 2),
  DIVIDE('÷', 2),
  POWER('^', 3);

  private final char sign;
  private final int rank;

  Sign(char sign, int rank) {
    this.sign = sign;
    this.rank = rank;
  }

  /** The canonical character of the notation. */
  public char sign() {
    return sign;
  }

  int rank() {
    return rank;
  }

  /** An operation as it is written: {@code **} is two characters. */
  record Spelled(Sign sign, int length) {}

  /**
   * The operation that stands at a place of a text, aliases included. A star multiplies and two are
   * a power, as on every keyboard; it is only on the cubes of Equations that a star is a power.
   */
  static Optional<Spelled> at(String text, int place) {
    if (place >= text.length()) {
      return Optional.empty();
    }
    return switch (text.charAt(place)) {
      case '+' -> Optional.of(new Spelled(PLUS, 1));
      case '-', '−', '–' -> Optional.of(new Spelled(MINUS, 1));
      case '×', 'x', 'X' -> Optional.of(new Spelled(TIMES, 1));
      case '÷', '/' -> Optional.of(new Spelled(DIVIDE, 1));
      case '^' -> Optional.of(new Spelled(POWER, 1));
      case '*' ->
          Optional.of(text.startsWith("**", place) ? new Spelled(POWER, 2) : new Spelled(TIMES, 1));
      default -> Optional.empty();
    };
  }
}
