package org.mathmat.equations;

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

  private final char sign;

  Symbol(char sign) {
    this.sign = sign;
  }

  /** The canonical character of the notation. */
  public char sign() {
    return sign;
  }

  public boolean isDigit() {
    return ordinal() <= NINE.ordinal();
  }
}
