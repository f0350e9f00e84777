package org.mathmat.solver.countdown;

/** A fraction in lowest terms, the denominator above zero, of words that are known to suffice. */
record Fraction(long numerator, long denominator) {
  private static Fraction of(long numerator, long denominator) {
    long a = Math.abs(numerator);
    long b = Math.abs(denominator);
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    long divisor = denominator < 0 ? -a : a;
    return new Fraction(numerator / divisor, denominator / divisor);
  }

  Fraction plus(Fraction other) {
    return of(
        Math.addExact(
            Math.multiplyExact(numerator, other.denominator),
            Math.multiplyExact(other.numerator, denominator)),
        Math.multiplyExact(denominator, other.denominator));
  }

  Fraction minus(Fraction other) {
    return plus(new Fraction(-other.numerator, other.denominator));
  }

  Fraction times(Fraction other) {
    return of(
        Math.multiplyExact(numerator, other.numerator),
        Math.multiplyExact(denominator, other.denominator));
  }

  Fraction over(Fraction other) {
    return of(
        Math.multiplyExact(numerator, other.denominator),
        Math.multiplyExact(denominator, other.numerator));
  }

  boolean isZero() {
    return numerator == 0;
  }
}
