package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
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
  private final Map<Symbol, List<Op>> prefixes;
  private final Map<Symbol, List<Op>> infixes;

  Roles(Law law) {
    this.law = law;
    this.numerals = law.numerals();
    this.prefixes = bySymbol(law.signs().ofOne().keySet());
    this.infixes = bySymbol(law.signs().ofTwo().keySet());
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
    return numerals.unit().filter(symbol::equals).isPresent();
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
    return prefixes.getOrDefault(symbol, List.of());
  }

  /** The signs between two numbers that it may be. */
  List<Op> infixes(Symbol symbol) {
    return infixes.getOrDefault(symbol, List.of());
  }

  private static Map<Symbol, List<Op>> bySymbol(Set<Op> ops) {
    Map<Symbol, List<Op>> bySymbol = new EnumMap<>(Symbol.class);
    for (Op op : ops) {
      op.symbol()
          .ifPresent(symbol -> bySymbol.computeIfAbsent(symbol, _ -> new ArrayList<>()).add(op));
    }
    return bySymbol;
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

  /** The ways a cube that is i may be turned. */
  List<Turn> unitTurns() {
    return numerals.unitTurns(turns());
  }

  /** The most digits of a numeral anywhere. */
  int digits() {
    return numerals.digits(Side.SOLUTION);
  }

  /** The most digits of a numeral in the best place for it. */
  int wideDigits() {
    return numerals.twoDigitsFor().isEmpty() ? digits() : Math.max(2, digits());
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
