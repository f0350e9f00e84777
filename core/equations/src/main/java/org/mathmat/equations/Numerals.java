package org.mathmat.equations;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.equations.Written.Numeral;

/**
 * How digits form numerals.
 *
 * @param base in which numerals are read, 8 to 12
 * @param digits the most digits of a numeral on each side
 * @param twoDigitsFor the signs for which a numeral may have two digits anyway, where it is all
 *     that such a sign takes on one side
 * @param points where decimal points may stand, and what they cost
 * @param leaves what else a single cube may be
 */
public record Numerals(
    int base,
    Map<Side, Integer> digits,
    Set<Op> twoDigitsFor,
    Map<Side, Points> points,
    Set<Leaf> leaves) {
  /** What a single cube may be beside a digit of base ten. */
  public enum Leaf {
    TEN,
    ELEVEN,
    /** A √ that is i. */
    IMAGINARY,
    /** A - lying sideways that is i. */
    SIDEWAYS_IMAGINARY,
    POWER_OF_THE_BASE
  }

  /** Whether a numeral may have a decimal point. */
  public enum Points {
    NONE(0),
    /** A ^ cube, with at most three digits. */
    CUBE(3),
    /** No cube, with as many digits as without. */
    FREE(0);

    private final int digits;

    Points(int digits) {
      this.digits = digits;
    }

    /** The most digits of a numeral with a point, where without one it has at most so many. */
    public int digits(int without) {
      return Math.max(digits, without);
    }
  }

  public Numerals {
    digits = Collections.unmodifiableMap(new EnumMap<>(digits));
    twoDigitsFor = Set.copyOf(twoDigitsFor);
    points = Collections.unmodifiableMap(new EnumMap<>(points));
    leaves = Set.copyOf(leaves);
  }

  /** Base ten, one-digit numerals in a Solution, so many digits in a Goal. */
  static Numerals upTo(int goalDigits) {
    return new Numerals(
        10,
        Map.of(Side.SOLUTION, 1, Side.GOAL, goalDigits),
        Set.of(),
        Map.of(Side.SOLUTION, Points.NONE, Side.GOAL, Points.NONE),
        Set.of());
  }

  /** The cube that may be the imaginary unit, where one may. */
  public Optional<Symbol> unit() {
    if (leaves.contains(Leaf.SIDEWAYS_IMAGINARY)) {
      return Optional.of(Symbol.MINUS);
    }
    return leaves.contains(Leaf.IMAGINARY) ? Optional.of(Symbol.ROOT) : Optional.empty();
  }

  /**
   * How the cube lies in a Goal where an i is written turned so: a √ as it is turned; a - always
   * sideways.
   */
  public Turn unitLies(Turn written) {
    return leaves.contains(Leaf.SIDEWAYS_IMAGINARY) ? Turn.SIDEWAYS : written;
  }

  /** The ways an i may be turned, of these: a cube that is i because it is turned, in no other. */
  public List<Turn> unitTurns(List<Turn> turns) {
    return leaves.contains(Leaf.SIDEWAYS_IMAGINARY) ? List.of(Turn.UPRIGHT) : turns;
  }

  public int digits(Side side) {
    return digits.getOrDefault(side, 1);
  }

  public Points points(Side side) {
    return points.getOrDefault(side, Points.NONE);
  }

  /**
   * Whether a numeral is too long for every sign but those that may take two digits: it then
   * depends on the grouping whether it is legal.
   */
  boolean isWide(Numeral numeral, Side side) {
    int most = numeral.point().isPresent() ? points(side).digits(digits(side)) : digits(side);
    return !twoDigitsFor.isEmpty() && numeral.digits().size() > most;
  }

  public Numerals inBase(int other) {
    return new Numerals(other, digits, twoDigitsFor, points, leaves);
  }

  /** Two-digit numerals are allowed in a Solution. */
  public Numerals twoDigitSolutions() {
    Map<Side, Integer> more = new EnumMap<>(digits);
    more.merge(Side.SOLUTION, 2, Math::max);
    return new Numerals(base, more, twoDigitsFor, points, leaves);
  }

  /** Two-digit numerals are allowed where one is all that the sign takes. */
  public Numerals twoDigitsFor(Op op) {
    Set<Op> more = EnumSet.of(op);
    more.addAll(twoDigitsFor);
    return new Numerals(base, digits, more, points, leaves);
  }

  public Numerals withPoints(Side side, Points kind) {
    Map<Side, Points> more = new EnumMap<>(points);
    more.put(side, kind);
    return new Numerals(base, digits, twoDigitsFor, more, leaves);
  }

  public Numerals alsoReads(Leaf leaf) {
    Set<Leaf> more = EnumSet.of(leaf);
    more.addAll(leaves);
    return new Numerals(base, digits, twoDigitsFor, points, more);
  }
}
