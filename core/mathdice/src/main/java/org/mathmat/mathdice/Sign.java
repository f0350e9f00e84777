package org.mathmat.mathdice;

/** The five operations of MathDice. */
public enum Sign {
  PLUS
}
