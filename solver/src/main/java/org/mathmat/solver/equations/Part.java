package org.mathmat.solver.equations;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of the stock, and what is known about the expressions that use exactly it. */
final class Part {
  /**
   * The last sign of an expression and its operands; the small one is worked out forward.
   *
   * @param apart whether a fraction, but for zero, can only be made of two fractions: one operand
   *     is a fraction for sure, and the sign is one of + - × ÷
   */
  record Split(Form.OfTwo form, Part small, Part large, boolean apart) {
    Split(Form.OfTwo form, Part small, Part large) {
      this(form, small, large, keepsFractionsApart(form, small.reach, large.reach));
    }

    private static boolean keepsFractionsApart(Form.OfTwo form, Reach small, Reach large) {
      return form.rule().isReversible()
          && !form.wide()
          && small.ordinary()
          && large.ordinary()
          && !(small.irrational() && large.irrational());
    }
  }

  private final long used;
  private final int leaves;
  private final Reach reach;

  /**
   * The values that it can have: all, and a sample; of ordinary expressions, and of long numerals.
   */
  private final @Nullable ValueSet[] values = new ValueSet[4];

  private @Nullable ValueSet fractions;
  private @Nullable List<Split> splits;
  private final ValueSet failed = new ValueSet();
  private final ValueSet failedOpen = new ValueSet();
  private int asked;

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

  @Nullable ValueSet values(boolean sample, boolean wide) {
    return values[(sample ? 2 : 0) + (wide ? 1 : 0)];
  }

  void setValues(boolean sample, boolean wide, ValueSet set) {
    values[(sample ? 2 : 0) + (wide ? 1 : 0)] = set;
  }

  /** The fractions among its values, and what may be one. */
  @Nullable ValueSet fractions() {
    return fractions;
  }

  void setFractions(ValueSet set) {
    fractions = set;
  }

  @Nullable List<Split> splits() {
    return splits;
  }

  void setSplits(List<Split> all) {
    splits = all;
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
}
