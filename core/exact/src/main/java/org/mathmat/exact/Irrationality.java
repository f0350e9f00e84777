package org.mathmat.exact;

/** Proofs that numbers with logarithms or irrational exponents are not rational. */
final class Irrationality {
  private final Engine engine;

  Irrationality(Engine engine) {
    this.engine = engine;
  }

  boolean isIrrational(Num value) {
    Sum num = Algebra.num(value);
    Sum den = Algebra.den(value);
    if (den.isOne() && num.size() == 1) {
      return isQuotientOfLogarithms(num.first().key()) || isTranscendental(num.first());
    }
    // Not proportional by their forms: the logarithms of primes are independent.
    return isSumOfLogarithms(num) && isSumOfLogarithms(den);
  }

  /** ln p / ln q for different primes: p^b = q^a has no solution in whole numbers but 0. */
  private static boolean isQuotientOfLogarithms(Key key) {
    return key.phase().isZero()
        && key.size() == 2
        && key.atom(0) instanceof Logarithm(Prime _)
        && key.atom(1) instanceof Logarithm(Prime _)
        && key.exponent(0) instanceof SmallRat a
        && key.exponent(1) instanceof SmallRat b
        && Math.abs(a.n()) == 1
        && a.n() == -b.n();
  }

  private static boolean isSumOfLogarithms(Sum sum) {
    for (Term term : sum.terms()) {
      Key key = term.key();
      if (!key.phase().isZero()
          || key.size() != 1
          || !(key.atom(0) instanceof Logarithm(Prime _))
          || !key.exponent(0).equals(SmallRat.ONE)) {
        return false;
      }
    }
    return true;
  }

  /**
   * An algebraic number times powers of primes with algebraic exponents, one of them irrational, is
   * transcendental (Baker 1966).
   */
  private boolean isTranscendental(Term term) {
    boolean irrational = false;
    for (int i = 0; i < term.key().size(); i++) {
      Atom atom = term.key().atom(i);
      Num exponent = term.key().exponent(i);
      if (Kinds.isAlgebraic(atom, exponent)) {
        continue;
      }
      if (!(atom instanceof Prime) || !Kinds.isAlgebraic(exponent)) {
        return false;
      }
      irrational |= engine.predicates().rational(exponent) instanceof Predicates.Irrational;
    }
    return irrational;
  }
}
