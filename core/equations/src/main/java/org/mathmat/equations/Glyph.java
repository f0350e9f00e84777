package org.mathmat.equations;

import java.util.Optional;

/** A sign of the notation as it stands on paper, before its place says what it does. */
enum Glyph {
  D0("0", Symbol.ZERO),
  D1("1", Symbol.ONE),
  D2("2", Symbol.TWO),
  D3("3", Symbol.THREE),
  D4("4", Symbol.FOUR),
  D5("5", Symbol.FIVE),
  D6("6", Symbol.SIX),
  D7("7", Symbol.SEVEN),
  D8("8", Symbol.EIGHT),
  D9("9", Symbol.NINE),
  TEN("T", Symbol.POWER),
  ELEVEN("E", Symbol.ROOT),
  POINT(".", Symbol.POWER),
  PLUS("+", Symbol.PLUS),
  MINUS("-", Symbol.MINUS),
  TIMES("×", Symbol.TIMES),
  DIVIDE("÷", Symbol.DIVIDE),
  POWER("^", Symbol.POWER),
  ROOT("√", Symbol.ROOT),
  PERCENT("%", Symbol.ROOT),
  REM("rem", Symbol.DIVIDE),
  LOG("log", Symbol.DIVIDE),
  LCM("lcm", Symbol.ROOT),
  GCF("gcf", Symbol.POWER),
  I("i", Symbol.ROOT),
  BANG("!"),
  OPEN("("),
  CLOSE(")"),
  OPEN_SQUARE("["),
  CLOSE_SQUARE("]"),
  OPEN_BRACE("{"),
  CLOSE_BRACE("}"),
  AT("@");

  private static final Glyph[] ALL = values();
  private final String text;
  private final Optional<Symbol> symbol;

  Glyph(String text, Symbol symbol) {
    this.text = text;
    this.symbol = Optional.of(symbol);
  }

  Glyph(String text) {
    this.text = text;
    this.symbol = Optional.empty();
  }

  String text() {
    return text;
  }

  /**
   * The symbol of the cube that a wild cube would have to stand for; none for what is on no cube.
   */
  Optional<Symbol> symbol() {
    return symbol;
  }

  static Glyph of(Symbol symbol) {
    return switch (symbol) {
      case PLUS -> PLUS;
      case MINUS -> MINUS;
      case TIMES -> TIMES;
      case DIVIDE -> DIVIDE;
      case POWER -> POWER;
      case ROOT -> ROOT;
      default -> ALL[symbol.ordinal()];
    };
  }

  /** The glyph that writes an operation which a cube is played for. */
  static Glyph of(Op op) {
    return switch (op) {
      case PERCENT -> PERCENT;
      case REMAINDER -> REM;
      case LOG -> LOG;
      case LCM -> LCM;
      case GCF -> GCF;
      default -> of(op.symbol().orElseThrow());
    };
  }

  /** Whether it can be part of a numeral as a digit. */
  boolean isDigit() {
    return ordinal() <= ELEVEN.ordinal();
  }

  /** The digit's worth, 0 to 11. */
  int digit() {
    return ordinal();
  }

  /** Whether a cube used so stands for a number and can be turned. */
  boolean isNumber() {
    return isDigit() || this == I;
  }

  /** The operation between two operands that it writes, if it does. */
  Optional<Op> infix() {
    return switch (this) {
      case PLUS -> Optional.of(Op.ADD);
      case MINUS -> Optional.of(Op.SUBTRACT);
      case TIMES -> Optional.of(Op.MULTIPLY);
      case DIVIDE -> Optional.of(Op.DIVIDE);
      case POWER -> Optional.of(Op.POWER);
      case ROOT -> Optional.of(Op.ROOT);
      case PERCENT -> Optional.of(Op.PERCENT);
      case REM -> Optional.of(Op.REMAINDER);
      case LOG -> Optional.of(Op.LOG);
      case LCM -> Optional.of(Op.LCM);
      case GCF -> Optional.of(Op.GCF);
      default -> Optional.empty();
    };
  }

  /** The operation in front of one operand that it writes, if it does. */
  Optional<Op> prefix() {
    return switch (this) {
      case TIMES -> Optional.of(Op.COUNT);
      case ROOT -> Optional.of(Op.SQUARE_ROOT);
      default -> Optional.empty();
    };
  }
}
