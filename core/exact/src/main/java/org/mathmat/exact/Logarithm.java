package org.mathmat.exact;

/**
 * The natural logarithm of an atom that is proved to be positive and not 1. Itself not zero, but
 * perhaps negative; it only ever has whole exponents.
 */
record Logarithm(Atom of) implements Atom {

  @Override
  public int depth() {
    return of.depth() + 1;
  }

  @Override
  public boolean isPositive() {
    return true;
  }

  @Override
  public int hashCode() {
    return 31 * of.hashCode() + 13;
  }
}
