package org.mathmat.equations;

import org.mathmat.table.Parsed;

/**
 * An Equation as somebody wrote it, read once. Any text is one: what cannot be read in it is for
 * the judge to say.
 */
public final class Equation {
  private final String text;
  private final Parsed<Paper> paper;

  private Equation(String text, Parsed<Paper> paper) {
    this.text = text;
    this.paper = paper;
  }

  public static Equation of(String text) {
    return new Equation(text, Paper.parseEquation(text));
  }

  /** As it was written. */
  public String text() {
    return text;
  }

  Parsed<Paper> paper() {
    return paper;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Equation equation && text.equals(equation.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
