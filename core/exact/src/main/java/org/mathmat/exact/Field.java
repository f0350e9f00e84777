package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Makes divisors that are sums of roots rational. Distinct roots of fractions are linearly
 * independent over the fractions (Besicovitch 1940), so conjugates of a sum that is not zero are
 * not zero either, and every such sum has an inverse of the same kind.
 */
final class Field {
  private static final int LARGEST_DEGREE = 16;
  private static final BigInteger LARGEST_FIELD = BigInteger.valueOf(64);
  private static final int ROUNDS = 8;
  private final Work work;
  private final Algebra algebra;

  Field(Work work, Algebra algebra) {
    this.work = work;
    this.algebra = algebra;
  }

  /** An equal pair of sums, where possible with a divisor of one term. */
  Sum[] rationalise(Sum above, Sum below) {
    Sum num = above;
    Sum den = below;
    if (Separation.degree(below).compareTo(LARGEST_FIELD) > 0) {
      return new Sum[] {num, den};
    }
    for (int round = 0; round < ROUNDS && den.size() > 1; round++) {
      NavigableMap<BigInteger, BigInteger> roots = roots(den);
      Sum conjugate = den;
      if (hasImaginary(den)) {
        conjugate = algebra.conjugate(den);
      } else {
        for (Map.Entry<BigInteger, BigInteger> root : roots.entrySet()) {
          if (root.getValue().equals(BigInteger.TWO)) {
            conjugate = flip(den, root.getKey());
            break;
          }
        }
      }
      if (conjugate.equals(den)) {
        return inverted(num, den, roots);
      }
      num = algebra.times(num, conjugate);
      den = algebra.times(den, conjugate);
    }
    return new Sum[] {num, den};
  }

  private static boolean hasImaginary(Sum sum) {
    for (Term term : sum.terms()) {
      if (!term.key().phase().isZero()) {
        return true;
      }
    }
    return false;
  }

  /** The primes under roots with the least common index of each. */
  static NavigableMap<BigInteger, BigInteger> roots(Sum sum) {
    NavigableMap<BigInteger, BigInteger> roots = new TreeMap<>();
    for (Term term : sum.terms()) {
      for (int i = 0; i < term.key().size(); i++) {
        if (term.key().atom(i) instanceof Prime(BigInteger p)
            && term.key().exponent(i) instanceof Rational r) {
          roots.merge(p, r.denominator(), (a, b) -> a.divide(a.gcd(b)).multiply(b));
        }
      }
    }
    return roots;
  }

  /** The conjugate that negates the square root of a prime. */
  private static Sum flip(Sum sum, BigInteger prime) {
    List<Term> terms = new ArrayList<>();
    for (Term term : sum.terms()) {
      boolean negative = false;
      for (int i = 0; i < term.key().size(); i++) {
        negative |= term.key().atom(i) instanceof Prime(BigInteger p) && p.equals(prime);
      }
      Rational c = term.coefficient();
      terms.add(new Term(negative ? c.negate() : c, term.key()));
    }
    return new Sum(terms);
  }

  /** Multiplies by the inverse of the divisor, found by solving linear equations. */
  private Sum[] inverted(Sum num, Sum den, NavigableMap<BigInteger, BigInteger> roots) {
    BigInteger degree = BigInteger.ONE;
    for (BigInteger index : roots.values()) {
      degree = degree.multiply(index);
    }
    if (degree.compareTo(BigInteger.valueOf(LARGEST_DEGREE)) > 0) {
      return new Sum[] {num, den};
    }
    List<Key> basis = new ArrayList<>(List.of(Key.ONE));
    for (Map.Entry<BigInteger, BigInteger> root : roots.entrySet()) {
      List<Key> wider = new ArrayList<>();
      int index = root.getValue().intValue();
      for (Key key : basis) {
        for (int k = 0; k < index; k++) {
          wider.add(with(key, new Prime(root.getKey()), Rational.of(k, index)));
        }
      }
      basis = wider;
    }
    int n = basis.size();
    Rational[][] rows = new Rational[n][n + 1];
    for (int j = 0; j < n; j++) {
      Sum column = algebra.times(den, Sum.of(new Term(SmallRat.ONE, basis.get(j))));
      if (!isOver(column, basis)) {
        return new Sum[] {num, den};
      }
      for (int i = 0; i < n; i++) {
        rows[i][j] = coefficient(column, basis.get(i));
      }
    }
    for (int i = 0; i < n; i++) {
      rows[i][n] = basis.get(i).isOne() ? SmallRat.ONE : SmallRat.ZERO;
    }
    Rational[] solution = solve(rows);
    List<Term> terms = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (!solution[i].isZero()) {
        terms.add(new Term(solution[i], basis.get(i)));
      }
    }
    return new Sum[] {algebra.times(num, Algebra.sorted(terms)), Sum.ONE};
  }

  /** Whether all its terms are of the basis; huge whole numbers, and complex roots, are not. */
  private static boolean isOver(Sum sum, List<Key> basis) {
    for (Term term : sum.terms()) {
      if (!basis.contains(term.key())) {
        return false;
      }
    }
    return true;
  }

  private static Key with(Key key, Prime prime, Rational exponent) {
    if (exponent.isZero()) {
      return key;
    }
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    for (int i = 0; i < key.size(); i++) {
      atoms.add(key.atom(i));
      exponents.add(key.exponent(i));
    }
    atoms.add(prime);
    exponents.add(exponent);
    return Key.of(atoms, exponents, SmallRat.ZERO);
  }

  static Rational coefficient(Sum sum, Key key) {
    for (Term term : sum.terms()) {
      if (term.key().equals(key)) {
        return term.coefficient();
      }
    }
    return SmallRat.ZERO;
  }

  /** The solution of a regular system, by elimination. */
  private Rational[] solve(Rational[][] rows) {
    int n = rows.length;
    for (int column = 0; column < n; column++) {
      int pivot = column;
      while (rows[pivot][column].isZero()) {
        pivot++;
      }
      Rational[] swap = rows[pivot];
      rows[pivot] = rows[column];
      rows[column] = swap;
      Rational inverse = rows[column][column].inverse();
      for (int j = column; j <= n; j++) {
        rows[column][j] = rows[column][j].times(inverse);
      }
      for (int i = 0; i < n; i++) {
        Rational factor = rows[i][column];
        if (i == column || factor.isZero()) {
          continue;
        }
        for (int j = column; j <= n; j++) {
          work.spend(20 + rows[column][j].bits() / 4);
          rows[i][j] = rows[i][j].minus(factor.times(rows[column][j]));
        }
      }
    }
    Rational[] solution = new Rational[n];
    for (int i = 0; i < n; i++) {
      solution[i] = rows[i][n];
    }
    return solution;
  }
}
