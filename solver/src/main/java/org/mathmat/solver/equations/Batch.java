package org.mathmat.solver.equations;

import java.util.Arrays;
import java.util.BitSet;

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

  /** How many numbers each part is asked for, and which. */
  private int[] counts = new int[0];

  private BitSet[] numbersOf = new BitSet[0];
  private final BitSet wanted = new BitSet();

  /** Those of them that the sign at hand may make. */
  private int kept;

  private int[] keep = new int[0];

  /** Under which number each of all was kept; less than zero if it was not. */
  private int[] keptAs = new int[0];

  /** The parts that may name each of those that were kept in this way, if they are asked for it. */
  private BitSet[] among = new BitSet[0];

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
   * @param waiting the parts that wait for each number
   */
  void gather(Kin kin, BitSet[] waiting, boolean fractions) {
    makeRoom(kin.waiting());
    counts = new int[kin.size()];
    numbersOf = new BitSet[kin.size()];
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
      keptAs = new int[2 * most];
      among = new BitSet[2 * most];
    }
  }

  private static int kind(Nature nature) {
    return nature.algebraic() ? 0 : nature.transcendental() ? 2 : 1;
  }

  private void add(int number, Sought one, BitSet of) {
    double wide = asks.radius(number);
    asked[size] = number;
    sought[size] = one;
    radius[size] = wide;
    fields[size] = one.isExact() ? numbers.fields().of(one.word()) : RootField.UNKNOWN;
    heights[size] = height(one);
    for (int part = of.nextSetBit(0); part >= 0; part = of.nextSetBit(part + 1)) {
      if (counts[part]++ == 0) {
        numbersOf[part] = new BitSet();
      }
      numbersOf[part].set(size);
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
    BitSet mayMeet = mayMeet(kin, cut, larges, last);
    gatherNumbers(cut);
    Arrays.fill(keptAs, 0, size, -1);
    for (int i = wanted.nextSetBit(0); i >= 0 && i < most; i = wanted.nextSetBit(i + 1)) {
      Nature nature = sought[i].nature();
      if (heights[i] > height || cut.lacks(nature)) {
        continue;
      }
      if (!fields[i].equals(last)) {
        last = fields[i];
        mayMeet = mayMeet(kin, cut, larges, last);
      }
      if (last.degree() < 2 || isAskedOfAny(i, mayMeet)) {
        among[kept] = mayMeet;
        keptAs[i] = kept;
        keep[kept++] = i;
        algebraic += nature.algebraic() ? 1 : 0;
        notTranscendental += nature.transcendental() ? 0 : 1;
        places.add(sought[i].middle(), radius[i]);
        logs.add(log[i].middle(), log[i].radius());
      }
    }
  }

  private boolean isAskedOfAny(int index, BitSet parts) {
    for (int part = parts.nextSetBit(0); part >= 0; part = parts.nextSetBit(part + 1)) {
      if (numbersOf[part].get(index)) {
        return true;
      }
    }
    return false;
  }

  /** Finds the numbers that the parts are asked for. */
  private void gatherNumbers(Cut cut) {
    BitSet cuts = cut.parts();
    wanted.clear();
    for (int part = cuts.nextSetBit(0); part >= 0; part = cuts.nextSetBit(part + 1)) {
      wanted.or(numbersOf[part]);
    }
  }

  /** The parts that may name numbers of the field in this way. */
  private BitSet mayMeet(Kin kin, Cut cut, Larges larges, RootField field) {
    BitSet cuts = cut.parts();
    if (field.degree() < 2) {
      return cuts;
    }
    BitSet mayMeet = new BitSet();
    for (int part = cuts.nextSetBit(0); part >= 0; part = cuts.nextSetBit(part + 1)) {
      Split split = cut.split(larges.get(part));
      if (degrees.of(kin.get(part).part(), field).mayMeet(split)) {
        mayMeet.set(part);
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

  /** Whether a part is asked for one of all. */
  boolean isWaiting(int index, int part) {
    return counts[part] > 0 && numbersOf[part].get(index);
  }

  /** How many were kept. */
  int kept() {
    return kept;
  }

  /** Which one that was among all. */
  int index(int keptIndex) {
    return keep[keptIndex];
  }

  /** Whether a part of the cut is asked for one that was kept. */
  boolean isAsked(int keptIndex, int part) {
    return numbersOf[part].get(keep[keptIndex]) && among[keptIndex].get(part);
  }

  /**
   * Puts down which of those that were kept a part of the cut is asked for.
   *
   * @return behind the last of them
   */
  int putKept(int part, int[] into, int from) {
    int at = from;
    BitSet numbers = numbersOf[part];
    for (int i = numbers.nextSetBit(0); i >= 0; i = numbers.nextSetBit(i + 1)) {
      int k = keptAs[i];
      if (k >= 0 && among[k].get(part)) {
        into[at++] = k;
      }
    }
    return at;
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
