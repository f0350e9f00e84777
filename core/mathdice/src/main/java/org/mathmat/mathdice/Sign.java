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

  /** The operation that a character stands for, aliases included. */
  public static Optional<Sign> of(char character) {
    return switch (character) {
      case '+' -> Optional.of(PLUS);
      case '-', '−', '–' -> Optional.of(MINUS);
      case '×', 'x', 'X' -> Optional.of(TIMES);
      case '÷', '/' -> Optional.of(DIVIDE);
      case '^', '*' -> Optional.of(POWER);
      default -> Optional.empty();
    };
  }
}
