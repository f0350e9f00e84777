package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Removes one root exactly: A + B·g^(d/k) is zero only if g^d·B^k = (-A)^k, and then exactly if the
 * quotient -A/(B·g^(d/k)), a k-th root of unity, is near 1.
 */
final class Isolation {
  private static final int LARGEST_INDEX = 12;
  private final Engine engine;

  Isolation(Engine engine) {
    this.engine = engine;
  }

  Truth isZero(Sum sum) {
    for (Radicand root : outermost(sum)) {
      NavigableMap<Rational, Sum> parts = parts(sum, root);
      Sum low = parts.firstEntry().getValue();
      Sum high = parts.lastEntry().getValue();
      if (parts.size() == 1) {
        return engine.zeroTest().isZero(low);
      }
      if (parts.size() == 2) {
        Rational step = parts.lastKey().minus(parts.firstKey());
        if (step.numerator().compareTo(BigInteger.valueOf(LARGEST_INDEX)) <= 0
            && step.denominator().compareTo(BigInteger.valueOf(LARGEST_INDEX)) <= 0) {
          Truth answer = isZero(low, high, root, step);
          if (answer != Truth.UNKNOWN) {
            return answer;
          }
        }
      }
    }
    return Truth.UNKNOWN;
  }

  /** The radicands of the sum, the deepest first, so that none is inside a later one. */
  private static List<Radicand> outermost(Sum sum) {
    List<Radicand> found = new ArrayList<>();
    for (Term term : sum.terms()) {
      for (int i = 0; i < term.key().size(); i++) {
        if (term.key().atom(i) instanceof Radicand g
            && term.key().exponent(i) instanceof Rational
            && !found.contains(g)) {
          found.add(g);
        }
      }
    }
    found.sort((a, b) -> b.depth() - a.depth());
    return found;
  }

  /** The sum by powers of the root. */
  private NavigableMap<Rational, Sum> parts(Sum sum, Radicand root) {
    NavigableMap<Rational, Sum> parts = new TreeMap<>();
    for (Term term : sum.terms()) {
      Key key = term.key();
      Rational power = SmallRat.ZERO;
      List<Atom> atoms = new ArrayList<>();
      List<Num> exponents = new ArrayList<>();
      for (int i = 0; i < key.size(); i++) {
        if (key.atom(i).equals(root) && key.exponent(i) instanceof Rational r) {
          power = r;
        } else {
          atoms.add(key.atom(i));
          exponents.add(key.exponent(i));
        }
      }
      Term rest = new Term(term.coefficient(), Key.of(atoms, exponents, key.phase()));
      parts.merge(power, Sum.of(rest), engine.algebra()::plus);
    }
    return parts;
  }

  private Truth isZero(Sum a, Sum b, Radicand root, Rational step) {
    Truth noB = engine.zeroTest().isZero(b);
    if (noB == Truth.TRUE) {
      return engine.zeroTest().isZero(a);
    }
    Truth noA = engine.zeroTest().isZero(a);
    if (noA == Truth.TRUE) {
      return noB;
    }
    if (noA == Truth.UNKNOWN || noB == Truth.UNKNOWN) {
      return Truth.UNKNOWN;
    }
    Algebra algebra = engine.algebra();
    int k = step.denominator().intValue();
    int d = step.numerator().intValue();
    Sum minus = algebra.scale(a, SmallRat.MINUS_ONE);
    Sum difference =
        algebra.plus(
            algebra.pow(minus, k),
            algebra.scale(
                algebra.times(algebra.pow(b, k), algebra.pow(root.sum(), d)), SmallRat.MINUS_ONE));
    Truth powers = engine.zeroTest().isZero(difference);
    if (powers != Truth.TRUE) {
      return powers;
    }
    Sum right = algebra.times(b, algebra.power(root, step));
    for (int precision = 64; precision <= 4096; precision *= 4) {
      Evaluation evaluation = engine.evaluation(precision);
      Box below = evaluation.of(right);
      if (below.norm(precision).containsZero()) {
        continue;
      }
      Box ratio = evaluation.of(minus).times(below.inverse(precision), precision);
      Box gap = ratio.minus(Box.ONE, precision);
      if (!gap.containsZero()) {
        return Truth.FALSE;
      }
      // The other k-th roots of unity are at least 4/k away from 1.
      Dyadic near = Dyadic.ONE.over(Dyadic.of(BigInteger.valueOf(k)), 16, false);
      if (isWithin(gap.re(), near) && isWithin(gap.im(), near)) {
        return Truth.TRUE;
      }
    }
    return Truth.UNKNOWN;
  }

  private static boolean isWithin(Interval interval, Dyadic bound) {
    return interval.hi().compare(bound) < 0 && interval.lo().compare(bound.negate()) > 0;
  }
}
