package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.mathmat.equations.Cube;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Side;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Turn;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Rational;

/**
 * Another way to find Solutions with powers of the base, which shares nothing with the solver:
 * every 1 is every power with an exponent from -12 to 12, everything is worked out with doubles and
 * a bound of their error, and the judge is asked about what comes near a value of the Goal. For
 * numerals of one cube and the six signs.
 */
final class PowersBruteForce {
  static final int MOST = 12;

  /** How many expressions of a part are kept. */
  private static final int KEPT = 400_000;

  /** How often the judge is asked; most of what comes near is no Solution. */
  private static final int ASKED = 200;

  /** A numeral, or a sign with its operands; a square root has none on the left. */
  private record Value(
      double number, double error, String sign, @Nullable Value left, @Nullable Value right) {
    String text() {
      return right == null ? sign : (left == null ? "" : left.closed()) + sign + right.closed();
    }

    private String closed() {
      return right == null ? sign : "(" + text() + ")";
    }
  }

  private final Law law;
  private final Position position;
  private final List<Symbol> shown = new ArrayList<>();
  private final Map<Integer, List<Value>> known = new HashMap<>();
  private final List<GoalReader.Choice> choices;
  private final double[] goals;
  private int asked;

  PowersBruteForce(Law law, Position position) {
    this.law = law;
    this.position = position;
    position.required().forEach(cube -> shown.add(cube.symbol()));
    position.permitted().forEach(cube -> shown.add(cube.symbol()));
    position.resources().stream().map(Cube::symbol).forEach(shown::add);
    this.choices =
        new GoalReader(law, new Arithmetic(Effort.ORDINARY))
            .choices(position.goal().orElseThrow(), MOST)
            .all();
    this.goals =
        choices.stream()
            .mapToDouble(choice -> choice.value() instanceof Rational r ? number(r) : Double.NaN)
            .toArray();
  }

  private static double number(Rational fraction) {
    return fraction.numerator().doubleValue() / fraction.denominator().doubleValue();
  }

  /** How many cubes the shortest Solution takes. */
  OptionalInt shortest() {
    Judge judge = new Judge(law, new Arithmetic(Effort.ORDINARY));
    for (int size = 2; size <= shown.size(); size++) {
      for (int mask = 1; mask < 1 << shown.size(); mask++) {
        if (Integer.bitCount(mask) == size && isAllowed(mask) && hasSolution(mask, judge)) {
          return OptionalInt.of(size);
        }
      }
    }
    return OptionalInt.empty();
  }

  private boolean isAllowed(int mask) {
    int required = position.required().size();
    int resources = position.resources().size();
    int own = shown.size() - resources;
    return (mask & ((1 << required) - 1)) == (1 << required) - 1
        && Integer.bitCount(mask >> own) <= position.occasion().resources();
  }

  private boolean hasSolution(int mask, Judge judge) {
    boolean[] found = new boolean[1];
    walk(
        mask,
        (number, error, sign, left, right) -> {
          for (int i = 0; i < goals.length && !found[0]; i++) {
            if (Math.abs(number - goals[i]) <= 4 * error && asked++ < ASKED) {
              String text = new Value(number, error, sign, left, right).text();
              String equation = text + " = " + choices.get(i).reading().text();
              found[0] = judge.judge(position, equation).correct();
            }
          }
          return found[0];
        });
    return found[0];
  }

  private interface Seer {
    boolean see(
        double number, double error, String sign, @Nullable Value left, @Nullable Value right);
  }

  private List<Value> list(int mask) {
    List<Value> before = known.get(mask);
    if (before == null) {
      List<Value> all = new ArrayList<>();
      walk(
          mask,
          (number, error, sign, left, right) -> {
            all.add(new Value(number, error, sign, left, right));
            return all.size() >= KEPT;
          });
      before = all;
      known.put(mask, before);
    }
    return before;
  }

  /** Every expression that uses exactly these cubes. */
  private boolean walk(int mask, Seer seer) {
    if (Integer.bitCount(mask) == 1) {
      return single(shown.get(Integer.numberOfTrailingZeros(mask)), seer);
    }
    for (int i = 0; i < shown.size(); i++) {
      if ((mask >> i & 1) == 1 && !shown.get(i).isDigit() && isFirst(mask, i)) {
        if (signed(mask & ~(1 << i), shown.get(i), seer)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Of cubes that show the same, the first is taken as the sign. */
  private boolean isFirst(int mask, int index) {
    for (int i = 0; i < index; i++) {
      if ((mask >> i & 1) == 1 && shown.get(i) == shown.get(index)) {
        return false;
      }
    }
    return true;
  }

  private boolean single(Symbol symbol, Seer seer) {
    if (!symbol.isDigit()) {
      return false;
    }
    double base = law.numerals().base();
    for (Turn turn : Turn.values()) {
      int most = symbol == Symbol.ONE ? MOST : 0;
      for (int exponent = -most; exponent <= most && law.allows(turn, Side.SOLUTION); exponent++) {
        double number = symbol == Symbol.ONE ? Math.pow(base, exponent) : symbol.ordinal();
        number = turn.isSideways() ? 1 / number : number;
        number = turn.isUpsideDown() ? -number : number;
        String power = exponent == 0 ? "" : "e" + exponent;
        String text = symbol.sign() + power + turn.suffix();
        if (!Double.isInfinite(number)
            && seer.see(number, Math.abs(number) * 1e-15, text, null, null)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean signed(int rest, Symbol sign, Seer seer) {
    if (sign == Symbol.ROOT) {
      for (Value one : list(rest)) {
        if (see("√", null, one, seer)) {
          return true;
        }
      }
    }
    for (int left = (rest - 1) & rest; left > 0; left = (left - 1) & rest) {
      List<Value> ones = list(left);
      List<Value> others = ones.isEmpty() ? ones : list(rest & ~left);
      for (Value one : ones) {
        for (Value other : others) {
          if (see(String.valueOf(sign.sign()), one, other, seer)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean see(String sign, @Nullable Value left, Value right, Seer seer) {
    double a = left == null ? 2 : left.number;
    double b = right.number;
    double number =
        switch (sign) {
          case "+" -> a + b;
          case "-" -> a - b;
          case "×" -> a * b;
          case "÷" -> a / b;
          case "^" -> power(a, b);
          default -> power(b, 1 / a);
        };
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      return false;
    }
    double ra = left == null ? 0 : left.error;
    double rb = right.error;
    double error =
        switch (sign) {
          case "+", "-" -> ra + rb;
          case "×" -> Math.abs(a) * rb + Math.abs(b) * ra;
          case "÷" -> ra / Math.abs(b) + Math.abs(a / b) * rb / Math.abs(b);
          default -> Math.abs(number) * 1e-9;
        };
    return seer.see(number, error + Math.abs(number) * 1e-15, sign, left, right);
  }

  /** A power of a number below zero may have any odd root. */
  private static double power(double base, double exponent) {
    if (base >= 0) {
      return base == 0 && exponent <= 0 ? Double.NaN : Math.pow(base, exponent);
    }
    double inverse = Math.rint(1 / exponent);
    if (Math.abs(1 / exponent - inverse) < 1e-9 && Math.abs(inverse) % 2 == 1) {
      return -Math.pow(-base, exponent);
    }
    return Math.pow(base, exponent);
  }
}
