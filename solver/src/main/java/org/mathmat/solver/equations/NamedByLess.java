package org.mathmat.solver.equations;

import java.util.Arrays;
import java.util.function.LongPredicate;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;

/**
 * What is named by less. Where a part of a Solution names a number that some of its cubes name
 * alone, and the cubes left over need not be used, there is a shorter Solution. Parts are looked at
 * by size, so that only numbers that no smaller part names need be looked for. Nor need what
 * changes nothing be looked for within a part, be it for cubes that must be used.
 */
final class NamedByLess {
  /** A number that very many parts name is compared with so many of them. */
  private static final int MOST_COMPARED = 64;

  private final Stock stock;
  private final long cubes;
  private final Spare spare;
  private final LongPredicate mayMeet;
  private final boolean bare;
  private final Meter meter;

  /** The numbers, and for each the last of the parts that name it. */
  private long[] numbers = new long[64];

  private int[] last = new int[64];
  private int known;

  /** The parts, and for each the one before that names the same number. */
  private long[] parts = new long[64];

  private int[] before = new int[64];
  private int size;

  /**
   * @param cubes the fields of the stock that count cubes
   * @param spare what may be left out
   * @param mayMeet whether a number may meet the Goal; a single cube that does is no Solution
   * @param bare whether numbers are made of numbers without a cube, so that a single one, which is
   *     no Solution, may meet the Goal later: (9 × ⅓)! is 6, and must not give way to 3!
   */
  NamedByLess(
      Stock stock, long cubes, Spare spare, LongPredicate mayMeet, boolean bare, Meter meter) {
    this.stock = stock;
    this.cubes = cubes;
    this.spare = spare;
    this.mayMeet = mayMeet;
    this.bare = bare;
    this.meter = meter;
  }

  /** Nothing is left out. */
  static NamedByLess nothing(Stock stock, Meter meter) {
    return new NamedByLess(stock, 0, Spare.nothing(stock), _ -> false, false, meter);
  }

  Spare spare() {
    return spare;
  }

  /**
   * Whether what changes nothing need not be looked for in an expression of this value: it may be
   * done last as well. (7 + 0) × 3 and 7 × 3 + 0 use the same cubes, and only the second one has
   * the sum where the value may meet the Goal.
   */
  boolean isBusy(long value) {
    return !spare.isNothing() && !mayMeet.test(value);
  }

  /** Whether the sign changes nothing of one operand, and need not be looked for. */
  boolean isIdle(Form.OfTwo form, long left, long right) {
    return !form.wide()
        && ((form.rule().isIdleOnLeft(left) && isBusy(right))
            || (form.rule().isIdleOnRight(right) && isBusy(left)));
  }

  /** Whether some of what is used is known to name the number, and the rest may be left out. */
  boolean has(long used, long number) {
    int at = last[slot(number)];
    for (int i = 0; at != 0 && i < MOST_COMPARED; i++) {
      long part = parts[at];
      if (part != used && stock.contains(used, part) && spare.mayStand(part, used)) {
        return true;
      }
      at = before[at];
    }
    return false;
  }

  /** What a part names, and no smaller part; that is noted. */
  ValueSet own(Part part, ValueSet all) {
    if (spare.isNothing()) {
      return all;
    }
    ValueSet own = new ValueSet();
    boolean cube = stock.things(part.used() & cubes) == 1;
    for (int i = 0; i < all.size(); i++) {
      long number = all.get(i);
      if (!has(part.used(), number)
          && own.add(number)
          && !(cube && (bare || mayMeet.test(number)))) {
        note(part.used(), number);
      }
    }
    if (all.isOpen()) {
      own.markOpen();
    }
    meter.keep(2L * own.size());
    return own;
  }

  private void note(long used, long number) {
    int slot = slot(number);
    if (++size == parts.length) {
      parts = Arrays.copyOf(parts, 2 * size);
      before = Arrays.copyOf(before, 2 * size);
    }
    parts[size] = used;
    before[size] = last[slot];
    if (last[slot] == 0) {
      numbers[slot] = number;
      known++;
    }
    last[slot] = size;
    if (2 * known > last.length) {
      grow();
    }
  }

  private void grow() {
    long[] oldNumbers = numbers;
    int[] oldLast = last;
    numbers = new long[2 * oldNumbers.length];
    last = new int[numbers.length];
    for (int i = 0; i < oldLast.length; i++) {
      if (oldLast[i] != 0) {
        int slot = slot(oldNumbers[i]);
        numbers[slot] = oldNumbers[i];
        last[slot] = oldLast[i];
      }
    }
  }

  /** Where the number is, or the free slot where it would be. */
  private int slot(long number) {
    int mask = last.length - 1;
    int at = (int) ((number * 0x9E3779B97F4A7C15L) >>> 33) & mask;
    while (last[at] != 0 && numbers[at] != number) {
      at = (at + 1) & mask;
    }
    return at;
  }
}
