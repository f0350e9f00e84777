package org.mathmat.solver.equations;

import org.jspecify.annotations.Nullable;
import org.mathmat.exact.Truth;

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

  /** What is known of the results is worked out when somebody asks. */
  private boolean examined;

  private boolean apart;
  private int primes;
  private boolean integral;
  private @Nullable Operands fractions;
  private @Nullable Operands all;

  Split(Form.OfTwo form, Part small, Part large) {
    this.form = form;
    this.small = small;
    this.large = large;
  }

  private void examine() {
    Reach ours = small.reach();
    Reach theirs = large.reach();
    apart = keepsFractionsApart(form, ours, theirs);
    primes = primes(form.rule(), ours, theirs);
    integral = isIntegral(form.rule(), ours, theirs);
    examined = true;
  }

  static boolean keepsFractionsApart(Form.OfTwo form, Reach small, Reach large) {
    return form.rule().isReversible()
        && !form.wide()
        && small.ordinary()
        && large.ordinary()
        && !(small.irrational() && large.irrational());
  }

  static int primes(Rule rule, Reach small, Reach large) {
    return switch (rule) {
      case MULTIPLY, DIVIDE -> small.primes() | large.primes();
      case POWER, ROOT ->
          (large.algebraic() ? small.primes() : -1) | (small.algebraic() ? large.primes() : -1);
      default -> -1;
    };
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

  /**
   * Whether a fraction, but for zero, can only be made of two fractions: one operand is a fraction
   * for sure, and the sign is one of + - × ÷.
   */
  boolean apart() {
    if (!examined) {
      examine();
    }
    return apart;
  }

  /**
   * Whether all results that are algebraic are algebraic integers. Sums and products of integers
   * are; one of an integer and a transcendental number is transcendental. A power of an integer is
   * one if the exponent is a fraction above zero, and transcendental if it is irrational.
   */
  static boolean isIntegral(Rule rule, Reach small, Reach large) {
    if (!small.integral() || !large.integral()) {
      return false;
    }
    return switch (rule) {
      case ADD, SUBTRACT, MULTIPLY -> small.algebraic() || large.algebraic();
      case POWER, ROOT -> small.algebraic() && large.algebraic();
      default -> false;
    };
  }

  /**
   * A proof that the value has a prime factor that neither operand can give it, or is no algebraic
   * integer where all results are.
   */
  boolean lacks(Nature value) {
    if (!examined) {
      examine();
    }
    return (value.surely() & ~primes) != 0 || (integral && value.integral() == Truth.FALSE);
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
