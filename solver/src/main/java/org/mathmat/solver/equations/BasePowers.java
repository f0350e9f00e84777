package org.mathmat.solver.equations;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.mathmat.equations.Law;
import org.mathmat.equations.Side;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Turn;
import org.mathmat.equations.Written.Digit;
import org.mathmat.equations.Written.Numeral;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;
import org.mathmat.solver.equations.Table.Kind;
import org.mathmat.solver.search.Stock;

/** The 1s of a shake that may be any power of the base, for one meaning of the wild cube. */
final class BasePowers {
  /** No judge works out a power with a larger exponent. */
  private static final double MOST_BITS = 0x1p30;

  /** Cubes that may be a 1. */
  private record One(int dimension, Optional<Symbol> wild) {}

  private final Stock stock;
  private final WordArithmetic words;
  private final BigInteger base;
  private final double bits;
  private final List<Turn> turns;
  private final List<One> ones = new ArrayList<>();

  BasePowers(Law law, Roles roles, Inventory inventory, Stock stock, WordArithmetic words) {
    this.stock = stock;
    this.words = words;
    this.base = BigInteger.valueOf(law.numerals().base());
    this.bits = Math.log(law.numerals().base()) / Math.log(2);
    // a power that lies sideways is another power
    this.turns =
        law.allows(Turn.UPSIDE_DOWN, Side.SOLUTION)
            ? List.of(Turn.UPRIGHT, Turn.UPSIDE_DOWN)
            : List.of(Turn.UPRIGHT);
    for (org.mathmat.solver.equations.Kind kind : inventory.kinds()) {
      if (roles.isPowerOfTheBase(kind.meant())) {
        ones.add(new One(kind.numbers(), kind.wild()));
      }
    }
  }

  /** Whether there is no such 1. */
  boolean isNone() {
    return ones.isEmpty();
  }

  /** How many there are in a part of the stock. */
  int count(long used) {
    int count = 0;
    for (One one : ones) {
      count += stock.count(used, one.dimension);
    }
    return count;
  }

  /** log₂ of the base. */
  double bits() {
    return bits;
  }

  /** How a power may lie, for the numbers that it can be. */
  List<Turn> turns() {
    return turns;
  }

  long word(int exponent, Turn turn) {
    BigInteger power = base.pow(Math.abs(exponent));
    BigInteger signed = turn.isUpsideDown() ? power.negate() : power;
    Num value = exponent < 0 ? Num.ratio(BigInteger.ONE, signed) : Num.of(signed);
    return words.numbers().of(value);
  }

  /** How a 1 is written that is so much. */
  static Numeral numeral(long exponent, Turn turn, Optional<Symbol> wild) {
    return new Numeral(
        List.of(new Digit(1, wild)),
        Optional.empty(),
        turn,
        exponent == 0 ? Optional.empty() : Optional.of(BigInteger.valueOf(exponent)));
  }

  /**
   * The numeral that a single 1 must be to have the value; nothing if the part is something else,
   * or if the value is no power of the base. A value that is too large to be worked out may turn
   * out to be another number.
   */
  Optional<Numeral> numeral(long used, long value) {
    for (One one : ones) {
      if (used == stock.one(one.dimension)) {
        return numeral(value, one.wild);
      }
    }
    return Optional.empty();
  }

  private Optional<Numeral> numeral(long value, Optional<Symbol> wild) {
    boolean minus = words.numbers().sign(value) < 0;
    Turn turn = minus ? Turn.UPSIDE_DOWN : Turn.UPRIGHT;
    if (!turns.contains(turn) || value == Words.ZERO) {
      return Optional.empty();
    }
    OptionalLong exponent = exponent(minus ? words.negate(value) : value);
    return exponent.isPresent()
        ? Optional.of(numeral(exponent.getAsLong(), turn, wild))
        : Optional.empty();
  }

  /** Whether so little is known of a value that it may be a power too large to be seen as one. */
  boolean isOpen(long value) {
    Kind kind = words.numbers().kind(value);
    return (kind.isOther() && !isComplex(value))
        || kind.isBeyond()
        || (kind.isLarge() && Math.abs(words.numbers().ball(value).middle()) > MOST_BITS);
  }

  private boolean isComplex(long value) {
    Numbers numbers = words.numbers();
    return numbers.exact(value) instanceof Num number
        && numbers.arithmetic().isReal(number) == Truth.FALSE;
  }

  private OptionalLong exponent(long positive) {
    if (words.numbers().kind(positive).isOther() || words.numbers().isIrrational(positive)) {
      return OptionalLong.empty();
    }
    long exponent = Math.round(words.numbers().log(positive).middle() / bits);
    long power = words.power(Words.whole(base.longValue()), Words.whole(exponent));
    return words.numbers().maySame(power, positive) && !isOther(power, positive)
        ? OptionalLong.of(exponent)
        : OptionalLong.empty();
  }

  /** A proof that numbers at the same place are not the same. */
  private boolean isOther(long power, long positive) {
    Numbers numbers = words.numbers();
    return power != positive
        && numbers.exact(power) instanceof Num a
        && numbers.exact(positive) instanceof Num b
        && numbers.arithmetic().equal(a, b) == Truth.FALSE;
  }
}
