package org.mathmat.exact;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A number that is not written as a fraction: a sum over a sum that is proved not to be zero. The
 * divisor is 1 or has at least two terms.
 */
record Quotient(Sum num, Sum den) implements Num {
  static final Quotient IMAGINARY_UNIT =
      new Quotient(new Sum(List.of(new Term(SmallRat.ONE, Key.I))), Sum.ONE);

  @Override
  public Optional<BigInteger> integerValue() {
    return Optional.empty();
  }

  @Override
  public boolean isFraction() {
    return false;
  }

  @Override
  public String text() {
    return Texts.of(this);
  }

  @Override
  public Optional<String> approx(int digits) {
    return Texts.approx(this, digits);
  }

  @Override
  public int hashCode() {
    return 31 * num.hashCode() + den.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
