package org.mathmat.exact;

/** What kind of number a form shows: algebraic, or made with logarithms and irrational powers. */
final class Kinds {
  private Kinds() {}

  static boolean isAlgebraic(Num value) {
    return switch (value) {
      case Rational _ -> true;
      case Quotient q -> isAlgebraic(q.num()) && isAlgebraic(q.den());
    };
  }

  static boolean isAlgebraic(Sum sum) {
    for (Term term : sum.terms()) {
      for (int i = 0; i < term.key().size(); i++) {
        if (!isAlgebraic(term.key().atom(i), term.key().exponent(i))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a power of an atom is algebraic by its form. */
  static boolean isAlgebraic(Atom atom, Num exponent) {
    return (exponent instanceof Rational || isWhole(exponent))
        && switch (atom) {
          case Prime _, Factorial _ -> true;
          case Radicand g -> isAlgebraic(g.sum());
          case Logarithm _ -> false;
        };
  }

  /** Whether the key is a product of primes with whole exponents, perhaps negative. */
  static boolean isFraction(Key key) {
    for (int i = 0; i < key.size(); i++) {
      if (!(key.atom(i) instanceof Prime) || !key.exponent(i).integerValue().isPresent()) {
        return false;
      }
    }
    return key.phase().isZero();
  }

  /** Whether a term is a fraction with no prime of its key in the coefficient as well. */
  static boolean isFractionInLowestTerms(Term term) {
    Key key = term.key();
    if (!isFraction(key)) {
      return false;
    }
    for (int i = 0; i < key.size(); i++) {
      if (Factors.valuation(term.coefficient(), ((Prime) key.atom(i)).p()) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether the number is a whole multiple of powers of primes, the exponents written out. */
  static boolean isProductOfPrimes(Num value) {
    return value instanceof Quotient q
        && q.num().size() == 1
        && isWhole(value)
        && isFraction(q.num().first().key());
  }

  /** Whether the form shows a whole number: whole coefficients and whole positive exponents. */
  static boolean isWhole(Num value) {
    return switch (value) {
      case Rational r -> r.isInteger();
      case Quotient q -> q.den().isOne() && isWhole(q.num());
    };
  }

  private static boolean isWhole(Sum sum) {
    for (Term term : sum.terms()) {
      Key key = term.key();
      if (!term.coefficient().isInteger() || !key.phase().isZero()) {
        return false;
      }
      for (int i = 0; i < key.size(); i++) {
        if (!isWhole(key.atom(i)) || !isCount(key.exponent(i))) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isWhole(Atom atom) {
    return switch (atom) {
      case Prime _, Factorial _ -> true;
      case Radicand g -> isWhole(g.sum());
      case Logarithm _ -> false;
    };
  }

  /** Whether the form shows a whole number that is not negative. */
  private static boolean isCount(Num value) {
    return switch (value) {
      case Rational r -> r.isInteger() && r.signum() >= 0;
      case Quotient q -> isWhole(q) && hasNoMinus(q.num());
    };
  }

  private static boolean hasNoMinus(Sum sum) {
    for (Term term : sum.terms()) {
      if (term.coefficient().signum() < 0) {
        return false;
      }
    }
    return true;
  }
}
