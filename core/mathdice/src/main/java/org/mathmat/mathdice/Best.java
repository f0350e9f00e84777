package org.mathmat.mathdice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Truth;
import org.mathmat.exact.Undecided;

/**
 * The results of three dice that come closest to a target.
 *
 * @param results each closest value once, the smallest first, with a short calculation for it
 * @param distance how far they are from the target
 * @param open how many calculations could not be compared, so that something closer might be among
 *     them
 */
public record Best(List<Result> results, Num distance, int open) {
  /** A value and a calculation that comes to it. */
  public record Result(Num value, Expression expression) {}

  public Best {
    results = List.copyOf(results);
  }

  /** Tries every calculation: the dice in every order, all signs, both groupings. */
  public static Best of(Judge judge, Dice dice, Num target) {
    List<Result> closest = new ArrayList<>();
    Num least = Num.ZERO;
    int open = 0;
    for (Expression expression : all(dice)) {
      Outcome outcome = judge.value(expression);
      if (outcome instanceof Undecided) {
        open++;
      }
      if (!(outcome instanceof Num value)) {
        continue;
      }
      if (!(judge.distance(target, value) instanceof Num distance)) {
        open++;
        continue;
      }
      Truth farther = closest.isEmpty() ? Truth.FALSE : judge.less(least, distance);
      Truth nearer = closest.isEmpty() ? Truth.TRUE : judge.less(distance, least);
      if (nearer == Truth.TRUE) {
        closest.clear();
        least = distance;
      } else if (farther == Truth.UNKNOWN || nearer == Truth.UNKNOWN) {
        open++;
        continue;
      }
      if (farther != Truth.TRUE) {
        add(judge, closest, new Result(value, expression));
      }
    }
    closest.sort((one, other) -> judge.less(one.value(), other.value()) == Truth.TRUE ? -1 : 1);
    return new Best(closest, judge.hits(Num.ZERO, least) == Truth.TRUE ? Num.ZERO : least, open);
  }

  /** Keeps the shorter calculation of one value. */
  private static void add(Judge judge, List<Result> closest, Result result) {
    for (int i = 0; i < closest.size(); i++) {
      if (judge.hits(closest.get(i).value(), result.value()) == Truth.TRUE) {
        if (BY_LENGTH.compare(result, closest.get(i)) < 0) {
          closest.set(i, result);
        }
        return;
      }
    }
    closest.add(result);
  }

  private static final Comparator<Result> BY_LENGTH =
      Comparator.comparingInt(result -> result.expression().text().length());

  /** Whether the target can be hit. */
  public boolean hits() {
    return distance.equals(Num.ZERO);
  }

  /** The shortest calculation of the first value. */
  public Optional<Expression> calculation() {
    return results.stream().findFirst().map(Result::expression);
  }

  /**
   * Every calculation with these dice, with repetitions, those with large numbers in front first.
   */
  public static List<Expression> all(Dice dice) {
    List<Expression> all = new ArrayList<>();
    List<Integer> numbers = dice.numbers();
    for (int a = Dice.COUNT - 1; a >= 0; a--) {
      for (int b = Dice.COUNT - 1; b >= 0; b--) {
        int c = Dice.COUNT - a - b;
        if (a == b || c < 0 || c >= Dice.COUNT || c == a || c == b) {
          continue;
        }
        Expression one = new Expression.Numeral(numbers.get(a));
        Expression two = new Expression.Numeral(numbers.get(b));
        Expression three = new Expression.Numeral(numbers.get(c));
        for (Sign first : Sign.values()) {
          for (Sign second : Sign.values()) {
            all.add(
                new Expression.Operation(new Expression.Operation(one, first, two), second, three));
            all.add(
                new Expression.Operation(one, first, new Expression.Operation(two, second, three)));
          }
        }
      }
    }
    return all;
  }
}
