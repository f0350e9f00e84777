package org.mathmat.solver.equations;

import org.jspecify.annotations.Nullable;

/** The last sign of an expression and its operands; the small one is worked out forward. */
final class Split {
  /**
   * What is needed of the operands to look for a value.
   *
   * @param small the values of the small one
   * @param places where those of the large one lie
   * @param open whether some of them could not be worked out
   * @param height no numerator or denominator of a result is greater; without end where that is not
   *     known
   */
  record Operands(ValueSet small, Places places, boolean open, double height) {}

  /** What is kept for operands that are noted. */
  static final int WORDS_FOR_OPERANDS = 6;

  private final Form.OfTwo form;
  private final Part small;
  private final Part large;

  /** It is worked out when somebody asks. */
  private @Nullable Traits traits;

  private @Nullable Operands fractions;
  private @Nullable Operands all;

  Split(Form.OfTwo form, Part small, Part large) {
    this.form = form;
    this.small = small;
    this.large = large;
  }

  Form.OfTwo form() {
    return form;
  }

  Part small() {
    return small;
  }

  Part large() {
    return large;
  }

  /** Whether a fraction, but for zero, can only be made of two fractions. */
  boolean apart() {
    return traits().apart();
  }

  /** A proof that no such value is a result. */
  boolean lacks(Nature value) {
    return traits().lacks(value);
  }

  private Traits traits() {
    Traits known = traits;
    if (known == null) {
      known = Traits.of(form, small.reach(), large.reach());
      traits = known;
    }
    return known;
  }

  /**
   * No numerator or denominator of a result is greater; without end where that is not known.
   *
   * @param ours the same of the values of the small operand
   * @param theirs and of those of the large one
   */
  double height(double ours, double theirs) {
    return height(form.rule(), ours, theirs);
  }

  static double height(Rule rule, double ours, double theirs) {
    return switch (rule) {
      case ADD, SUBTRACT, MULTIPLY, DIVIDE -> 2 * ours * theirs;
      default -> Double.POSITIVE_INFINITY;
    };
  }

  /**
   * What was noted of the operands.
   *
   * @param onlyFractions of the fractions among them
   */
  @Nullable Operands operands(boolean onlyFractions) {
    return onlyFractions ? fractions : all;
  }

  void setOperands(boolean onlyFractions, Operands operands) {
    if (onlyFractions) {
      fractions = operands;
    } else {
      all = operands;
    }
  }
}
