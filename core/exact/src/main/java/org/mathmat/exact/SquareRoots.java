package org.mathmat.exact;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;

/**
 * The square root of a sum of roots of fractions as another such sum: √(2+5·∛5+2·⁶√5000) is √2+∛25.
 * What is found is squared to prove it; what is not found stays under its root.
 */
final class SquareRoots {
  private static final BigInteger LARGEST_DEGREE = BigInteger.valueOf(128);
  private static final int LONGEST = 7;
  private static final int PRECISION = 64;
  private static final int MOST_BITS = 512;
  private final Engine engine;
  private final Algebra algebra;

  SquareRoots(Engine engine) {
    this.engine = engine;
    this.algebra = engine.algebra();
  }

  /** The positive square root of a positive sum of roots, if it is such a sum. */
  Optional<Sum> of(Sum sum) {
    if (!sum.isRadical() || !sum.isReal() || isLong(sum)) {
      return Optional.empty();
    }
    return engine
        .work()
        .attempt(() -> byTerms(sum).or(() -> inField(sum)), Optional.<Sum>empty())
        .map(engine.powers()::positive);
  }

  /** Whether its coefficients would take too much work. */
  private static boolean isLong(Sum sum) {
    return sum.terms().stream().anyMatch(term -> term.coefficient().bits() > MOST_BITS);
  }

  /** As √a+√b or √a+√b+√c, where no two of their products make one term. */
  private Optional<Sum> byTerms(Sum sum) {
    List<Term> terms = sum.terms();
    if (terms.size() == 3) {
      return twoRoots(sum);
    }
    if (terms.size() < 4 || terms.size() > LONGEST) {
      return Optional.empty();
    }
    for (int i = 0; i < terms.size(); i++) {
      for (int j = i + 1; j < terms.size(); j++) {
        for (int k = j + 1; k < terms.size(); k++) {
          Optional<Sum> root = threeRoots(sum, terms.get(i), terms.get(j), terms.get(k));
          if (root.isPresent()) {
            return root;
          }
        }
      }
    }
    return Optional.empty();
  }

  /** With x = 2√a√b for a term x, the other two are a and b. */
  private Optional<Sum> twoRoots(Sum sum) {
    for (int i = 0; i < 3; i++) {
      Term product = sum.terms().get(i);
      Term first = sum.terms().get((i + 1) % 3);
      if (first.coefficient().signum() > 0) {
        Sum a = engine.powers().raise(first, SmallRat.HALF);
        Optional<Sum> root = proved(algebra.plus(a, half(Sum.of(product), a)), sum);
        if (root.isPresent()) {
          return root;
        }
      }
    }
    return Optional.empty();
  }

  /** With x = 2√a√b, y = 2√a√c and z = 2√b√c, a is xy/2z. */
  private Optional<Sum> threeRoots(Sum sum, Term x, Term y, Term z) {
    if (x.coefficient().signum() * y.coefficient().signum() * z.coefficient().signum() < 0) {
      return Optional.empty();
    }
    Sum square = half(algebra.times(Sum.of(x), Sum.of(y)), Sum.of(z));
    if (square.size() != 1) {
      return Optional.empty();
    }
    Sum a = engine.powers().raise(square.first(), SmallRat.HALF);
    Sum others = algebra.plus(half(Sum.of(x), a), half(Sum.of(y), a));
    return proved(algebra.plus(a, others), sum);
  }

  /** Half of a quotient of terms. */
  private Sum half(Sum above, Sum below) {
    return algebra.scale(algebra.times(above, algebra.inverse(below.first()).num()), SmallRat.HALF);
  }

  private Optional<Sum> proved(Sum root, Sum square) {
    return algebra.times(root, root).equals(square) ? Optional.of(root) : Optional.empty();
  }

  private Optional<Sum> inField(Sum sum) {
    return Separation.degree(sum).compareTo(LARGEST_DEGREE) > 0 ? Optional.empty() : root(sum);
  }

