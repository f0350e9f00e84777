package org.mathmat.equations;

/** In which years a variation may be chosen. */
public enum Season {
  EVERY,
  EVEN,
  ODD
}
