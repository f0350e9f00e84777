package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sums of logarithms with fractions as coefficients, all divided by the same logarithms: zero
 * exactly if the product of what they are logarithms of, each to its coefficient, is 1.
 */
final class LinearLogarithms {
  private static final BigInteger LARGEST = BigInteger.valueOf(64);
  private final Engine engine;

  LinearLogarithms(Engine engine) {
    this.engine = engine;
  }

  Truth isZero(Sum sum) {
    Sum cleared = cleared(sum);
    BigInteger scale = BigInteger.ONE;
    for (Term term : cleared.terms()) {
      Key key = term.key();
      if (key.size() != 1
          || !key.phase().isZero()
          || !(key.atom(0) instanceof Logarithm)
          || !key.exponent(0).equals(SmallRat.ONE)) {
        return Truth.UNKNOWN;
      }
      BigInteger d = term.coefficient().denominator();
      scale = scale.divide(scale.gcd(d)).multiply(d);
    }
    Algebra algebra = engine.algebra();
    Sum left = Sum.ONE;
    Sum right = Sum.ONE;
    for (Term term : cleared.terms()) {
      Rational exponent = term.coefficient().times(Rational.of(scale));
      Atom of = ((Logarithm) term.key().atom(0)).of();
      if (of instanceof Radicand && exponent.numerator().abs().compareTo(LARGEST) > 0) {
        return Truth.UNKNOWN;
      }
      Sum power = algebra.power(of, exponent.abs());
      if (exponent.signum() > 0) {
        left = algebra.times(left, power);
      } else {
        right = algebra.times(right, power);
      }
    }
    return engine.zeroTest().isZero(algebra.plus(left, algebra.scale(right, SmallRat.MINUS_ONE)));
  }

  /** The sum times powers of logarithms, so that no logarithm is left in a divisor. */
  private Sum cleared(Sum sum) {
    Map<Atom, Rational> least = new LinkedHashMap<>();
    for (Term term : sum.terms()) {
      for (int i = 0; i < term.key().size(); i++) {
        if (term.key().atom(i) instanceof Logarithm
            && term.key().exponent(i) instanceof Rational r
            && r.signum() < 0) {
          least.merge(term.key().atom(i), r, (a, b) -> a.compareTo(b) < 0 ? a : b);
        }
      }
    }
    List<Map.Entry<Atom, Rational>> divisors = new ArrayList<>(least.entrySet());
    Sum result = sum;
    for (Map.Entry<Atom, Rational> divisor : divisors) {
      Sum factor = engine.algebra().power(divisor.getKey(), divisor.getValue().negate());
      result = engine.algebra().times(result, factor);
    }
    return result;
  }
}
