package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.equations.Law;
import org.mathmat.equations.Numerals;
import org.mathmat.equations.Numerals.Leaf;
import org.mathmat.equations.Numerals.Points;
import org.mathmat.equations.Op;
import org.mathmat.equations.Side;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Turn;

/** What a symbol may be in a Solution under a law. */
final class Roles {
  private final Law law;
  private final Numerals numerals;

  Roles(Law law) {
    this.law = law;
    this.numerals = law.numerals();
  }

  /** The digit it may be, 0 to 11. */
  OptionalInt digit(Symbol symbol) {
    if (symbol.isDigit()) {
      return symbol.ordinal() < numerals.base()
          ? OptionalInt.of(symbol.ordinal())
          : OptionalInt.empty();
    }
    if (symbol == Symbol.POWER && numerals.leaves().contains(Leaf.TEN)) {
      return OptionalInt.of(10);
    }
    if (symbol == Symbol.ROOT && numerals.leaves().contains(Leaf.ELEVEN)) {
      return OptionalInt.of(11);
    }
    return OptionalInt.empty();
  }

  boolean isImaginary(Symbol symbol) {
    return symbol == Symbol.ROOT && numerals.leaves().contains(Leaf.IMAGINARY);
  }

  boolean isPoint(Symbol symbol) {
    return symbol == Symbol.POWER && numerals.points(Side.SOLUTION) == Points.CUBE;
  }

  /** Whether it may be a number by itself. */
  boolean isNumber(Symbol symbol) {
    return digit(symbol).isPresent() || isImaginary(symbol);
  }

  /** The signs in front of one number that it may be. */
  List<Op> prefixes(Symbol symbol) {
    return signs(symbol, law.signs().ofOne().keySet().stream().toList());
  }

  /** The signs between two numbers that it may be. */
  List<Op> infixes(Symbol symbol) {
    return signs(symbol, law.signs().ofTwo().keySet().stream().toList());
  }

  private static List<Op> signs(Symbol symbol, List<Op> among) {
    return among.stream().filter(op -> op.symbol().equals(Optional.of(symbol))).toList();
  }

  boolean isSign(Symbol symbol) {
    return !prefixes(symbol).isEmpty() || !infixes(symbol).isEmpty();
  }

  /** The ways a cube that is a number may be turned. */
  List<Turn> turns() {
    List<Turn> turns = new ArrayList<>();
    for (Turn turn : Turn.values()) {
      if (law.allows(turn, Side.SOLUTION)) {
        turns.add(turn);
      }
    }
    return turns;
  }

  /** The most digits of a numeral anywhere. */
  int digits() {
    return numerals.digits(Side.SOLUTION);
  }

  /** The most digits of a numeral in the best place for it. */
  int wideDigits() {
    return numerals.twoDigitsBeside().isEmpty() ? digits() : Math.max(2, digits());
  }

  /** The most digits of a numeral with a point; 0 where there are no points. */
  int pointedDigits(int without) {
    Points points = numerals.points(Side.SOLUTION);
    return points == Points.CUBE ? points.digits(without) : 0;
  }

  boolean isPowerOfTheBase(Symbol symbol) {
    return symbol == Symbol.ONE && numerals.leaves().contains(Leaf.POWER_OF_THE_BASE);
  }
}
