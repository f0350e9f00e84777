package org.mathmat.table.book;

/** In which years a variation may be chosen. */
public enum Season {
  EVERY,
  EVEN,
  ODD
}
