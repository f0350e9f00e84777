package org.mathmat.mathdice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.exact.Num;

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
  public static Best of(Judge judge, Dice dice, int target) {
    return Results.of(judge, dice).closest(target);
  }

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
