package org.mathmat.solver.equations;

import java.util.Arrays;

/**
 * Numbers that parts of one kin are asked for, laid out so that they are worked on together: first
 * the algebraic ones, last the transcendental ones.
 */
final class Batch {
  private final Asks asks;
  private final Numbers numbers;
  private final Degrees degrees;

  private int size;
  private int[] asked = new int[0];
  private Sought[] sought = new Sought[0];
  private double[] radius = new double[0];
  private Ball[] log = new Ball[0];
  private RootField[] fields = new RootField[0];
  private double[] heights = new double[0];

  /** Which parts are asked for each, as bits in so many words. */
  private int words;

  private long[] parts = new long[0];

  /** How many numbers each part is asked for, and which, as bits. */
  private int[] counts = new int[0];

  private long[][] numbersOf = new long[0][];
  private long[] wanted = new long[0];

  /** Those of them that the sign at hand may make. */
  private int kept;

  private int[] keep = new int[0];
  private long[] keptParts = new long[0];
  private int algebraic;
  private int notTranscendental;
  private final Balls places = new Balls();
  private final Balls logs = new Balls();

  Batch(Asks asks, Numbers numbers, Degrees degrees) {
    this.asks = asks;
    this.numbers = numbers;
    this.degrees = degrees;
  }

  /**
   * Lays out what waits: the fractions, or the others.
   *
   * @param waiting the parts that wait for each number, as bits
   */
  void gather(Kin kin, long[][] waiting, boolean fractions) {
    words = (kin.size() + 63) / 64;
    makeRoom(kin.waiting());
    counts = new int[kin.size()];
    numbersOf = new long[kin.size()][];
    wanted = new long[(kin.waiting() + 63) / 64];
    size = 0;
    for (int kind = 0; kind < 3; kind++) {
      for (int i = 0; i < kin.waiting(); i++) {
        Sought one = asks.sought(kin.waiting(i));
        if (one.fraction() == fractions && kind(one.nature()) == kind) {
          add(kin.waiting(i), one, waiting[i]);
        }
      }
    }
    places.clear(size);
    logs.clear(size);
  }

  private void makeRoom(int most) {
    if (asked.length < most) {
      asked = new int[2 * most];
      sought = new Sought[2 * most];
      radius = new double[2 * most];
      log = new Ball[2 * most];
      fields = new RootField[2 * most];
      heights = new double[2 * most];
      keep = new int[2 * most];
    }
    if (parts.length < most * words) {
      parts = new long[2 * most * words];
      keptParts = new long[2 * most * words];
    }
  }

  private static int kind(Nature nature) {
    return nature.algebraic() ? 0 : nature.transcendental() ? 2 : 1;
  }

  private void add(int number, Sought one, long[] of) {
    double wide = asks.radius(number);
    asked[size] = number;
    sought[size] = one;
    radius[size] = wide;
    fields[size] = one.isExact() ? numbers.fields().of(one.word()) : RootField.UNKNOWN;
    heights[size] = height(one);
    for (int word = 0; word < words; word++) {
      long bits = word < of.length ? of[word] : 0;
      parts[size * words + word] = bits;
      for (; bits != 0; bits &= bits - 1) {
        int part = word * 64 + Long.numberOfTrailingZeros(bits);
        if (counts[part]++ == 0) {
          numbersOf[part] = new long[wanted.length];
        }
        numbersOf[part][size >> 6] |= 1L << size;
      }
    }
    double middle = Math.log(Math.abs(one.middle()));
    log[size++] = new Ball(middle, Spots.logRadius(one.middle(), wide, middle));
  }

  /** At least its numerator or denominator is as large, if it is a fraction. */
  private double height(Sought one) {
    if (one.irrational()) {
      return Double.POSITIVE_INFINITY;
    }
    if (one.isExact()) {
      return Height.of(numbers, one.word());
    }
    double distance = Math.abs(one.middle());
    return Math.max(distance, 1 / distance) / 2;
  }

