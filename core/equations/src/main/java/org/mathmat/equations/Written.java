package org.mathmat.equations;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * An expression as it stands on paper, with no grouping but what is written: terms in a row with a
 * sign between each two. What it can mean is worked out later.
 *
 * @param terms at least one
 * @param signs one fewer than terms
 */
public record Written(List<Term> terms, List<Sign> signs) {
  /** An operand with the signs in front of it and behind it, from left to right. */
  public record Term(List<Sign> prefixes, Core core, List<Postfix> postfixes) {
    public Term {
      prefixes = List.copyOf(prefixes);
      postfixes = List.copyOf(postfixes);
    }
  }

  /** An operation, and the wild cube it is played with, if it is. */
  public record Sign(Op op, Optional<Symbol> wild) {
    public static Sign of(Op op) {
      return new Sign(op, Optional.empty());
    }

    /** As it stands between or before its operands. */
    public String text() {
      return WrittenText.text(this);
    }
  }

  /** What the signs of a term stand around. */
  public sealed interface Core permits Numeral, Imaginary, Group {}

  /** A digit 0 to 11, and the wild cube it is played with, if it is. */
  public record Digit(int value, Optional<Symbol> wild) {
    private static final Symbol[] FACES = Symbol.values();

    /** What it means: ten and eleven are on the cubes of the power and the root. */
    Symbol meaning() {
      return switch (value) {
        case 10 -> Symbol.POWER;
        case 11 -> Symbol.ROOT;
        default -> FACES[value];
      };
    }

    /** The symbol that its cube shows. */
    Symbol cube() {
      return wild.orElse(meaning());
    }
  }

  /**
   * Digits side by side, or one cube that is turned, stands for a power of the base, or both.
   *
   * @param point the decimal point, if there is one
   * @param turn upright, unless it is one digit
   * @param exponent the power of the base that a 1 stands for, if one is given
   */
  public record Numeral(
      List<Digit> digits, Optional<Point> point, Turn turn, Optional<BigInteger> exponent)
      implements Core {
    public Numeral {
      digits = List.copyOf(digits);
    }
  }

  /** A decimal point before the digit with this index, and the wild cube it is played with. */
  public record Point(int before, Optional<Symbol> wild) {}

  /** The imaginary unit. */
  public record Imaginary(Turn turn, Optional<Symbol> wild) implements Core {}

  /** Something in parentheses or brackets. */
  public record Group(Written inside, Bracket bracket) implements Core {}

  /** The two pairs of grouping signs. */
  public enum Bracket {
    ROUND,
    SQUARE
  }

  /** What stands behind an operand. */
  public sealed interface Postfix permits Factorial, Raised, Pick {
    /** As it stands behind its operand. */
    default String text() {
      return WrittenText.text(this);
    }
  }

  /** The sign {@code !}. */
  public record Factorial() implements Postfix {}

  /** A raised numeral of one cube with so many {@code !} behind it. */
  public record Raised(Numeral exponent, int factorials) implements Postfix {}

  /** Which one of the complex roots a power stands for. */
  public record Pick(Written value) implements Postfix {}

  public Written {
    terms = List.copyOf(terms);
    signs = List.copyOf(signs);
    if (terms.size() != signs.size() + 1) {
      throw new IllegalArgumentException("Between two terms stands one sign.");
    }
  }

  /** The canonical text. */
  public String text() {
    return WrittenText.print(this);
  }
}
