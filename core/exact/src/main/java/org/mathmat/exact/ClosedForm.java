package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Exact texts, as {@code (1+√5)/2}, where a form has one. */
final class ClosedForm {
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

  private static Optional<String> sum(Sum sum) {
    if (sum.size() > 12) {
      return Optional.empty();
    }
    BigInteger divisor = BigInteger.ONE;
    if (!isGaussian(sum)) {
      for (Term term : sum.terms()) {
        BigInteger d = term.coefficient().denominator();
        divisor = divisor.divide(divisor.gcd(d)).multiply(d);
      }
    }
    StringBuilder text = new StringBuilder();
    for (Term term : sum.terms()) {
      Optional<String> next = term(term.coefficient().times(Rational.of(divisor)), term.key());
      if (next.isEmpty()) {
        return Optional.empty();
      }
      if (text.length() > 0 && !next.get().startsWith("-")) {
        text.append('+');
      }
      text.append(next.get());
    }
    if (divisor.equals(BigInteger.ONE)) {
      return Optional.of(text.toString());
    }
    return Optional.of((sum.size() > 1 ? "(" + text + ")" : text.toString()) + "/" + divisor);
  }

  /** Whether real and imaginary part are fractions. */
  private static boolean isGaussian(Sum sum) {
    for (Term term : sum.terms()) {
      if (term.key().size() > 0) {
        return false;
      }
    }
    return true;
  }

  private static Optional<String> term(Rational coefficient, Key key) {
    boolean imaginary = key.phase().equals(Key.QUARTER);
    if (!imaginary && !key.phase().isZero()) {
      return Optional.empty();
    }
    String sign = coefficient.signum() < 0 ? "-" : "";
    Rational size = coefficient.abs();
    if (key.size() == 0) {
      String number = imaginary && size.isOne() ? "" : size.text();
      return Optional.of(sign + number + (imaginary ? "i" : ""));
    }
    Optional<List<String>> factors = KeyText.of(key);
    if (factors.isEmpty()) {
      return Optional.empty();
    }
    List<String> parts = new ArrayList<>(factors.get());
    if (!size.isOne()) {
      parts.add(0, size.text());
    }
    return Optional.of(sign + String.join("·", parts) + (imaginary ? "·i" : ""));
  }
}
