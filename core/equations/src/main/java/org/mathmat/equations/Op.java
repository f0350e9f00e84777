package org.mathmat.equations;

import java.util.Optional;

/**
 * An operation as it is written: its sign, the symbol of the cube it is played with, and how that
 * cube lies in a Goal. One symbol may serve several operations (× multiplies two numbers and counts
 * the factors of one); the place in the expression, or the way it is written, tells which.
 */
public enum Op {
  ADD("+", Symbol.PLUS, Turn.UPRIGHT),
  SUBTRACT("-", Symbol.MINUS, Turn.UPRIGHT),
  MULTIPLY("×", Symbol.TIMES, Turn.UPRIGHT),
  DIVIDE("÷", Symbol.DIVIDE, Turn.UPRIGHT),
  POWER("^", Symbol.POWER, Turn.UPRIGHT),
  /** The root with an index before the sign. */
  ROOT("√", Symbol.ROOT, Turn.UPRIGHT),
  /** The root with no index, one operand behind the sign. */
  SQUARE_ROOT("√", Symbol.ROOT, Turn.UPRIGHT),
  /** What × in front of a number means under Number of Factors or Smallest Prime. */
  COUNT("×", Symbol.TIMES, Turn.UPRIGHT),
  PERCENT(" % ", Symbol.ROOT, Turn.UPSIDE_DOWN),
  REMAINDER(" rem ", Symbol.DIVIDE, Turn.SIDEWAYS),
  LOG(" log ", Symbol.DIVIDE, Turn.SIDEWAYS),
  LCM(" lcm ", Symbol.ROOT, Turn.UPRIGHT),
  GCF(" gcf ", Symbol.POWER, Turn.UPRIGHT),
  /** A number beside i, multiplied with no sign between. */
  JOIN(""),
  /** A numeral raised behind a number as its exponent, with no sign between. */
  RAISE(""),
  FACTORIAL("!");

  private final String sign;
  private final Optional<Symbol> symbol;
  private final Turn turn;

  Op(String sign, Symbol symbol, Turn turn) {
    this.sign = sign;
    this.symbol = Optional.of(symbol);
    this.turn = turn;
  }

  Op(String sign) {
    this.sign = sign;
    this.symbol = Optional.empty();
    this.turn = Turn.UPRIGHT;
  }

  /** How it stands between or before its operands, blanks included. */
  public String sign() {
    return sign;
  }

  /** The symbol of the cube it is played with, if it needs one. */
  public Optional<Symbol> symbol() {
    return symbol;
  }

  /** How that cube lies in a Goal. */
  public Turn turn() {
    return turn;
  }

  /** Whether it stands in front of its one operand. */
  public boolean isPrefix() {
    return this == SQUARE_ROOT || this == COUNT;
  }
}
