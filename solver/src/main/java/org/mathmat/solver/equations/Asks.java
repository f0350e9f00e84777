package org.mathmat.solver.equations;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.WordMap;

/**
 * Numbers that parts are asked for, and how they follow from each other. Of most it is only known
 * where they lie; exactly what they are is worked out when somebody wants to know. Those that lie
 * in the same place are taken for one, which came about in several ways.
 */
final class Asks {
  /** What one part is asked for. */
  static final class Queue {
    private final Part part;
    private int[] waiting = new int[4];
    private int size;

    /** Where all that were asked for are found by where they lie. */
    private int[] slots = new int[16];

    private int known;

    private Queue(Part part) {
      this.part = part;
    }

    Part part() {
      return part;
    }

    /** How many wait for an answer. */
    int size() {
      return size;
    }

    int get(int index) {
      return waiting[index];
    }

    /** Lets a number wait for an answer. */
    void add(int number) {
      if (size == waiting.length) {
        waiting = Arrays.copyOf(waiting, 2 * size);
      }
      waiting[size++] = number;
    }

    /** Nothing waits any more. */
    void clear() {
      waiting = new int[4];
      size = 0;
    }
  }

  /** No number. */
  static final int NONE = -1;

  private static final int WORDS_FOR_QUEUE = 20;
  private static final int WORDS_FOR_EACH = 24;
  private static final int WORDS_FOR_SOURCE = 3;
  private static final int BITS_LEFT_OUT = 14;

  /** Two that lie within so little of each other, in parts of their size, are taken for one. */
  private static final double TOGETHER = 0x1p-36;

  private final WordArithmetic words;
  private final Meter meter;
  private final WordMap<Queue> queues = new WordMap<>();
  private long memory;

  private int size;
  private Sought[] sought = new Sought[64];
  private double[] radius = new double[64];
  private int[] source = new int[64];

  /** Those whose ball has been looked at and cannot grow any more. */
  private boolean[] settled = new boolean[64];

  /** Exactly what they are, as soon as somebody asked. */
  private long[] @Nullable [] exact = new long[64][];

  /** How numbers came about: of which other one, by which step, with which operand. */
  private int sources = 1;

  private int[] from = new int[64];
  private Step[] steps = new Step[64];
  private long[] operands = new long[64];
  private int[] next = new int[64];

  Asks(WordArithmetic words, Meter meter) {
    this.words = words;
    this.meter = meter;
  }

  /** What the part is asked for. */
  Queue queue(Part part) {
    @Nullable Queue known = queues.get(part.used());
    if (known == null) {
      keep(WORDS_FOR_QUEUE);
      known = new Queue(part);
      queues.put(part.used(), known);
    }
    return known;
  }

  private void keep(long words) {
    memory += words;
    meter.keep(words);
  }

  /** Nobody asks any more. */
  void close() {
    meter.keep(-memory);
    memory = 0;
  }

  int size() {
    return size;
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

  /**
   * Notes that a number is asked for.
   *
   * @param of the number of which it follows, or {@link #NONE}
   * @param operand the other operand of the step, or the mark of what is asked first of all
   * @return the number; it is new if it is the last of all
   */
  int add(Queue queue, Sought asked, int of, Step step, long operand) {
    int number = find(queue, asked);
    if (number == NONE) {
      number = append(asked);
      insert(queue, number);
      if (2 * ++queue.known > queue.slots.length) {
        rehash(queue);
      }
    }
    addSource(number, of, step, operand);
    return number;
  }

  /** One that lies in the same place, and was asked for before. */
  private int find(Queue queue, Sought asked) {
    long cell = cell(asked);
    int mask = queue.slots.length - 1;
    for (long near = cell - 1; near <= cell + 1; near++) {
      for (int at = slot(near) & mask; queue.slots[at] != 0; at = (at + 1) & mask) {
        int known = queue.slots[at] - 1;
        if (cell(sought[known]) == near && isSame(known, asked)) {
          return known;
        }
      }
    }
    return NONE;
  }

  private static long cell(Sought asked) {
    return Double.doubleToRawLongBits(asked.middle()) >>> BITS_LEFT_OUT;
  }

  private static int slot(long cell) {
    return (int) ((cell * 0x9E3779B97F4A7C15L) >>> 33);
  }

  private void insert(Queue queue, int number) {
    int mask = queue.slots.length - 1;
    int at = slot(cell(sought[number])) & mask;
    while (queue.slots[at] != 0) {
      at = (at + 1) & mask;
    }
    queue.slots[at] = number + 1;
  }

  private void rehash(Queue queue) {
    int[] old = queue.slots;
    queue.slots = new int[2 * old.length];
    for (int slot : old) {
      if (slot != 0) {
        insert(queue, slot - 1);
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

  private int append(Sought asked) {
    if (size == sought.length) {
      sought = Arrays.copyOf(sought, 2 * size);
      radius = Arrays.copyOf(radius, 2 * size);
      source = Arrays.copyOf(source, 2 * size);
      settled = Arrays.copyOf(settled, 2 * size);
      exact = Arrays.copyOf(exact, 2 * size);
    }
    keep(WORDS_FOR_EACH);
    sought[size] = asked;
    radius[size] = asked.radius();
    return size++;
  }

  private void addSource(int number, int of, Step step, long operand) {
    if (sources == from.length) {
      from = Arrays.copyOf(from, 2 * sources);
      steps = Arrays.copyOf(steps, 2 * sources);
      operands = Arrays.copyOf(operands, 2 * sources);
      next = Arrays.copyOf(next, 2 * sources);
    }
    keep(WORDS_FOR_SOURCE);
    from[sources] = of;
    steps[sources] = step;
    operands[sources] = operand;
    next[sources] = source[number];
    source[number] = sources++;
  }

  /**
   * Exactly what the number is, in each of the ways it came about; open where that is not known.
   */
  long[] exact(int number) {
    if (sought[number].isExact()) {
      return new long[] {sought[number].word()};
    }
    long @Nullable [] known = exact[number];
    if (known == null) {
      known = new long[0];
      boolean minus = sought[number].middle() < 0;
      for (int way = source[number]; way != 0; way = next[way]) {
        for (long result : exact(from[way])) {
          long word =
              Words.isNumber(result)
                  ? steps[way].operand(words, result, operands[way], minus)
                  : result;
          known = with(known, word);
        }
      }
      exact[number] = known;
    }
    return known;
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
