package org.mathmat.solver.equations;

import java.util.Arrays;

/** Where the values of an outlined part lie, one by one, in little room. */
final class Results {
  /** Those that lie within so little of each other, in parts of their size, are taken together. */
  private static final double TOGETHER = 0x1p-43;

  private static final int BITS_LEFT_OUT = 7;
  private static final double ROUNDING = 0x1p-50;

  private double[] middles = new double[4];

  /** In parts of the middles. */
  private float[] radii = new float[4];

  private int size;

  private double[] farLogs = new double[0];
  private double[] farRadii = new double[0];
  private int far;
  private boolean zero;
  private boolean vast;

  /** Where those are that lie in a narrow place. */
  private int[] slots = new int[16];

  private int narrow;

  int size() {
    return size + far + (vast ? 1 : 0);
  }

  /** How many words it takes. */
  int words() {
    return middles.length * 3 / 2 + 2 * farLogs.length;
  }

  /** Whether zero may be among them. */
  boolean zero() {
    return zero;
  }

  void addZero() {
    zero = true;
  }

  /** Adds what is too large, or too near zero, for its logarithm to be known. */
  void addVast() {
    vast = true;
  }

  /** Adds what lies in a sharp ball. */
  void add(double middle, double radius) {
    double relative = radius / Math.abs(middle) + ROUNDING;
    if (relative < TOGETHER) {
      long key = key(middle);
      int at = slot(key);
      while (slots[at] != 0) {
        if (key(middles[slots[at] - 1]) == key && isTogether(slots[at] - 1, middle, relative)) {
          return;
        }
        at = (at + 1) & (slots.length - 1);
      }
      slots[at] = size + 1;
      if (2 * ++narrow > slots.length) {
        append(middle, relative);
        rehash();
        return;
      }
    }
    append(middle, relative);
  }

  /** Whether a ball of one that is there, or one a little wider, holds it too. */
  private boolean isTogether(int known, double middle, double relative) {
    double wide = Math.abs(middles[known] / middle - 1) + relative + ROUNDING;
    if (wide > radii[known] && wide < TOGETHER) {
      radii[known] = Math.nextUp((float) wide);
    }
    return wide <= radii[known];
  }

  private void append(double middle, double relative) {
    if (size == middles.length) {
      middles = Arrays.copyOf(middles, 2 * size);
      radii = Arrays.copyOf(radii, 2 * size);
    }
    middles[size] = middle;
    radii[size++] = Math.nextUp((float) relative);
  }

  private static long key(double middle) {
    return Double.doubleToRawLongBits(middle) >>> BITS_LEFT_OUT;
  }

  private int slot(long key) {
    return (int) ((key * 0x9E3779B97F4A7C15L) >>> 33) & (slots.length - 1);
  }

  private void rehash() {
    slots = new int[2 * slots.length];
    for (int i = 0; i < size; i++) {
      if (radii[i] <= TOGETHER) {
        int at = slot(key(middles[i]));
        while (slots[at] != 0) {
          at = (at + 1) & (slots.length - 1);
        }
        slots[at] = i + 1;
      }
    }
  }

  /** Adds a number of which the logarithm of the size lies in a ball. */
  void addFar(double log, double radius) {
    if (far == farLogs.length) {
      farLogs = Arrays.copyOf(farLogs, 2 * far + 2);
      farRadii = Arrays.copyOf(farRadii, 2 * far + 2);
    }
    farLogs[far] = log;
    farRadii[far++] = radius;
  }

  /** Nothing more is added. */
  void seal() {
    middles = Arrays.copyOf(middles, size);
    radii = Arrays.copyOf(radii, size);
    slots = new int[0];
  }

  /** Marks all that lie in sharp balls. */
  void mark(Marks marks) {
    for (int i = 0; i < size; i++) {
      marks.add(middles[i], Math.abs(middles[i]) * radii[i]);
    }
  }

  /** All of them but for zero, with their logarithms. */
  Spots spots() {
    Spots spots = new Spots(size());
    for (int i = 0; i < size; i++) {
      spots.add(middles[i], Math.abs(middles[i]) * radii[i]);
    }
    for (int i = 0; i < far; i++) {
      spots.addFar(farLogs[i], farRadii[i]);
    }
    if (vast) {
      spots.addVast();
    }
    return spots;
  }
}
