package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;

/**
 * The sums of some roots of primes with odd indices. Of the conjugates of such a sum one is real;
 * the others are pairs. A square root in the field is known by its traces, and they by the signs of
 * the conjugates' roots, of which there are few to try. Here numbers are only near; what comes of
 * them is squared to prove it.
 */
final class OddField {
  private static final int LARGEST_DEGREE = 15;

  /** Near numbers are whole numbers times 2^-BITS. */
  private static final int BITS = 160;

  /** Traces are whole numbers: what is nearer to one than 2^-NEAR is taken for one. */
  private static final int NEAR = 40;

  private final Engine engine;
  private final Algebra algebra;
  private final NavigableMap<BigInteger, BigInteger> roots;
  private final int degree;

  /** A product of the roots, each with an exponent below its index, and what it is worth nearly. */
  private record Monomial(List<Integer> exponents, Sum sum, BigInteger near) {}

  /** A complex number, nearly. */
  private record Near(BigInteger re, BigInteger im) {
    Near times(Near that) {
      return new Near(
          re.multiply(that.re).subtract(im.multiply(that.im)).shiftRight(BITS),
          re.multiply(that.im).add(im.multiply(that.re)).shiftRight(BITS));
    }

    Near times(BigInteger size) {
      return new Near(re.multiply(size).shiftRight(BITS), im.multiply(size).shiftRight(BITS));
    }

    Near plus(Near that) {
      return new Near(re.add(that.re), im.add(that.im));
    }

    /** One of the two square roots. */
    Near root() {
      BigInteger size = re.multiply(re).add(im.multiply(im)).sqrt();
      BigInteger large = size.add(re.abs()).shiftLeft(BITS - 1).sqrt();
      BigInteger small = large.signum() == 0 ? large : im.shiftLeft(BITS - 1).divide(large);
      return re.signum() < 0 ? new Near(small, large) : new Near(large, small);
    }
  }

  OddField(Engine engine, NavigableMap<BigInteger, BigInteger> roots) {
    this.engine = engine;
    this.algebra = engine.algebra();
    this.roots = roots;
    BigInteger product = BigInteger.ONE;
    for (BigInteger index : roots.values()) {
      product = product.multiply(index);
    }
    this.degree = product.min(BigInteger.valueOf(LARGEST_DEGREE + 1L)).intValue();
  }

  /** A square root in the field of a positive sum in it, if there is one. */
  Optional<Sum> squareRoot(Sum sum) {
    if (degree > LARGEST_DEGREE) {
      return Optional.empty();
    }
    // With whole coefficients the sum is an algebraic integer, and so is its root.
    Rational whole = Rational.of(Algebra.content(sum).denominator());
    Sum square = algebra.scale(sum, whole.times(whole));
    List<Monomial> basis = basis();
    BigInteger[][] parts = parts(square, basis);
    for (int signs = 0; signs < 1 << (parts.length - 1); signs++) {
      engine.work().spend(4L * parts.length);
      Optional<Sum> root = root(parts, signs, basis);
      if (root.isPresent() && algebra.times(root.get(), root.get()).equals(square)) {
        return Optional.of(algebra.scale(root.get(), whole.inverse()));
      }
    }
    return Optional.empty();
  }

