package org.mathmat.exact;

/** What a product is made of; each is proved not to be zero when it is made. */
sealed interface Atom permits Prime, Radicand, Factorial, Logarithm {
  int depth();

  /** Whether it is a positive real number (else it is not real). */
  boolean isPositive();
}
