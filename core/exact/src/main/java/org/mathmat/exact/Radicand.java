package org.mathmat.exact;

/**
 * A sum under a root or with an exponent of its own. Either proved to be a positive real number, or
 * proved not to be real; its powers are then the principal ones.
 */
record Radicand(Sum sum, boolean isPositive) implements Atom {

  @Override
  public int depth() {
    return sum.depth() + 1;
  }

  @Override
  public int hashCode() {
    return sum.hashCode() + 7;
  }
}
