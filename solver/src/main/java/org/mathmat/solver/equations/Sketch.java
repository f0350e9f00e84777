package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.Meter;

/** An outline that is being drawn: where results lie is put down one after another. */
final class Sketch {
  /** In a part of which nothing more is made a few results share a word. */
  private static final int CROWD = 3;

  private static final int FEW_FAR = 64;
  private static final double MORE = 1 + 0x1p-30;

  private final @Nullable Results results;
  private final Marks marks;
  private final Meter meter;
  private final List<Places> radicands = new ArrayList<>();
  private @Nullable Marks far;
  private boolean farAnywhere;
  private boolean negative;
  private double besideZero;
  private boolean failed;

  /**
   * @param kept whether the results are kept one by one
   * @param size how many results there may be
   */
  Sketch(boolean kept, int size, Meter meter) {
    this.results = kept ? new Results() : null;
    this.marks = new Marks(kept ? 0 : size, CROWD);
    this.meter = meter;
  }

  /** Something lies where nobody knows. */
  void fail() {
    failed = true;
  }

  boolean hasFailed() {
    return failed;
  }

  void putZero() {
    if (results != null) {
      results.addZero();
    }
  }

  /** A result in a sharp ball. */
  void put(double middle, double radius) {
    negative |= middle < 0;
    if (results != null) {
      results.add(middle, radius);
    } else {
      marks.add(middle, radius);
    }
  }

  /** A result that is too large or too near zero for a ball; the logarithm of its size is known. */
  void putFar(double log, double radius) {
    negative = true;
    if (far == null) {
      far = new Marks(FEW_FAR, 1);
    }
    far.add(log, radius);
    if (results != null) {
      results.addFar(log, radius);
    }
  }

  /** A result so large or so near zero that nobody knows where it lies. */
  void putVast() {
    negative = true;
    farAnywhere = true;
    if (results != null) {
      results.addVast();
    }
  }

  /** A result within so much of zero. */
  void putBesideZero(double within) {
    negative = true;
    besideZero = Math.max(besideZero, within * MORE);
  }

  /**
   * A result of which the logarithm of the size lies in a ball.
   *
   * @param signs whether it may be less than zero
   */
  void putSize(double log, double radius, boolean signs) {
    if (Ball.isLogarithmOfFar(log, radius)) {
      putFar(log, radius);
      return;
    }
    double size = Math.exp(log);
    double sizeRadius = Ball.exponential(log, radius, size);
    if (!Ball.isSharp(size, sizeRadius)) {
      failed = true;
      return;
    }
    put(size, sizeRadius);
    if (signs) {
      put(-size, sizeRadius);
    }
  }

  /** What a root sign in front may stand before. */
  void putRadicands(Places places) {
    radicands.add(places);
    farAnywhere |= places.mayBeFar();
  }

  /** The outline, if nothing failed. */
  @Nullable Outline outline() {
    if (failed) {
      return null;
    }
    Marks all = marks;
    boolean kept = results != null && besideZero == 0;
    if (results != null) {
      results.seal();
      all = new Marks(results.size(), 1);
      results.mark(all);
      meter.keep(kept ? results.words() : 0);
    }
    meter.keep(all.words());
    return new Outline(
        all,
        farAnywhere ? null : far,
        farAnywhere || far != null,
        negative,
        besideZero,
        List.copyOf(radicands),
        null,
        kept ? results : null);
  }
}