  /** A square root that is a sum of roots, of either sign. */
  private Optional<Sum> root(Sum sum) {
    if (sum.size() == 0) {
      return Optional.of(sum);
    }
    if (!isPositive(sum)) {
      return Optional.empty();
    }
    if (sum.size() == 1) {
      return Optional.of(engine.powers().raise(sum.first(), SmallRat.HALF));
    }
    Powers.Split split = engine.powers().split(sum);
    NavigableMap<BigInteger, BigInteger> roots = Field.roots(split.rest());
    Optional<Sum> rest =
        roots.entrySet().stream()
            .filter(root -> !root.getValue().testBit(0))
            .findFirst()
            .map(root -> conjugate(split.rest(), roots, root))
            .orElseGet(() -> new OddField(engine, roots).squareRoot(split.rest()));
    return rest.map(
        root -> algebra.times(engine.powers().raise(split.factor(), SmallRat.HALF), root));
  }

  /**
   * With a root r of even index whose square is in a smaller field, and the conjugate that negates
   * r: if x+yr is the root, the product n of it and its conjugate is a root of the product of the
   * sum and its conjugate, and 4x² is their sum and 2n, 4y²r² their sum less 2n. All of them are in
   * the smaller field.
   */
  private Optional<Sum> conjugate(
      Sum sum, NavigableMap<BigInteger, BigInteger> roots, Map.Entry<BigInteger, BigInteger> even) {
    Sum mirrored = mirrored(sum, even.getKey(), even.getValue());
    if (!isPositive(mirrored)) {
      return Optional.empty();
    }
    Optional<Sum> n = root(algebra.times(sum, mirrored));
    if (n.isEmpty() || !isIn(n.get(), roots, even.getKey())) {
      return Optional.empty();
    }
    Sum r = algebra.power(new Prime(even.getKey()), Rational.of(BigInteger.ONE, even.getValue()));
    Sum quarter = algebra.scale(algebra.plus(sum, mirrored), Rational.of(1, 4));
    Sum half = algebra.scale(n.get(), SmallRat.HALF);
    Sum less = algebra.scale(half, SmallRat.MINUS_ONE);
    Sum square = algebra.inverse(algebra.times(r, r).first()).num();
    for (Sum add : List.of(half, less)) {
      Optional<Sum> x = root(algebra.plus(quarter, add));
      Sum rest = algebra.plus(quarter, algebra.scale(add, SmallRat.MINUS_ONE));
      Optional<Sum> y = x.isEmpty() ? x : root(algebra.times(rest, square));
      if (y.isPresent()) {
        Sum yr = algebra.times(y.get(), r);
        Optional<Sum> plus = proved(algebra.plus(x.get(), yr), sum);
        return plus.isPresent()
            ? plus
            : proved(algebra.plus(x.get(), algebra.scale(yr, SmallRat.MINUS_ONE)), sum);
      }
    }
    return Optional.empty();
  }

  /** Whether a sum is in the field of these roots, that of the prime with half its index. */
  private static boolean isIn(
      Sum sum, NavigableMap<BigInteger, BigInteger> roots, BigInteger halved) {
    for (Map.Entry<BigInteger, BigInteger> root : Field.roots(sum).entrySet()) {
      BigInteger index = roots.getOrDefault(root.getKey(), BigInteger.ONE);
      BigInteger largest = root.getKey().equals(halved) ? index.shiftRight(1) : index;
      if (!largest.mod(root.getValue()).equals(BigInteger.ZERO)) {
        return false;
      }
    }
    return true;
  }

  /** The conjugate that negates the root of a prime with this even index. */
  private Sum mirrored(Sum sum, BigInteger prime, BigInteger index) {
    Sum result = Sum.ZERO;
    for (Term term : sum.terms()) {
      boolean odd =
          Powers.exponent(term.key(), new Prime(prime))
              .times(Rational.of(index))
              .numerator()
              .testBit(0);
      Sum same = Sum.of(term);
      result = algebra.plus(result, odd ? algebra.scale(same, SmallRat.MINUS_ONE) : same);
    }
    return result;
  }

  private boolean isPositive(Sum sum) {
    return sum.size() > 0 && engine.evaluation(PRECISION).of(sum).re().signum() > 0;
  }
}
