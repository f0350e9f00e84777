package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The factors of a key as texts: {@code √6}, {@code 9^(9^9)}, {@code 2^√2}, {@code 40320!}. */
final class KeyText {
  private static final int LONGEST_ROOT = 60;
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  private final List<String> factors = new ArrayList<>();
  private boolean fails;

  private KeyText() {}

  static Optional<List<String>> of(Key key) {
    KeyText text = new KeyText();
    text.add(key);
    return text.fails || text.factors.isEmpty() ? Optional.empty() : Optional.of(text.factors);
  }

  private void add(Key key) {
    Optional<Integer> factorial = FactorialText.of(key);
    if (factorial.isPresent()) {
      factors.add(factorial.get() + "!");
      return;
    }
    if (key.size() > 20) {
      fails = true;
      return;
    }
    List<BigInteger> rootPrimes = new ArrayList<>();
    List<Rational> rootExponents = new ArrayList<>();
    List<BigInteger> powerPrimes = new ArrayList<>();
    List<Num> powerExponents = new ArrayList<>();
    for (int i = 0; i < key.size(); i++) {
      Num exponent = key.exponent(i);
      if (!(key.atom(i) instanceof Prime(BigInteger p))) {
        continue;
      }
      if (exponent instanceof Rational r) {
        Rational whole = Rational.of(r.floor());
        if (!r.minus(whole).isZero()) {
          rootPrimes.add(p);
          rootExponents.add(r.minus(whole));
        }
        if (!whole.isZero()) {
          powerPrimes.add(p);
          powerExponents.add(whole);
        }
      } else {
        powerPrimes.add(p);
        powerExponents.add(exponent);
      }
    }
    powers(powerPrimes, powerExponents);
    roots(rootPrimes, rootExponents);
    for (int i = 0; i < key.size(); i++) {
      other(key.atom(i), key.exponent(i));
    }
  }

  /** Powers of primes, those with the same exponent together. */
  private void powers(List<BigInteger> primes, List<Num> exponents) {
    List<BigInteger> whole = new ArrayList<>();
    List<BigInteger> counts = new ArrayList<>();
    List<Num> done = new ArrayList<>();
    for (int i = 0; i < primes.size(); i++) {
      Num exponent = exponents.get(i);
      if (exponent instanceof Rational r) {
        whole.add(primes.get(i));
        counts.add(r.numerator());
      } else if (!done.contains(exponent)) {
        done.add(exponent);
        BigInteger base = BigInteger.ONE;
        for (int j = 0; j < primes.size(); j++) {
          base = exponents.get(j).equals(exponent) ? base.multiply(primes.get(j)) : base;
        }
        add(ClosedForm.grouped(exponent).map(shown(base.toString())));
      }
    }
    if (!whole.isEmpty()) {
      new PowerText(whole, counts).factors().ifPresentOrElse(factors::addAll, () -> fails = true);
    }
  }

  private static UnaryOperator<String> shown(String base) {
    return exponent -> base + "^" + simple(exponent);
  }

  /** Leaves out the parentheses around a single root. */
  private static String simple(String exponent) {
    return exponent.matches("\\(√\\d+\\)")
        ? exponent.substring(1, exponent.length() - 1)
        : exponent;
  }

  private void add(Optional<String> factor) {
    factor.ifPresentOrElse(factors::add, () -> fails = true);
  }

  /** The roots as one root of a whole number. */
  private void roots(List<BigInteger> primes, List<Rational> exponents) {
    if (primes.isEmpty()) {
      return;
    }
    BigInteger index = BigInteger.ONE;
    for (Rational r : exponents) {
      index = index.divide(index.gcd(r.denominator())).multiply(r.denominator());
    }
    if (index.bitLength() > 10) {
      for (int i = 0; i < primes.size(); i++) {
        factors.add(primes.get(i) + "^(" + exponents.get(i).text() + ")");
      }
      return;
    }
    BigInteger radicand = BigInteger.ONE;
    for (int i = 0; i < primes.size(); i++) {
      int power = exponents.get(i).times(Rational.of(index)).numerator().intValue();
      radicand = radicand.multiply(primes.get(i).pow(power));
    }
    if (radicand.bitLength() > 4 * LONGEST_ROOT) {
      fails = true;
      return;
    }
    factors.add(sign(index.intValue()) + radicand);
  }

  private static String sign(int index) {
    return switch (index) {
      case 2 -> "√";
      case 3 -> "∛";
      case 4 -> "∜";
      default -> {
        StringBuilder text = new StringBuilder();
        for (char digit : String.valueOf(index).toCharArray()) {
          text.append(SUPERSCRIPTS.charAt(digit - '0'));
        }
        yield text + "√";
      }
    };
  }

  private void other(Atom atom, Num exponent) {
    switch (atom) {
      case Prime _ -> {}
      case Logarithm _ -> fails = true;
      case Factorial(Num n) -> add(ClosedForm.grouped(n).flatMap(t -> raised(t + "!", exponent)));
      case Radicand g -> {
        Optional<String> inside =
            g.sum().isConstant()
                ? Optional.of(g.sum().constant().text())
                : ClosedForm.of(new Quotient(g.sum(), Sum.ONE));
        if (exponent instanceof Rational r
            && r.numerator().equals(BigInteger.ONE)
            && r.denominator().bitLength() <= 10) {
          add(inside.map(t -> sign(r.denominator().intValue()) + "(" + t + ")"));
        } else {
          add(inside.flatMap(t -> raised("(" + t + ")", exponent)));
        }
      }
    }
  }

  private static Optional<String> raised(String base, Num exponent) {
    if (exponent.equals(SmallRat.ONE)) {
      return Optional.of(base);
    }
    return ClosedForm.grouped(exponent).map(shown(base));
  }
}
