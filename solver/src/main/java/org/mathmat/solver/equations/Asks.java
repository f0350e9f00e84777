package org.mathmat.solver.equations;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that parts are asked for, and how they follow from each other. Of most it is only known
 * where they lie; exactly what they are is worked out when somebody wants to know. Those that parts
 * of one kin are asked for and that lie in the same place are taken for one, which came about in
 * several ways.
 */
final class Asks {
  /** No number. */
  static final int NONE = -1;

  private static final int WORDS_FOR_EACH = 40;
  private static final int WORDS_FOR_SOURCE = 4;
  private static final int BITS_LEFT_OUT = 14;

  /** Two that lie within so little of each other, in parts of their size, are taken for one. */
  private static final double TOGETHER = 0x1p-36;

  private final WordArithmetic words;
  private final Loan loan;

  private int size;
  private Sought[] sought = new Sought[64];
  private double[] radius = new double[64];
  private int[] source = new int[64];

  /** Those whose ball has been looked at and cannot grow any more. */
  private boolean[] settled = new boolean[64];

  /** Exactly what they are, as soon as somebody asked. */
  private long[] @Nullable [] exact = new long[64][];

  /** The parts that were asked for them, and those that still look. */
  private BitSet[] asked = new BitSet[64];

  private BitSet[] waiting = new BitSet[64];

  /**
   * How numbers came about: of which other one, by which step, with which operand, and what that
   * and the sign use.
   */
  private int sources = 1;

  private int[] from = new int[64];
  private Step[] steps = new Step[64];
  private long[] operands = new long[64];
  private long[] taken = new long[64];
  private int[] next = new int[64];

  Asks(WordArithmetic words, Loan loan) {
    this.words = words;
    this.loan = loan;
  }

  Sought sought(int number) {
    return sought[number];
  }

  /** All that are taken for this one lie within so much of its middle. */
  double radius(int number) {
    settled[number] = true;
    return radius[number];
  }

  /** The first of the ways in which it came about; 0 if there is none. */
  int source(int number) {
    return source[number];
  }

  /** Another way; 0 if there is none. */
  int nextSource(int way) {
    return next[way];
  }

  /** The number of which it follows, or {@link #NONE}. */
  int from(int way) {
    return from[way];
  }

  Step step(int way) {
    return steps[way];
  }

  long operand(int way) {
    return operands[way];
  }

  /** What the operand and the sign use; or the part that is asked first of all. */
  long taken(int way) {
    return taken[way];
  }

  /**
   * Notes that a number is asked for.
   *
   * @param of the number of which it follows, or {@link #NONE}
   * @param operand the other operand of the step, or the mark of what is asked first of all
   * @param takes what the operand and the sign use; or the part that is asked first of all
   */
  int add(Kin kin, Sought what, int of, Step step, long operand, long takes) {
    int number = find(kin, what);
    if (number == NONE) {
      number = append(what);
      insert(kin, number);
      if (kin.addNumber()) {
        rehash(kin);
      }
    }
    addSource(number, of, step, operand, takes);
    return number;
  }

  /** A part is asked for the number; false if it was before. */
  boolean ask(int number, Kin.Member part) {
    if (asked[number].get(part.index())) {
      return false;
    }
    asked[number].set(part.index());
    return true;
  }

  boolean wasAsked(int number, Kin.Member part) {
    return part.wasAsked() && asked[number].get(part.index());
  }

  /** Lets the part wait until it looks for the number. */
  void await(int number, Kin.Member part) {
    if (waiting[number].isEmpty()) {
      part.kin().await(number);
    }
    waiting[number].set(part.index());
  }

  /** The parts that wait; they wait no more. */
  BitSet takeWaiting(int number) {
    BitSet parts = waiting[number];
    waiting[number] = new BitSet();
    return parts;
  }

  /** One that lies in the same place, and was asked for before. */
  private int find(Kin kin, Sought what) {
    long cell = cell(what);
    int[] slots = kin.slots();
    int mask = slots.length - 1;
    for (long near = cell - 1; near <= cell + 1; near++) {
      for (int at = slot(near) & mask; slots[at] != 0; at = (at + 1) & mask) {
        int known = slots[at] - 1;
        if (cell(sought[known]) == near && isSame(known, what)) {
          return known;
        }
      }
    }
    return NONE;
  }