  /** All products of the roots, first 1, then one of each pair whose product is a whole number. */
  private List<Monomial> basis() {
    List<List<Integer>> vectors = new ArrayList<>(List.of(List.of()));
    for (BigInteger index : roots.values()) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> vector : vectors) {
        for (int exponent = 0; exponent < index.intValue(); exponent++) {
          List<Integer> next = new ArrayList<>(vector);
          next.add(exponent);
          longer.add(List.copyOf(next));
        }
      }
      vectors = longer;
    }
    List<Monomial> firsts = new ArrayList<>();
    List<Monomial> seconds = new ArrayList<>();
    Evaluation evaluation = engine.evaluation(BITS + 16);
    for (List<Integer> vector : vectors) {
      Sum sum = sum(vector);
      BigInteger near = evaluation.of(sum).re().middle().fixed(BITS);
      (isFirst(vector) ? firsts : seconds).add(new Monomial(vector, sum, near));
    }
    firsts.addAll(seconds);
    return firsts;
  }

  private Sum sum(List<Integer> exponents) {
    Sum product = Sum.ONE;
    int i = 0;
    for (Map.Entry<BigInteger, BigInteger> root : roots.entrySet()) {
      Rational exponent = Rational.of(BigInteger.valueOf(exponents.get(i++)), root.getValue());
      product = algebra.times(product, algebra.power(new Prime(root.getKey()), exponent));
    }
    return product;
  }

  /** Whether the first exponent that is not zero is in the lower half. */
  private boolean isFirst(List<Integer> exponents) {
    int i = 0;
    for (BigInteger index : roots.values()) {
      int exponent = exponents.get(i++);
      if (exponent > 0) {
        return 2 * exponent < index.intValue();
      }
    }
    return true;
  }

  /**
   * What the root of the real conjugate, and those of each pair, add to the traces of the root
   * times the opposite of each monomial.
   */
  private BigInteger[][] parts(Sum square, List<Monomial> basis) {
    Near[] units = units();
    BigInteger[] opposites = new BigInteger[degree];
    for (int i = 0; i < degree; i++) {
      opposites[i] =
          BigInteger.ONE
              .shiftLeft(2 * BITS)
              .multiply(weight(basis.get(i)))
              .divide(basis.get(i).near().multiply(BigInteger.valueOf(degree)));
    }
    BigInteger[][] parts = new BigInteger[1 + (degree - 1) / 2][degree];
    for (int pair = 0; pair < parts.length; pair++) {
      List<Integer> turn = basis.get(pair).exponents();
      Near root = conjugate(square, basis, units, turn).root();
      for (int i = 0; i < degree; i++) {
        int angle =
            Math.floorMod(-angle(basis.get(i).exponents(), turn, units.length), units.length);
        BigInteger part = root.times(units[angle]).times(opposites[i]).re();
        parts[pair][i] = pair == 0 ? part : part.shiftLeft(1);
      }
    }
    return parts;
  }

  /** The conjugate in which each root is turned so often by its least angle. */
  private Near conjugate(Sum square, List<Monomial> basis, Near[] units, List<Integer> turn) {
    Near total = new Near(BigInteger.ZERO, BigInteger.ZERO);
    for (Monomial monomial : basis) {
      Rational coefficient = Field.coefficient(square, monomial.sum().first().key());
      Near unit = units[angle(monomial.exponents(), turn, units.length)];
      Near term = unit.times(monomial.near());
      total =
          total.plus(
              new Near(
                  term.re().multiply(coefficient.numerator()),
                  term.im().multiply(coefficient.numerator())));
    }
    return total;
  }

  /** The angle of a monomial in a conjugate, in parts of a whole turn. */
  private int angle(List<Integer> exponents, List<Integer> turn, int whole) {
    int angle = 0;
    int i = 0;
    for (BigInteger index : roots.values()) {
      angle += exponents.get(i) * turn.get(i) * (whole / index.intValue());
      i++;
    }
    return angle % whole;
  }

  /** The roots of unity that turn the conjugates. */
  private Near[] units() {
    int whole = 1;
    for (BigInteger index : roots.values()) {
      whole *= index.intValue() / BigInteger.valueOf(whole).gcd(index).intValue();
    }
    Near[] units = new Near[whole];
    Elementary elementary = new Elementary(engine.work());
    for (int i = 0; i < whole; i++) {
      Box unit = elementary.unit(Rational.of(i, whole), BITS + 16);
      units[i] = new Near(unit.re().middle().fixed(BITS), unit.im().middle().fixed(BITS));
    }
    return units;
  }

  /** The sum with these traces, if all of them are whole. */
  private Optional<Sum> root(BigInteger[][] parts, int signs, List<Monomial> basis) {
    Sum root = Sum.ZERO;
    for (int i = 0; i < degree; i++) {
      BigInteger trace = parts[0][i];
      for (int pair = 1; pair < parts.length; pair++) {
        boolean minus = ((signs >> (pair - 1)) & 1) == 1;
        trace = minus ? trace.subtract(parts[pair][i]) : trace.add(parts[pair][i]);
      }
      BigInteger near = trace.shiftRight(BITS - 1).add(BigInteger.ONE).shiftRight(1);
      if (trace.subtract(near.shiftLeft(BITS)).bitLength() > BITS - NEAR) {
        return Optional.empty();
      }
      Rational coefficient = Rational.of(near, weight(basis.get(i)));
      root = algebra.plus(root, algebra.scale(basis.get(i).sum(), coefficient));
    }
    return Optional.of(root);
  }

  /** The degree times the product of a monomial and its opposite. */
  private BigInteger weight(Monomial monomial) {
    BigInteger weight = BigInteger.valueOf(degree);
    int i = 0;
    for (BigInteger prime : roots.keySet()) {
      weight = monomial.exponents().get(i++) > 0 ? weight.multiply(prime) : weight;
    }
    return weight;
  }
}
