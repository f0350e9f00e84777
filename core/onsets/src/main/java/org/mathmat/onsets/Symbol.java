package org.mathmat.onsets;

import java.util.List;
import java.util.Optional;

/** What a face of an On-Sets cube shows. */
public enum Symbol {
  BLUE('B', Kind.COLOUR),
  RED('R', Kind.COLOUR),
  GREEN('G', Kind.COLOUR),
  YELLOW('Y', Kind.COLOUR),
  UNIVERSE('V', Kind.CONSTANT),
  NULL_SET('Λ', Kind.CONSTANT),
  UNION('∪', Kind.OPERATION),
  INTERSECTION('∩', Kind.OPERATION),
  MINUS('-', Kind.OPERATION),
  COMPLEMENT('\'', Kind.OPERATION),
  EQUALS('=', Kind.RELATION),
  SUBSET('⊆', Kind.RELATION),
  ONE('1', Kind.DIGIT),
  TWO('2', Kind.DIGIT),
  THREE('3', Kind.DIGIT),
  FOUR('4', Kind.DIGIT),
  FIVE('5', Kind.DIGIT);

  /** What a symbol does in a Solution or a Goal. */
  public enum Kind {
    /** Names the cards with a dot of that colour. */
    COLOUR,
    /** V or Λ. */
    CONSTANT,
    /** Makes a set of one or two sets. */
    OPERATION,
    /** Makes a Restriction of two sets. */
    RELATION,
    /** Stands in the Goal only. */
    DIGIT
  }

  /** Every symbol, in the order of the table of notation. */
  public static final List<Symbol> ALL = List.of(values());

  private final char sign;
  private final Kind kind;

  Symbol(char sign, Kind kind) {
    this.sign = sign;
    this.kind = kind;
  }

  /** The canonical character of the notation. */
  public char sign() {
    return sign;
  }

  /** The same as a text. */
  public String text() {
    return String.valueOf(sign);
  }

  public Kind kind() {
    return kind;
  }

  public boolean is(Kind wanted) {
    return kind == wanted;
  }

  /** A colour, V or Λ. */
  public boolean namesSet() {
    return kind == Kind.COLOUR || kind == Kind.CONSTANT;
  }

  /** An operation that stands between two sets. */
  public boolean joins() {
    return kind == Kind.OPERATION && this != COMPLEMENT;
  }

  /** The symbol that a character stands for, aliases included. */
  public static Optional<Symbol> of(char character) {
    return switch (character) {
      case 'B' -> BLUE.optional;
      case 'R' -> RED.optional;
      case 'G' -> GREEN.optional;
      case 'Y' -> YELLOW.optional;
      case 'V' -> UNIVERSE.optional;
      case 'Λ', 'A' -> NULL_SET.optional;
      case '∪', 'u', 'U' -> UNION.optional;
      case '∩', 'n', 'N' -> INTERSECTION.optional;
      case '-', '−', '–' -> MINUS.optional;
      case '\'', '′' -> COMPLEMENT.optional;
      case '=' -> EQUALS.optional;
      case '⊆', 'c', 'C' -> SUBSET.optional;
      case '1' -> ONE.optional;
      case '2' -> TWO.optional;
      case '3' -> THREE.optional;
      case '4' -> FOUR.optional;
      case '5' -> FIVE.optional;
      default -> Optional.empty();
    };
  }

  /** The digit cube that shows a number from 1 to 5. */
  public static Symbol digit(int number) {
    return ALL.get(ONE.ordinal() + number - 1);
  }

  private final Optional<Symbol> optional = Optional.of(this);
}
