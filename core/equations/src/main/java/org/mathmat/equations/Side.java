package org.mathmat.equations;

/** The two sides of an Equation, which have different rules for numerals. */
public enum Side {
  SOLUTION("Solution"),
  GOAL("Goal");

  private final String word;

  Side(String word) {
    this.word = word;
  }

  /** As a sentence calls it. */
  String word() {
    return word;
  }
}
