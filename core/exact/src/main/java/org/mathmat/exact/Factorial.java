package org.mathmat.exact;

/** The factorial of a whole number too large for its prime factors to be written out. */
record Factorial(Num n) implements Atom {

  @Override
  public int depth() {
    return Order.depth(n) + 1;
  }

  @Override
  public boolean isPositive() {
    return true;
  }

  @Override
  public int hashCode() {
    return 31 * n.hashCode() + 11;
  }
}