  private static long cell(Sought what) {
    return Double.doubleToRawLongBits(what.middle()) >>> BITS_LEFT_OUT;
  }

  private static int slot(long cell) {
    return (int) ((cell * 0x9E3779B97F4A7C15L) >>> 33);
  }

  private void insert(Kin kin, int number) {
    int[] slots = kin.slots();
    int mask = slots.length - 1;
    int at = slot(cell(sought[number])) & mask;
    while (slots[at] != 0) {
      at = (at + 1) & mask;
    }
    slots[at] = number + 1;
  }

  private void rehash(Kin kin) {
    int[] old = kin.slots();
    kin.setSlots(new int[2 * old.length]);
    for (int slot : old) {
      if (slot != 0) {
        insert(kin, slot - 1);
      }
    }
  }

  /** Whether one is taken for the other, in a ball that holds both. */
  private boolean isSame(int known, Sought that) {
    Sought one = sought[known];
    if (one.isExact() || that.isExact()) {
      return one.word() == that.word();
    }
    double apart = Math.abs(one.middle() - that.middle());
    double wide = apart + that.radius();
    if (apart > radius[known] + that.radius()
        || wide > Math.abs(one.middle()) * TOGETHER
        || (settled[known] && (wide > radius[known] || exact[known] != null))
        || one.irrational() != that.irrational()
        || !one.nature().equals(that.nature())) {
      return false;
    }
    radius[known] = Math.max(radius[known], wide);
    return true;
  }

  private int append(Sought what) {
    if (size == sought.length) {
      sought = Arrays.copyOf(sought, 2 * size);
      radius = Arrays.copyOf(radius, 2 * size);
      source = Arrays.copyOf(source, 2 * size);
      settled = Arrays.copyOf(settled, 2 * size);
      exact = Arrays.copyOf(exact, 2 * size);
      asked = Arrays.copyOf(asked, 2 * size);
      waiting = Arrays.copyOf(waiting, 2 * size);
    }
    loan.keep(WORDS_FOR_EACH);
    sought[size] = what;
    radius[size] = what.radius();
    asked[size] = new BitSet();
    waiting[size] = new BitSet();
    return size++;
  }

  private void addSource(int number, int of, Step step, long operand, long takes) {
    if (sources == from.length) {
      from = Arrays.copyOf(from, 2 * sources);
      steps = Arrays.copyOf(steps, 2 * sources);
      operands = Arrays.copyOf(operands, 2 * sources);
      taken = Arrays.copyOf(taken, 2 * sources);
      next = Arrays.copyOf(next, 2 * sources);
    }
    loan.keep(WORDS_FOR_SOURCE);
    from[sources] = of;
    steps[sources] = step;
    operands[sources] = operand;
    taken[sources] = takes;
    next[sources] = source[number];
    source[number] = sources++;
  }

  /**
   * Exactly what the number is, in each of the ways it came about; open where that is not known.
   */
  long[] exact(int number) {
    long @Nullable [] known = exact[number];
    if (known == null) {
      known = new long[0];
      if (sought[number].isExact()) {
        known = new long[] {sought[number].word()};
      } else {
        for (int way = source[number]; way != 0; way = next[way]) {
          for (long word : exactBy(number, way)) {
            known = with(known, word);
          }
        }
      }
      exact[number] = known;
    }
    return known;
  }

  /** Exactly what the number is, as it came about in this way. */
  long[] exactBy(int number, int way) {
    if (sought[number].isExact()) {
      return exact(number);
    }
    boolean minus = sought[number].middle() < 0;
    long[] before = exact(from[way]);
    long[] words = new long[before.length];
    for (int i = 0; i < words.length; i++) {
      words[i] =
          Words.isNumber(before[i])
              ? steps[way].operand(this.words, before[i], operands[way], minus)
              : before[i];
    }
    return words;
  }

  private static long[] with(long[] all, long word) {
    for (long one : all) {
      if (one == word) {
        return all;
      }
    }
    long[] more = Arrays.copyOf(all, all.length + 1);
    more[all.length] = word;
    return more;
  }
}
