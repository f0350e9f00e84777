package org.mathmat.mathdice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Truth;
import org.mathmat.exact.Undecided;
import org.mathmat.exact.Undefined;

/**
 * Everything that three dice can come to, in ascending order, each value once with a short
 * calculation. It is worked out once for the dice and then answers for every target: for each
 * value, and for the sum of every two neighbours, the whole number at or below it is kept, and that
 * is all it takes to place a target and to say which neighbour is nearer.
 */
public final class Results {
  private static final Comparator<Best.Result> BY_LENGTH =
      Comparator.comparingInt(result -> result.expression().text().length());

  private final Judge judge;
  private final List<Best.Result> results;
  private final List<Floor> floors = new ArrayList<>();
  private final List<Floor> sums = new ArrayList<>();
  private int open;

  private Results(Judge judge, List<Best.Result> results, int open) {
    this.judge = judge;
    this.results = List.copyOf(results);
    this.open = open;
    for (int i = 0; i < results.size(); i++) {
      place(results.get(i).value(), floors);
      if (i > 0) {
        place(judge.apply(Sign.PLUS, results.get(i - 1).value(), results.get(i).value()), sums);
      }
    }
  }

  private void place(Outcome outcome, List<Floor> places) {
    Floor floor = outcome instanceof Num value ? Floor.of(judge, value) : Floor.UNKNOWN;
    open += floor.isKnown() ? 0 : 1;
    places.add(floor);
  }

  /** Tries every calculation: the dice in every order, all signs, both groupings. */
  public static Results of(Judge judge, Dice dice) {
    Map<Num, Best.Result> byValue = new LinkedHashMap<>();
    int open = 0;
    for (Expression expression : Best.all(dice)) {
      switch (judge.value(expression)) {
        case Num value ->
            byValue.merge(value, new Best.Result(value, expression), Results::shorter);
        case Undecided _ -> open++;
        case Undefined _ -> {}
      }
    }
    List<Best.Result> sorted = new ArrayList<>();
    for (Best.Result result : byValue.values()) {
      open += insert(judge, sorted, result) ? 0 : 1;
    }
    return new Results(judge, sorted, open);
  }

  private static Best.Result shorter(Best.Result one, Best.Result other) {
    return BY_LENGTH.compare(other, one) < 0 ? other : one;
  }

  /** Puts a result where it belongs; not where it cannot be compared. */
  private static boolean insert(Judge judge, List<Best.Result> sorted, Best.Result result) {
    int from = 0;
    int to = sorted.size();
    while (from < to) {
      int middle = (from + to) >>> 1;
      Best.Result other = sorted.get(middle);
      Truth less = judge.less(result.value(), other.value());
      Truth more = less == Truth.FALSE ? judge.less(other.value(), result.value()) : less.not();
      if (less == Truth.UNKNOWN || more == Truth.UNKNOWN) {
        return false;
      }
      if (less == Truth.FALSE && more == Truth.FALSE) {
        sorted.set(middle, shorter(other, result));
        return true;
      }
      if (less == Truth.TRUE) {
        to = middle;
      } else {
        from = middle + 1;
      }
    }
    sorted.add(from, result);
    return true;
  }

  /** How many different values there are. */
  public int size() {
    return results.size();
  }

  /** How many calculations and values could not be worked out or compared. */
  public int open() {
    return open;
  }

  /** The results that come closest to a target. */
  public Best closest(int target) {
    int above = 0;
    int to = results.size();
    while (above < to) {
      int middle = (above + to) >>> 1;
      if (floors.get(middle).isBelow(target)) {
        above = middle + 1;
      } else {
        to = middle;
      }
    }
    List<Best.Result> closest;
    if (above == results.size()) {
      closest = results.subList(above - 1, above);
    } else if (above == 0 || floors.get(above).is(target)) {
      closest = results.subList(above, above + 1);
    } else {
      Floor sum = sums.get(above - 1);
      boolean tie = sum.is(2L * target);
      boolean belowIsNearer = !sum.isBelow(2L * target);
      closest =
          results.subList(
              tie || belowIsNearer ? above - 1 : above, tie || !belowIsNearer ? above + 1 : above);
    }
    Outcome distance = judge.distance(Num.of(target), closest.getFirst().value());
    if (distance instanceof Num known) {
      return new Best(closest, known, open);
    }
    throw new IllegalStateException("A value that was placed is nowhere: " + closest);
  }
}
