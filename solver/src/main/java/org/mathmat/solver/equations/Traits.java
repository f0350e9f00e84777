package org.mathmat.solver.equations;

import org.mathmat.exact.Truth;

/**
 * What is known of the results of a sign between two operands.
 *
 * @param apart whether a fraction, but for zero, can only be made of two fractions: one operand is
 *     a fraction for sure, and the sign is one of + - × ÷
 * @param primes the primes that the operands can give a result; -1 where that is not known
 * @param integral whether all results that are algebraic are algebraic integers
 */
record Traits(boolean apart, int primes, boolean integral) {
  /** Nothing is known. */
  static final Traits NONE = new Traits(false, -1, false);

  static Traits of(Form.OfTwo form, Reach small, Reach large) {
    return new Traits(
        isApart(form, small, large),
        primes(form.rule(), small, large),
        isIntegral(form.rule(), small, large));
  }

  private static boolean isApart(Form.OfTwo form, Reach small, Reach large) {
    return form.rule().isReversible()
        && !form.wide()
        && small.ordinary()
        && large.ordinary()
        && !(small.irrational() && large.irrational());
  }

  private static int primes(Rule rule, Reach small, Reach large) {
    return switch (rule) {
      case MULTIPLY, DIVIDE -> small.primes() | large.primes();
      case POWER, ROOT ->
          (large.algebraic() ? small.primes() : -1) | (small.algebraic() ? large.primes() : -1);
      default -> -1;
    };
  }

  /**
   * Sums and products of algebraic integers are algebraic integers; one of an integer and a
   * transcendental number is transcendental. A power of an integer is one if the exponent is a
   * fraction above zero, and transcendental if it is irrational.
   */
  private static boolean isIntegral(Rule rule, Reach small, Reach large) {
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
    return (value.surely() & ~primes) != 0 || (integral && value.integral() == Truth.FALSE);
  }
}
