package org.mathmat.solver.equations;

import java.util.Arrays;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/** A set of words that grows, kept in the order in which they came. */
final class ValueSet {
  private static final int FEW = 8;

  private long[] items = new long[2];
  private int[] slots = new int[0];
  private double[] sorted = new double[0];
  private int sortedOf;
  private @Nullable Cells cells;
  private int cellsOf;
  private int size;
  private @Nullable Spots spots;
  private @Nullable Outline outline;

  /** Whether there may be values that could not be worked out. */
  private boolean open;

  /** Whether there are values that are no small fractions. */
  private boolean others;

  /** The greatest numerator or denominator of the others. */
  private long greatest = 1;

  int size() {
    return size;
  }

  long get(int index) {
    return items[index];
  }

  /** All of them, in their order. */
  long[] all() {
    return Arrays.copyOf(items, size);
  }

  boolean isOpen() {
    return open;
  }

  void markOpen() {
    open = true;
  }

  /** Whether all values are small fractions. */
  boolean isSmall() {
    return !others;
  }

  /** No numerator or denominator is greater; without end if some are no small fractions. */
  double height() {
    return others ? Double.POSITIVE_INFINITY : greatest;
  }

  boolean contains(long value) {
    if (slots.length == 0) {
      for (int i = 0; i < size; i++) {
        if (items[i] == value) {
          return true;
        }
      }
      return false;
    }
    return slots[slot(value)] != 0;
  }

  /** Whether there is a small fraction so near. */
  boolean hasNear(double middle, double radius) {
    if (sortedOf != size) {
      sort();
    }
    double wide = 2 * radius + Math.abs(middle) * 0x1p-50;
    int at = Arrays.binarySearch(sorted, middle - wide);
    int from = at < 0 ? -at - 1 : at;
    return from < sorted.length && sorted[from] <= middle + wide;
  }

  /** Whether there is a number like that, of those that are no small fractions and lie there. */
  boolean hasOther(Numbers numbers, Ball where, LongPredicate like) {
    if (!Cells.areFew(where.middle(), where.radius())) {
      for (int i = 0; i < size; i++) {
        if (!Words.isSmall(items[i]) && like.test(items[i])) {
          return true;
        }
      }
      return false;
    }
    Cells known = cells;
    if (known == null || cellsOf != size) {
      known = cells(numbers);
      cells = known;
      cellsOf = size;
    }
    return known.near(where.middle(), where.radius(), index -> like.test(items[index]));
  }

  private Cells cells(Numbers numbers) {
    numbers.keep(3L * size);
    Cells made = new Cells(size);
    for (int i = 0; i < size; i++) {
      if (!Words.isSmall(items[i]) && !numbers.kind(items[i]).isOther()) {
        Ball ball = numbers.ball(items[i]);
        made.add(i, ball.middle(), ball.radius());
      }
    }
    return made;
  }

  /** Where the values lie one by one; nothing may be added afterwards. */
  Spots spots(WordArithmetic words) {
    Spots known = spots;
    if (known == null) {
      words.numbers().keep((long) Spots.WORDS_FOR_EACH * size);
      known = new Spots(size);
      for (int i = 0; i < size; i++) {
        known.add(words, items[i]);
      }
      spots = known;
    }
    return known;
  }

  /** Where they lie together. */
  Outline outline(WordArithmetic words) {
    Outline known = outline;
    if (known == null) {
      known = Outline.of(this, spots(words));
      words.numbers().keep(size);
      outline = known;
    }
    return known;
  }

  private void sort() {
    double[] near = new double[size];
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (Words.isSmall(items[i])) {
        near[count++] = (double) Words.numerator(items[i]) / Words.denominator(items[i]);
      }
    }
    sorted = Arrays.copyOf(near, count);
    Arrays.sort(sorted);
    sortedOf = size;
  }

  /** Adds the value; false if it was there. */
  boolean add(long value) {
    if (slots.length == 0 ? contains(value) : slots[slot(value)] != 0) {
      return false;
    }
    if (size == items.length) {
      items = Arrays.copyOf(items, size * 2);
    }
    items[size++] = value;
    if (Words.isSmall(value)) {
      greatest = Math.max(greatest, Words.height(value));
    } else {
      others = true;
    }
    if (slots.length == 0 ? size > FEW : size * 2 > slots.length) {
      rehash();
    } else if (slots.length != 0) {
      slots[slot(value)] = size;
    }
    return true;
  }

  private void rehash() {
    slots = new int[Math.max(32, slots.length * 2)];
    for (int i = 0; i < size; i++) {
      slots[slot(items[i])] = i + 1;
    }
  }

  /** Where the value is, or the free slot where it would be. */
  private int slot(long value) {
    int mask = slots.length - 1;
    int at = (int) ((value * 0x9E3779B97F4A7C15L) >>> 33) & mask;
    while (slots[at] != 0 && items[slots[at] - 1] != value) {
      at = (at + 1) & mask;
    }
    return at;
  }
}
