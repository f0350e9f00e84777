package org.mathmat.exact;

import java.math.BigInteger;
import java.util.Optional;

/** Multiplies huge powers out after all. */
final class Written {
  private Written() {}

  /** A whole product of powers of primes, where it is not too large. */
  static Optional<BigInteger> of(Quotient value, Work work) {
    Term term = value.num().first();
    Key key = term.key();
    BigInteger bits = BigInteger.valueOf(term.coefficient().bits());
    for (int i = 0; i < key.size(); i++) {
      BigInteger length = BigInteger.valueOf(((Prime) key.atom(i)).p().bitLength() - 1L);
      bits = bits.add(((Rational) key.exponent(i)).numerator().multiply(length));
    }
    if (bits.compareTo(BigInteger.valueOf(work.effort().writtenBits())) > 0) {
      return Optional.empty();
    }
    BigInteger product = term.coefficient().numerator();
    for (int i = 0; i < key.size(); i++) {
      work.spendAt(product.bitLength());
      int exponent = ((Rational) key.exponent(i)).numerator().intValueExact();
      product = product.multiply(((Prime) key.atom(i)).p().pow(exponent));
    }
    return Optional.of(product);
  }
}
