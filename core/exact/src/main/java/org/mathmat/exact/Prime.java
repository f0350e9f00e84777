package org.mathmat.exact;

import java.math.BigInteger;

/** A proved prime number. */
record Prime(BigInteger p) implements Atom {

  @Override
  public int depth() {
    return 0;
  }

  @Override
  public boolean isPositive() {
    return true;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(p.longValue());
  }
}
