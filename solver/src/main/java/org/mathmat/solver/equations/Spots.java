package org.mathmat.solver.equations;

import java.util.Arrays;

/** Where numbers lie, one by one, and the logarithms of their sizes; laid out in rows. */
final class Spots {
  /** The words that a number takes. */
  static final int WORDS_FOR_EACH = 5;

  /** A number of which nothing of use is known. */
  static final byte UNKNOWN = 0;

  /** In a sharp ball, and not beside 1 or -1. */
  static final byte ORDINARY = 1;

  /** In a sharp ball, and so near 1 or -1 that its logarithm may not lie in a sharp one. */
  static final byte NEAR_ONE = 2;

  /** 1 or -1 itself. */
  static final byte UNIT = 3;

  static final byte ZERO = 4;

  /** Too large or too near zero for a ball: only its logarithm is known. */
  static final byte FAR = 5;

  /** So large or so near zero that its logarithm is not known either. */
  static final byte VAST = 6;

  private static final double LOGARITHM_ROUNDING = 0x1p-49;
  private static final double LEAST_LOGARITHM_ROUNDING = 0x1p-60;

  private int size;
  private byte[] states;
  private double[] middles;
  private double[] radii;
  private double[] logs;
  private double[] logRadii;

  Spots(int capacity) {
    states = new byte[capacity];
    middles = new double[capacity];
    radii = new double[capacity];
    logs = new double[capacity];
    logRadii = new double[capacity];
  }

  int size() {
    return size;
  }

  byte state(int index) {
    return states[index];
  }

  /** Whether it lies where steps in balls are not enough. */
  boolean isOdd(int index) {
    byte state = states[index];
    return state == FAR || state == VAST || state == UNKNOWN;
  }

  double middle(int index) {
    return middles[index];
  }

  double radius(int index) {
    return radii[index];
  }

  /** Where the logarithm of the size lies; it is worked out when somebody asks. */
  double log(int index) {
    if (Double.isNaN(logs[index]) && Math.abs(middles[index]) > 0) {
      logs[index] = Math.log(Math.abs(middles[index]));
      logRadii[index] = logRadius(middles[index], radii[index], logs[index]);
    }
    return logs[index];
  }

  /** Whether the logarithm lies in a sharp ball, so that something may be divided by it. */
  boolean hasLogarithm(int index) {
    return Ball.isSharp(log(index), logRadii[index]);
  }

  double logRadius(int index) {
    return Double.isNaN(log(index)) ? Double.NaN : logRadii[index];
  }

  /** Adds a number that is known. */
  void add(WordArithmetic words, long word) {
    Numbers numbers = words.numbers();
    if (word == Words.ZERO) {
      add(ZERO, 0, 0, Double.NaN, Double.NaN);
    } else if (numbers.kind(word).isLarge()) {
      Ball log = numbers.ball(word).times(Ball.LN_2);
      addFar(log.middle(), log.radius());
    } else if (numbers.kind(word).isBeyond()) {
      addVast();
    } else {
      Ball ball = numbers.spot(word);
      if (ball.isSharp()) {
        add(ball.middle(), ball.radius());
        if (states[size - 1] == NEAR_ONE) {
          Ball log = words.logarithm(word);
          logs[size - 1] = log.middle();
          logRadii[size - 1] = log.radius();
        }
      } else {
        addNothing(UNKNOWN);
      }
    }
  }

  /** Adds what lies in a sharp ball. */
  void add(double middle, double radius) {
    boolean unit = Math.abs(middle) == 1 && radius == 0;
    byte state = !Needed.isNearOne(middle) ? ORDINARY : unit ? UNIT : NEAR_ONE;
    add(state, middle, radius, Double.NaN, Double.NaN);
  }

  /** Adds a number, above zero or below, of which the logarithm of the size lies in a ball. */
  void addFar(double log, double radius) {
    add(FAR, Double.NaN, Double.NaN, log, radius);
  }

  void addVast() {
    addNothing(VAST);
  }

  private void addNothing(byte state) {
    add(state, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
  }

  private void add(byte state, double middle, double radius, double log, double logRadius) {
    if (size == states.length) {
      int more = Math.max(4, 2 * size);
      states = Arrays.copyOf(states, more);
      middles = Arrays.copyOf(middles, more);
      radii = Arrays.copyOf(radii, more);
      logs = Arrays.copyOf(logs, more);
      logRadii = Arrays.copyOf(logRadii, more);
    }
    states[size] = state;
    middles[size] = middle;
    radii[size] = radius;
    logs[size] = log;
    logRadii[size++] = logRadius;
  }

  /** The radius of the logarithm of the size of what lies in a sharp ball. */
  static double logRadius(double middle, double radius, double log) {
    return 1.01 * radius / Math.abs(middle)
        + Math.abs(log) * LOGARITHM_ROUNDING
        + (radius == 0 && log == 0 ? 0 : LEAST_LOGARITHM_ROUNDING);
  }
}