  /**
   * Keeps those that a sign may make of such operands at all.
   *
   * @param kin the parts that are asked for them
   * @param larges the large operands
   * @param height no numerator or denominator is larger that the sign makes
   */
  void keep(Kin kin, Cut cut, Larges larges, double height) {
    int most = cut.makesAlgebraic() ? firstTranscendental() : size;
    kept = 0;
    algebraic = 0;
    notTranscendental = 0;
    places.clear(size);
    logs.clear(size);
    RootField last = RootField.UNKNOWN;
    long[] mayMeet = mayMeet(kin, cut, larges, last);
    gatherNumbers(cut);
    for (int at = 0; at < wanted.length; at++) {
      for (long left = wanted[at]; left != 0; left &= left - 1) {
        int i = at * 64 + Long.numberOfTrailingZeros(left);
        Nature nature = sought[i].nature();
        if (i >= most || heights[i] > height || cut.lacks(nature)) {
          continue;
        }
        if (!fields[i].equals(last)) {
          last = fields[i];
          mayMeet = mayMeet(kin, cut, larges, last);
        }
        long any = 0;
        for (int word = 0; word < words; word++) {
          long bits = parts[i * words + word] & mayMeet[word];
          keptParts[kept * words + word] = bits;
          any |= bits;
        }
        if (any != 0) {
          keep[kept++] = i;
          algebraic += nature.algebraic() ? 1 : 0;
          notTranscendental += nature.transcendental() ? 0 : 1;
          places.add(sought[i].middle(), radius[i]);
          logs.add(log[i].middle(), log[i].radius());
        }
      }
    }
  }

  /** Finds the numbers that the parts are asked for. */
  private void gatherNumbers(Cut cut) {
    Arrays.fill(wanted, 0);
    for (int word = 0; word < words; word++) {
      for (long bits = cut.parts(word); bits != 0; bits &= bits - 1) {
        long[] of = numbersOf[word * 64 + Long.numberOfTrailingZeros(bits)];
        for (int i = 0; i < wanted.length; i++) {
          wanted[i] |= of[i];
        }
      }
    }
  }

  /** The parts that may name numbers of the field in this way, as bits. */
  private long[] mayMeet(Kin kin, Cut cut, Larges larges, RootField field) {
    long[] mayMeet = new long[words];
    for (int word = 0; word < words; word++) {
      if (field.degree() < 2) {
        mayMeet[word] = cut.parts(word);
        continue;
      }
      for (long bits = cut.parts(word); bits != 0; bits &= bits - 1) {
        int part = word * 64 + Long.numberOfTrailingZeros(bits);
        Split split = cut.split(larges.get(part));
        if (degrees.of(kin.get(part).part(), field).mayMeet(split)) {
          mayMeet[word] |= 1L << part;
        }
      }
    }
    return mayMeet;
  }

  private int firstTranscendental() {
    int at = size;
    while (at > 0 && sought[at - 1].nature().transcendental()) {
      at--;
    }
    return at;
  }

  /** How many there are in all. */
  int size() {
    return size;
  }

  /** What is known of one of all. */
  Sought sought(int index) {
    return sought[index];
  }

  /** The number under which it was asked for. */
  int asked(int index) {
    return asked[index];
  }

  /** At least its numerator or denominator is as large, if it is a fraction. */
  double height(int index) {
    return heights[index];
  }

  Ball ball(int index) {
    return new Ball(sought[index].middle(), radius[index]);
  }

  /** How many numbers a part is asked for. */
  int count(int part) {
    return counts[part];
  }

  /** How many words of bits tell the parts that are asked. */
  int words() {
    return words;
  }

  /** Whether a part is asked for one of all. */
  boolean isWaiting(int index, int part) {
    return (parts[index * words + (part >> 6)] >> part & 1) != 0;
  }

  /** How many were kept. */
  int kept() {
    return kept;
  }

  /** Which one that was among all. */
  int index(int keptIndex) {
    return keep[keptIndex];
  }

  /** Whether a part is asked for one that was kept. */
  boolean isAsked(int keptIndex, int part) {
    return (keptParts[keptIndex * words + (part >> 6)] >> part & 1) != 0;
  }

  /** Bits of the parts that are asked for one that was kept. */
  long keptParts(int keptIndex, int word) {
    return keptParts[keptIndex * words + word];
  }

  /** How many of those that were kept are algebraic; they come first. */
  int algebraic() {
    return algebraic;
  }

  /** How many of those that were kept come before the transcendental ones. */
  int notTranscendental() {
    return notTranscendental;
  }

  /** Where those lie that were kept. */
  Balls places() {
    return places;
  }

  /** The logarithms of the sizes of those that were kept. */
  Balls logs() {
    return logs;
  }
}
