package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Quotients of logarithms of fractions as {@code log₂3}. */
final class LogText {
  private static final String SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
  private static final BigInteger LONGEST = BigInteger.valueOf(30);

  private LogText() {}

  static Optional<String> of(Quotient value) {
    Sum num = value.num();
    Sum den = value.den();
    if (den.isOne()) {
      Optional<Prime> base = commonBase(num);
      if (base.isEmpty()) {
        return Optional.empty();
      }
      num = withoutBase(num, base.get());
      den = Sum.of(new Term(SmallRat.ONE, log(base.get())));
    }
    Optional<Rational> above = argument(num);
    Optional<Rational> below = argument(den);
    if (above.isEmpty() || below.isEmpty()) {
      return Optional.empty();
    }
    Rational scale = scale(num).inverse().times(scale(den));
    Optional<Rational> x = power(above.get(), scale.numerator().abs());
    Optional<Rational> b = power(below.get(), scale.denominator());
    if (x.isEmpty() || b.isEmpty()) {
      return Optional.empty();
    }
    return text(b.get(), x.get());
  }

  private static Optional<String> text(Rational base, Rational x) {
    boolean minus = false;
    Rational b = base;
    Rational a = x;
    if (b.compareTo(SmallRat.ONE) < 0) {
      b = b.inverse();
      minus = true;
    }
    if (a.compareTo(SmallRat.ONE) < 0) {
      a = a.inverse();
      minus = !minus;
    }
    if (!b.isInteger()) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder(minus ? "-log" : "log");
    for (char digit : b.text().toCharArray()) {
      text.append(SUBSCRIPTS.charAt(digit - '0'));
    }
    return Optional.of(text + (a.isInteger() ? a.text() : "(" + a.text() + ")"));
  }

  /** The prime by whose logarithm every term is divided; constants have it on both sides. */
  private static Optional<Prime> commonBase(Sum sum) {
    for (Term term : sum.terms()) {
      for (int i = 0; i < term.key().size(); i++) {
        if (term.key().atom(i) instanceof Logarithm(Prime p)
            && term.key().exponent(i).equals(SmallRat.MINUS_ONE)) {
          return Optional.of(p);
        }
      }
    }
    return Optional.empty();
  }

  private static Key log(Prime p) {
    return Key.of(List.of(new Logarithm(p)), List.of(SmallRat.ONE), SmallRat.ZERO);
  }

  /** The sum times the logarithm of the base, as far as the forms are simple. */
  private static Sum withoutBase(Sum sum, Prime base) {
    List<Term> terms = new ArrayList<>();
    for (Term term : sum.terms()) {
      Key key = term.key();
      if (key.isOne()) {
        terms.add(new Term(term.coefficient(), log(base)));
        continue;
      }
      for (int i = 0; i < key.size(); i++) {
        if (key.size() == 2
            && key.phase().isZero()
            && key.atom(i).equals(new Logarithm(base))
            && key.exponent(i).equals(SmallRat.MINUS_ONE)
            && key.atom(1 - i) instanceof Logarithm(Prime p)
            && key.exponent(1 - i).equals(SmallRat.ONE)) {
          terms.add(new Term(term.coefficient(), log(p)));
        }
      }
    }
    return terms.size() == sum.size() ? new Sum(terms) : Sum.ZERO;
  }

  /** The whole number by which the coefficients become whole. */
  private static Rational scale(Sum sum) {
    BigInteger scale = BigInteger.ONE;
    for (Term term : sum.terms()) {
      BigInteger d = term.coefficient().denominator();
      scale = scale.divide(scale.gcd(d)).multiply(d);
    }
    return Rational.of(scale);
  }

  /** What the scaled sum is the logarithm of. */
  private static Optional<Rational> argument(Sum sum) {
    if (sum.size() == 0) {
      return Optional.empty();
    }
    Rational scale = scale(sum);
    Rational product = SmallRat.ONE;
    for (Term term : sum.terms()) {
      Key key = term.key();
      BigInteger exponent = term.coefficient().times(scale).numerator();
      if (key.size() != 1
          || !key.phase().isZero()
          || !(key.atom(0) instanceof Logarithm(Prime(BigInteger p)))
          || !key.exponent(0).equals(SmallRat.ONE)
          || exponent.abs().compareTo(LONGEST) > 0
          || product.bits() > 200) {
        return Optional.empty();
      }
      product = product.times(Rational.of(p).pow(exponent.intValue()));
    }
    return Optional.of(product);
  }

  private static Optional<Rational> power(Rational base, BigInteger exponent) {
    return exponent.compareTo(LONGEST) > 0
        ? Optional.empty()
        : Optional.of(base.pow(exponent.intValue()));
  }
}
