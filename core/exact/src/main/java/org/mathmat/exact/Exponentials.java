package org.mathmat.exact;

import java.util.ArrayList;
import java.util.List;

/** Powers whose exponents have logarithms: 2^log₂3 is 3, and 3^log₂5 is 5^log₂3. */
final class Exponentials {
  private final Engine engine;

  Exponentials(Engine engine) {
    this.engine = engine;
  }

  /** The power, or zero (which no power of a positive base is) where this way leads nowhere. */
  Num power(Num base, Num exponent) {
    Sum shape = Algebra.num(exponent);
    if (!hasLogarithm(shape) && !hasLogarithm(Algebra.den(exponent))) {
      return Num.ZERO;
    }
    Num logarithm = engine.algebra().multiply(exponent, engine.logarithms().ln(base));
    if (!Algebra.den(logarithm).isOne() || !Algebra.num(logarithm).isReal()) {
      return Num.ZERO;
    }
    Sum product = Sum.ONE;
    for (Term term : Algebra.num(logarithm).terms()) {
      Sum factor = exp(term);
      if (factor.size() == 0) {
        return Num.ZERO;
      }
      product = engine.algebra().times(product, factor);
    }
    return engine.algebra().over(product, Sum.ONE);
  }

  private static boolean hasLogarithm(Sum sum) {
    for (Term term : sum.terms()) {
      for (int i = 0; i < term.key().size(); i++) {
        if (term.key().atom(i) instanceof Logarithm) {
          return true;
        }
      }
    }
    return false;
  }

  /** e to the power of c·ln a, written as a^c; zero where there is no logarithm. */
  private Sum exp(Term term) {
    Key key = term.key();
    for (int i = 0; i < key.size(); i++) {
      if (key.atom(i) instanceof Logarithm(Atom of)
          && key.exponent(i) instanceof Rational r
          && r.signum() > 0) {
        List<Atom> atoms = new ArrayList<>();
        List<Num> exponents = new ArrayList<>();
        for (int j = 0; j < key.size(); j++) {
          Num left = j == i ? r.minus(SmallRat.ONE) : key.exponent(j);
          if (!left.equals(SmallRat.ZERO)) {
            atoms.add(key.atom(j));
            exponents.add(left);
          }
        }
        Sum rest = Sum.of(new Term(term.coefficient(), Key.of(atoms, exponents, SmallRat.ZERO)));
        return engine.algebra().power(of, engine.algebra().over(rest, Sum.ONE));
      }
    }
    return Sum.ZERO;
  }
}
