package org.mathmat.exact;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sums with logarithms or irrational exponents: exponents that are equal in disguise are made the
 * same, then the terms are grouped by what is transcendental in them; if the algebraic coefficient
 * of every group is zero, so is the sum.
 */
final class Transcendence {
  private final Engine engine;

  Transcendence(Engine engine) {
    this.engine = engine;
  }

  Truth isZero(Sum sum) {
    Sum unified = unified(sum);
    if (!unified.equals(sum)) {
      return engine.zeroTest().isZero(unified);
    }
    Truth linear = new LinearLogarithms(engine).isZero(sum);
    if (linear != Truth.UNKNOWN) {
      return linear;
    }
    Map<Key, Sum> groups = new LinkedHashMap<>();
    for (Term term : sum.terms()) {
      Key key = term.key();
      List<Atom> plain = new ArrayList<>();
      List<Num> plainExponents = new ArrayList<>();
      List<Atom> other = new ArrayList<>();
      List<Num> otherExponents = new ArrayList<>();
      for (int i = 0; i < key.size(); i++) {
        boolean algebraic = Kinds.isAlgebraic(key.atom(i), key.exponent(i));
        (algebraic ? plain : other).add(key.atom(i));
        (algebraic ? plainExponents : otherExponents).add(key.exponent(i));
      }
      Sum coefficient =
          Sum.of(new Term(term.coefficient(), Key.of(plain, plainExponents, key.phase())));
      groups.merge(
          Key.of(other, otherExponents, SmallRat.ZERO), coefficient, engine.algebra()::plus);
    }
    if (groups.size() == 1 && groups.containsKey(Key.ONE)) {
      return Truth.UNKNOWN;
    }
    int open = 0;
    int different = 0;
    for (Sum coefficient : groups.values()) {
      switch (engine.zeroTest().isZero(coefficient)) {
        case TRUE -> {}
        case FALSE -> different++;
        case UNKNOWN -> open++;
      }
    }
    if (open == 0 && different < 2) {
      return Truth.of(different == 0);
    }
    return Truth.UNKNOWN;
  }

  /** The same sum, exponents of an atom that differ by a proved fraction written alike. */
  private Sum unified(Sum sum) {
    if (!hasIrrationalExponent(sum)) {
      return sum;
    }
    Map<Atom, List<Num>> known = new LinkedHashMap<>();
    Algebra algebra = engine.algebra();
    Sum result = Sum.ZERO;
    for (Term term : sum.terms()) {
      Key key = term.key();
      Sum product = algebra.times(Sum.of(term.coefficient()), algebra.phase(key.phase()));
      for (int i = 0; i < key.size(); i++) {
        Num exponent = key.exponent(i);
        if (exponent instanceof Quotient && !(key.atom(i) instanceof Logarithm)) {
          List<Num> before = known.computeIfAbsent(key.atom(i), _ -> new ArrayList<>());
          exponent = unified(exponent, before);
        }
        product = algebra.times(product, algebra.power(key.atom(i), exponent));
      }
      result = algebra.plus(result, product);
    }
    return result;
  }

  private static boolean hasIrrationalExponent(Sum sum) {
    for (Term term : sum.terms()) {
      for (int i = 0; i < term.key().size(); i++) {
        if (term.key().exponent(i) instanceof Quotient) {
          return true;
        }
      }
    }
    return false;
  }

  private Num unified(Num exponent, List<Num> known) {
    if (engine.predicates().rational(exponent) instanceof Predicates.Known(Rational r)) {
      return r;
    }
    for (Num other : known) {
      Num gap = engine.algebra().subtract(exponent, other);
      if (engine.predicates().rational(gap) instanceof Predicates.Known(Rational r)) {
        return engine.algebra().add(other, r);
      }
    }
    known.add(exponent);
    return exponent;
  }
}
