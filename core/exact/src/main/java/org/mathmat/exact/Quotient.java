package org.mathmat.exact;

import java.math.BigInteger;
import java.util.Optional;

/** A number that is not written as a fraction of whole numbers. */
record Quotient(String name) implements Num {
  static final Quotient IMAGINARY_UNIT = new Quotient("i");

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
    return name;
  }

  @Override
  public String approx(int digits) {
    return "1.0i";
  }
}
