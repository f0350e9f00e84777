package org.mathmat.exact;

import java.util.Arrays;
import java.util.List;

/**
 * A product of atoms with exponents, times e^(2πi·phase) with 0 ≤ phase &lt; 1/2. The atoms are
 * sorted and differ; no exponent is zero. A prime has an exponent between 0 and 1, unless the whole
 * part of it is too large to be multiplied into a coefficient.
 */
final class Key {
  static final Rational QUARTER = new SmallRat(1, 4);
  static final Key ONE = new Key(new Atom[0], new Num[0], SmallRat.ZERO);
  static final Key I = new Key(new Atom[0], new Num[0], QUARTER);
  private final Atom[] atoms;
  private final Num[] exponents;
  private final Rational phase;
  private final int hash;
  private final int depth;
  private final boolean huge;
  private final boolean radical;
  private final boolean real;

  private Key(Atom[] atoms, Num[] exponents, Rational phase) {
    this.atoms = atoms;
    this.exponents = exponents;
    this.phase = phase;
    int mix = phase.hashCode();
    int deepest = 0;
    boolean large = false;
    boolean onlyRoots = phase.isZero() || phase.equals(QUARTER);
    boolean noComplex = phase.isZero();
    for (int i = 0; i < atoms.length; i++) {
      mix = 31 * (31 * mix + atoms[i].hashCode()) + exponents[i].hashCode();
      deepest = Math.max(deepest, Math.max(atoms[i].depth(), Order.depth(exponents[i]) + 1));
      boolean prime = atoms[i] instanceof Prime;
      if (prime && exponents[i] instanceof Rational r) {
        large |= r.signum() < 0 || r.compareTo(SmallRat.ONE) >= 0;
      } else {
        onlyRoots = false;
      }
      noComplex &= atoms[i].isPositive();
    }
    this.hash = mix;
    this.depth = deepest;
    this.huge = large;
    this.radical = onlyRoots;
    this.real = noComplex;
  }

  static Key of(List<Atom> atoms, List<Num> exponents, Rational phase) {
    if (atoms.isEmpty() && phase.isZero()) {
      return ONE;
    }
    return new Key(atoms.toArray(new Atom[0]), exponents.toArray(new Num[0]), phase);
  }

  int size() {
    return atoms.length;
  }

  Atom atom(int i) {
    return atoms[i];
  }

  Num exponent(int i) {
    return exponents[i];
  }

  Rational phase() {
    return phase;
  }

  int depth() {
    return depth;
  }

  boolean isOne() {
    return atoms.length == 0 && phase.isZero();
  }

  /** Whether a prime has an exponent with a whole part. */
  boolean isHuge() {
    return huge;
  }

  /** Whether it consists of primes with rational exponents, and perhaps i. */
  boolean isRadical() {
    return radical;
  }

  /** Whether its form shows that it is real (then it is positive, but for logarithms). */
  boolean isReal() {
    return real;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Key that
        && hash == that.hash
        && phase.equals(that.phase)
        && Arrays.equals(atoms, that.atoms)
        && Arrays.equals(exponents, that.exponents);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
