package org.mathmat.exact;

import java.math.BigInteger;
import java.util.Map;

/** Residues of whole numbers that may be too large to write out. */
final class Residues {
  private final Engine engine;

  Residues(Engine engine) {
    this.engine = engine;
  }

  /** The residue of a number that is whole by its form ({@link Kinds#isWhole(Num)}). */
  BigInteger of(Num value, BigInteger modulus) {
    BigInteger total = BigInteger.ZERO;
    for (Term term : Algebra.num(value).terms()) {
      BigInteger residue = term.coefficient().numerator().mod(modulus);
      for (int i = 0; i < term.key().size(); i++) {
        BigInteger base =
            switch (term.key().atom(i)) {
              case Prime(BigInteger p) -> p.mod(modulus);
              case Radicand g -> of(engine.algebra().over(g.sum(), Sum.ONE), modulus);
              case Factorial(Num n) -> factorial(n, modulus);
              case Logarithm _ -> throw new IllegalStateException("A logarithm is not whole.");
            };
        residue = residue.multiply(power(base, term.key().exponent(i), modulus)).mod(modulus);
      }
      total = total.add(residue).mod(modulus);
    }
    return total;
  }

  private BigInteger power(BigInteger base, Num exponent, BigInteger modulus) {
    engine.work().spend(200);
    if (exponent instanceof Rational r) {
      engine.work().spendAt(modulus.bitLength(), 2L * r.numerator().bitLength());
      return base.modPow(r.numerator(), modulus);
    }
    // For an exponent n of at least log₂ of the modulus, a^n depends on n modulo φ only.
    BigInteger phi = totient(modulus);
    BigInteger reduced = of(exponent, phi);
    BigInteger enough = BigInteger.valueOf(modulus.bitLength()).divide(phi).add(BigInteger.ONE);
    return base.modPow(reduced.add(phi.multiply(enough)), modulus);
  }

  private BigInteger factorial(Num n, BigInteger modulus) {
    // Every number in a Factorial is above this.
    if (modulus.compareTo(WholeNumbers.LARGEST_FACTORED) <= 0) {
      return BigInteger.ZERO;
    }
    Dyadic least = engine.evaluation(64).of(n).re().lo();
    if (least.compare(Dyadic.of(modulus)) >= 0) {
      return BigInteger.ZERO;
    }
    throw new OutOfEffort("a residue of a large factorial");
  }

  private BigInteger totient(BigInteger n) {
    Factors factors = Factors.of(n, engine.work());
    if (!factors.rest().equals(BigInteger.ONE)) {
      throw new OutOfEffort("a residue of a tower of powers");
    }
    BigInteger result = n;
    for (Map.Entry<BigInteger, Integer> e : factors.primes().entrySet()) {
      result = result.divide(e.getKey()).multiply(e.getKey().subtract(BigInteger.ONE));
    }
    return result;
  }
}
