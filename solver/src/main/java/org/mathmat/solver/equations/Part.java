package org.mathmat.solver.equations;

import org.jspecify.annotations.Nullable;

/** A part of the stock, and what is known about the expressions that use exactly it. */
final class Part {
  private final long used;
  private final int leaves;
  private final Reach reach;

  /**
   * The values that it can have: all, and a sample; of ordinary expressions, and of long numerals.
   */
  private final @Nullable ValueSet[] values = new ValueSet[4];

  private boolean barren;
  private @Nullable ValueSet fractions;
  private Split @Nullable [] splits;
  private final ValueSet failed = new ValueSet();
  private final ValueSet failedOpen = new ValueSet();
  private @Nullable Places outline;
  private int asked;
  private long sought;

  private Looks looksForFractions = new Looks();
  private Looks looks = new Looks();

  Part(long used, int leaves, Reach reach) {
    this.used = used;
    this.leaves = leaves;
    this.reach = reach;
  }

  long used() {
    return used;
  }

  /** The most operands that it may have. */
  int leaves() {
    return leaves;
  }

  /** Which numbers it may name, as far as its signs and numerals tell. */
  Reach reach() {
    return reach;
  }

  /** Whether it was listed, and nothing was found. */
  boolean isBarren() {
    return barren;
  }

  @Nullable ValueSet values(boolean sample, boolean wide) {
    return values[(sample ? 2 : 0) + (wide ? 1 : 0)];
  }

  void setValues(boolean sample, boolean wide, ValueSet set) {
    values[(sample ? 2 : 0) + (wide ? 1 : 0)] = set;
    barren |= !sample && !wide && set.size() == 0 && !set.isOpen();
  }

  /** The fractions among its values, and what may be one. */
  @Nullable ValueSet fractions() {
    return fractions;
  }

  void setFractions(ValueSet set) {
    fractions = set;
  }

  Split @Nullable [] splits() {
    return splits;
  }

  void setSplits(Split[] all) {
    splits = all;
  }

  void forgetSplits() {
    splits = null;
    looksForFractions = new Looks();
    looks = new Looks();
  }

  /** What it is known not to name. */
  ValueSet failed() {
    return failed;
  }

  /** What it was not found to name, though something could not be worked out. */
  ValueSet failedOpen() {
    return failedOpen;
  }

  /** Counts how often it was asked for a value. */
  int asked() {
    return ++asked;
  }

  /** Where its values lie, as far as that can be known without a list of them. */
  @Nullable Places outline() {
    return outline;
  }

  void setOutline(Places places) {
    outline = places;
  }

  /**
   * What came of looking at its splits.
   *
   * @param fraction for fractions
   */
  Looks looks(boolean fraction) {
    return fraction ? looksForFractions : looks;
  }

  /** Counts how often it was asked where its values lie. */
  long sought(long questions) {
    sought += questions;
    return sought;
  }
}
