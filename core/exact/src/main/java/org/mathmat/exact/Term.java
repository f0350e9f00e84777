package org.mathmat.exact;

/** A product of atoms with a coefficient that is not zero. */
record Term(Rational coefficient, Key key) {}
