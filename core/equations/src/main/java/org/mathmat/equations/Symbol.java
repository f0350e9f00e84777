package org.mathmat.equations;

import java.util.Optional;

/** What a face of a cube shows. */
public enum Symbol {
  ZERO('0'),
  ONE('1'),
  TWO('2'),
  THREE('3'),
  FOUR('4'),
  FIVE('5'),
  SIX('6'),
  SEVEN('7'),
  EIGHT('8'),
  NINE('9'),
  PLUS('+'),
  MINUS('-'),
  TIMES('×'),
  DIVIDE('÷'),
  POWER('^'),
  ROOT('√');

  private static final Symbol[] ALL = values();
  private final char sign;

  Symbol(char sign) {
    this.sign = sign;
  }

  /** The canonical character of the notation. */
  public char sign() {
    return sign;
  }

  /** The same as a text. */
  public String text() {
    return String.valueOf(sign);
  }

  public boolean isDigit() {
    return ordinal() <= NINE.ordinal();
  }

  /** The digit 0 to 9. */
  public static Symbol digit(int value) {
    return ALL[value];
  }

  /** The symbol a character stands for, aliases included. */
  public static Optional<Symbol> of(char written) {
    return switch (written) {
      case '+' -> Optional.of(PLUS);
      case '-', '−', '–' -> Optional.of(MINUS);
      case '×', 'x', 'X' -> Optional.of(TIMES);
      case '÷', '/' -> Optional.of(DIVIDE);
      case '^', '*' -> Optional.of(POWER);
      case '√', 'v', 'V' -> Optional.of(ROOT);
      default ->
          written >= '0' && written <= '9' ? Optional.of(ALL[written - '0']) : Optional.empty();
    };
  }
}
