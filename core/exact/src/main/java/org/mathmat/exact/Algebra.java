package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sums, products and quotients of forms. Nothing here asks whether a form is zero in disguise. */
final class Algebra {
  private final Work work;
  private final Products products;

  Algebra(Work work) {
    this.work = work;
    this.products = new Products(work, this);
  }

  Products products() {
    return products;
  }

  static Sum sorted(List<Term> terms) {
    List<Term> order = new ArrayList<>(terms);
    order.sort((a, b) -> Order.compare(a.key(), b.key()));
    return new Sum(order);
  }

  static Sum num(Num value) {
    return switch (value) {
      case Rational r -> Sum.of(r);
      case Quotient q -> q.num();
    };
  }

  static Sum den(Num value) {
    return value instanceof Quotient q ? q.den() : Sum.ONE;
  }

  Num add(Num a, Num b) {
    if (a instanceof Rational x && b instanceof Rational y) {
      return written(x.plus(y));
    }
    if (den(a).equals(den(b))) {
      return over(plus(num(a), num(b)), den(a));
    }
    return over(plus(times(num(a), den(b)), times(num(b), den(a))), times(den(a), den(b)));
  }

  Num negate(Num a) {
    return switch (a) {
      case Rational r -> r.negate();
      case Quotient q -> new Quotient(scale(q.num(), SmallRat.MINUS_ONE), q.den());
    };
  }

  Num subtract(Num a, Num b) {
    return add(a, negate(b));
  }

  Num multiply(Num a, Num b) {
    if (a instanceof Rational x && b instanceof Rational y) {
      return written(x.times(y));
    }
    if (num(a).equals(den(b))) {
      return over(num(b), den(a));
    }
    if (num(b).equals(den(a))) {
      return over(num(a), den(b));
    }
    return over(times(num(a), num(b)), times(den(a), den(b)));
  }

  /** One over a number that is proved not to be zero. */
  Num invert(Num a) {
    return a instanceof Rational r ? r.inverse() : over(den(a), num(a));
  }

  /** A fraction as a number: where it is very large, its large prime powers are kept apart. */
  Num written(Rational value) {
    if (value.bits() <= Products.KEPT_BITS) {
      return value;
    }
    return reduced(products.normal(value, new ArrayList<>(), new ArrayList<>(), SmallRat.ZERO));
  }

  private static Num reduced(Sum sum) {
    if (sum.size() == 0) {
      return SmallRat.ZERO;
    }
    return sum.isConstant() ? sum.first().coefficient() : new Quotient(sum, Sum.ONE);
  }

  /** A sum over a sum that is proved not to be zero. */
  Num over(Sum above, Sum below) {
    if (above.size() == 0 || below.isOne()) {
      return reduced(above);
    }
    if (below.size() == 1) {
      Inverse inverse = inverse(below.first());
      return over(times(above, inverse.num), inverse.den);
    }
    if (above.size() == below.size()) {
      Inverse inverse = inverse(below.first());
      Sum ratio = times(Sum.of(above.first()), inverse.num);
      if (inverse.den.isOne() && ratio.size() == 1 && times(ratio, below).equals(above)) {
        return reduced(ratio);
      }
    }
    if (below.isRadical()) {
      Sum[] rationalised = new Field(work, this).rationalise(above, below);
      if (rationalised[1].size() == 1) {
        return over(rationalised[0], rationalised[1]);
      }
    }
    Rational content = content(below).inverse();
    return new Quotient(scale(above, content), scale(below, content));
  }

  /** The fraction by which to divide a sum for coprime whole coefficients, the first positive. */
  static Rational content(Sum sum) {
    BigInteger numerator = BigInteger.ZERO;
    BigInteger denominator = BigInteger.ONE;
    for (Term term : sum.terms()) {
      numerator = numerator.gcd(term.coefficient().numerator());
      BigInteger d = term.coefficient().denominator();
      denominator = denominator.divide(denominator.gcd(d)).multiply(d);
    }
    Rational size = Rational.of(numerator, denominator);
    return sum.first().coefficient().signum() < 0 ? size.negate() : size;
  }

  /** One over a term: a sum over a sum. */
  record Inverse(Sum num, Sum den) {}

  Inverse inverse(Term term) {
    Key key = term.key();
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    Sum below = Sum.ONE;
    for (int i = 0; i < key.size(); i++) {
      Num exponent = negate(key.exponent(i));
      if (key.atom(i) instanceof Radicand g
          && exponent instanceof Rational r
          && r.compareTo(SmallRat.MINUS_ONE) > 0
          && r.signum() < 0) {
        below = times(below, g.sum());
        exponent = r.plus(SmallRat.ONE);
      }
      atoms.add(key.atom(i));
      exponents.add(exponent);
    }
    Rational coefficient = term.coefficient().inverse();
    return new Inverse(products.normal(coefficient, atoms, exponents, key.phase().negate()), below);
  }

