package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Exact texts, as {@code (1+√5)/2}, where a form has one. */
final class ClosedForm {
  private static final int MOST_TERMS = 12;

  private ClosedForm() {}

  static Optional<String> of(Num value) {
    if (value instanceof Quotient q) {
      Optional<String> logarithm = LogText.of(q);
      if (logarithm.isPresent()) {
        return logarithm;
      }
      if (q.den().isOne()) {
        return sum(q.num());
      }
      Optional<String> above = sum(q.num());
      Optional<String> below = sum(q.den());
      if (above.isEmpty() || below.isEmpty()) {
        return Optional.empty();
      }
      String top = q.num().size() > 1 ? "(" + above.get() + ")" : above.get();
      return Optional.of(top + "/(" + below.get() + ")");
    }
    return Optional.of(value.text());
  }

  /** The text, in parentheses unless it is one numeral. */
  static Optional<String> grouped(Num value) {
    return of(value).map(t -> isNumeral(t) ? t : "(" + t + ")");
  }

  private static boolean isNumeral(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  /** The real part as it is alone, and behind it the imaginary one. */
  private static Optional<String> sum(Sum sum) {
    if (sum.size() > MOST_TERMS) {
      return Optional.empty();
    }
    List<Term> real = new ArrayList<>();
    List<Term> imaginary = new ArrayList<>();
    for (Term term : sum.terms()) {
      boolean turned = term.key().phase().equals(Key.QUARTER);
      if (!turned && !term.key().phase().isZero()) {
        return Optional.empty();
      }
      (turned ? imaginary : real).add(term);
    }
    Optional<String> second = imaginary.isEmpty() ? Optional.of("") : imaginary(imaginary);
    if (real.isEmpty()) {
      return second;
    }
    return real(real)
        .flatMap(text ->
            second.map(rest -> text + (rest.isEmpty() || rest.startsWith("-") ? "" : "+") + rest));
  }

  private static Optional<String> real(List<Term> terms) {
    BigInteger divisor = divisor(terms);
    Optional<String> above = above(terms, divisor);
    if (divisor.equals(BigInteger.ONE)) {
      return above;
    }
    return above.map(text -> (terms.size() > 1 ? "(" + text + ")" : text) + "/" + divisor);
  }

  /** As {@code 3i/4}, {@code √2·i/2} or {@code (1+√5)·i/2}. */
  private static Optional<String> imaginary(List<Term> terms) {
    if (terms.size() > 1 && terms.getFirst().coefficient().signum() < 0) {
      List<Term> opposite =
          terms.stream().map(t -> new Term(t.coefficient().negate(), t.key())).toList();
      return imaginary(opposite).map(text -> "-" + text);
    }
    BigInteger divisor = divisor(terms);
    String below = divisor.equals(BigInteger.ONE) ? "" : "/" + divisor;
    if (terms.size() > 1) {
      return above(terms, divisor).map(text -> "(" + text + ")·i" + below);
    }
    Term term = terms.getFirst();
    Rational above = term.coefficient().times(Rational.of(divisor));
    if (term.key().size() > 0) {
      return term(above, term.key()).map(text -> text + "·i" + below);
    }
    String sign = above.signum() < 0 ? "-" : "";
    String size = above.abs().isOne() ? "" : above.abs().text();
    return Optional.of(sign + size + "i" + below);
  }

  /** The least common divisor of the terms. */
  private static BigInteger divisor(List<Term> terms) {
    BigInteger divisor = BigInteger.ONE;
    for (Term term : terms) {
      BigInteger d = term.coefficient().denominator();
      divisor = divisor.divide(divisor.gcd(d)).multiply(d);
    }
    return divisor;
  }

  /** The terms times their common divisor, any i left out. */
  private static Optional<String> above(List<Term> terms, BigInteger divisor) {
    StringBuilder text = new StringBuilder();
    for (Term term : terms) {
      Optional<String> next = term(term.coefficient().times(Rational.of(divisor)), term.key());
      if (next.isEmpty()) {
        return Optional.empty();
      }
      if (text.length() > 0 && !next.get().startsWith("-")) {
        text.append('+');
      }
      text.append(next.get());
    }
    return Optional.of(text.toString());
  }

  /** A coefficient and the atoms of a key. */
  private static Optional<String> term(Rational coefficient, Key key) {
    if (key.size() == 0) {
      return Optional.of(coefficient.text());
    }
    String sign = coefficient.signum() < 0 ? "-" : "";
    Rational size = coefficient.abs();
    return KeyText.of(key)
        .map(factors -> {
          List<String> parts = new ArrayList<>(factors);
          if (!size.isOne()) {
            parts.add(0, size.text());
          }
          return sign + String.join("·", parts);
        });
  }
}
