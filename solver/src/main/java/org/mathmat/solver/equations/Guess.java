package org.mathmat.solver.equations;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import org.mathmat.exact.Num;

/** Guesses which fraction a decimal text may be. */
final class Guess {
  private static final BigInteger LARGEST_DENOMINATOR = BigInteger.valueOf(1_000_000);
  private static final int LONGEST = 200;

  private Guess() {}

  /** Whether the text is that of a real number. */
  static boolean isReal(String approx) {
    return approx.matches("-?[0-9]+\\.[0-9]+(e[-+]?[0-9]{1,17})?");
  }

  static Optional<Num> of(String approx) {
    if (!isReal(approx)) {
      return Optional.empty();
    }
    if (approx.matches(".*e[-+]?[0-9]{4,}")) {
      return Optional.empty();
    }
    BigDecimal decimal = new BigDecimal(approx);
    if (Math.abs(decimal.scale()) > LONGEST) {
      return Optional.empty();
    }
    BigInteger n = decimal.unscaledValue();
    BigInteger d = BigInteger.ONE;
    if (decimal.scale() > 0) {
      d = BigInteger.TEN.pow(decimal.scale());
    } else {
      n = n.multiply(BigInteger.TEN.pow(-decimal.scale()));
    }
    return nearest(n, d);
  }

  /** A convergent of the continued fraction that is far better than its size explains. */
  private static Optional<Num> nearest(BigInteger n, BigInteger d) {
    BigInteger p0 = BigInteger.ONE;
    BigInteger q0 = BigInteger.ZERO;
    BigInteger p1 = floor(n, d);
    BigInteger q1 = BigInteger.ONE;
    BigInteger x = d;
    BigInteger y = n.subtract(p1.multiply(d));
    while (y.signum() != 0) {
      BigInteger[] parts = x.divideAndRemainder(y);
      if (parts[0].bitLength() > 30) {
        // a text with digits is not that of zero, however many noughts come first
        return p1.signum() == 0 ? Optional.empty() : Optional.of(Num.ratio(p1, q1));
      }
      BigInteger p2 = parts[0].multiply(p1).add(p0);
      BigInteger q2 = parts[0].multiply(q1).add(q0);
      if (q2.compareTo(LARGEST_DENOMINATOR) > 0) {
        return Optional.empty();
      }
      p0 = p1;
      q0 = q1;
      p1 = p2;
      q1 = q2;
      x = y;
      y = parts[1];
    }
    return Optional.of(Num.ratio(p1, q1));
  }

  private static BigInteger floor(BigInteger n, BigInteger d) {
    BigInteger[] parts = n.divideAndRemainder(d);
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }
}