  /** The complex conjugate. */
  Num conjugate(Num a) {
    return a instanceof Quotient q ? over(conjugate(q.num()), conjugate(q.den())) : a;
  }

  Sum conjugate(Sum sum) {
    if (sum.isReal()) {
      return sum;
    }
    Sum result = Sum.ZERO;
    for (Term term : sum.terms()) {
      Key key = term.key();
      Sum mirrored = Sum.of(term.coefficient());
      for (int i = 0; i < key.size(); i++) {
        Atom atom = key.atom(i);
        if (atom instanceof Radicand g && !g.isPositive()) {
          atom = new Radicand(conjugate(g.sum()), false);
        }
        mirrored = times(mirrored, power(atom, key.exponent(i)));
      }
      result = plus(result, times(mirrored, phase(key.phase().negate())));
    }
    return result;
  }

  /** An atom with an exponent. */
  Sum power(Atom atom, Num exponent) {
    if (exponent.equals(SmallRat.ZERO)) {
      return Sum.ONE;
    }
    work.depth(Math.max(atom.depth(), Order.depth(exponent) + 1));
    return products.normal(
        SmallRat.ONE,
        new ArrayList<>(List.of(atom)),
        new ArrayList<>(List.of(exponent)),
        SmallRat.ZERO);
  }

  /** e^(2πi·q). */
  Sum phase(Rational q) {
    return products.normal(SmallRat.ONE, new ArrayList<>(), new ArrayList<>(), q);
  }

  Sum scale(Sum sum, Rational factor) {
    if (factor.isOne()) {
      return sum;
    }
    if (factor.isZero()) {
      return Sum.ZERO;
    }
    List<Term> terms = new ArrayList<>(sum.size());
    boolean plain = true;
    for (Term term : sum.terms()) {
      Rational coefficient = term.coefficient().times(factor);
      plain &= coefficient.bits() <= Products.KEPT_BITS;
      plain &= !term.key().isHuge() || factor.equals(SmallRat.MINUS_ONE);
      terms.add(new Term(coefficient, term.key()));
    }
    return plain ? new Sum(terms) : times(sum, Sum.of(factor));
  }

  Sum plus(Sum a, Sum b) {
    Accumulator total = new Accumulator();
    total.add(a);
    total.add(b);
    return total.sum();
  }

  Sum times(Sum a, Sum b) {
    if (a.isOne()) {
      return b;
    }
    if (b.isOne()) {
      return a;
    }
    Accumulator total = new Accumulator();
    for (Term x : a.terms()) {
      for (Term y : b.terms()) {
        total.add(products.product(x, y));
      }
    }
    return total.sum();
  }

  /** A whole power, multiplied out. */
  Sum pow(Sum base, int exponent) {
    Sum result = Sum.ONE;
    Sum square = base;
    for (int n = exponent; n > 0; n >>= 1) {
      if ((n & 1) == 1) {
        result = times(result, square);
      }
      if (n > 1) {
        square = times(square, square);
      }
    }
    return result;
  }

  /** Collects terms by their keys. */
  private final class Accumulator {
    private final Map<Key, Rational> coefficients = new HashMap<>();
    private int weight;

    void add(Sum sum) {
      for (Term term : sum.terms()) {
        add(term);
      }
    }

    private void add(Term term) {
      work.spend(10 + term.coefficient().bits() / 64);
      Rational old = coefficients.get(term.key());
      if (old == null) {
        weight += 1 + term.key().size();
        coefficients.put(term.key(), term.coefficient());
        if (coefficients.size() > work.effort().terms() || weight > 400_000) {
          throw new OutOfEffort("too many terms");
        }
        return;
      }
      Rational total = old.plus(term.coefficient());
      coefficients.remove(term.key());
      if (total.isZero()) {
        return;
      }
      if (term.key().isHuge() || total.bits() > Products.KEPT_BITS) {
        // The new coefficient may belong into the key: the term is made anew.
        add(products.product(new Term(total, Key.ONE), new Term(SmallRat.ONE, term.key())));
      } else {
        coefficients.put(term.key(), total);
      }
    }

    Sum sum() {
      List<Term> terms = new ArrayList<>(coefficients.size());
      coefficients.forEach((key, coefficient) -> terms.add(new Term(coefficient, key)));
      return sorted(terms);
    }
  }
}
