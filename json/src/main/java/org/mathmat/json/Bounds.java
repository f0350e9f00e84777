package org.mathmat.json;

/**
 * How large a text of JSON may be.
 *
 * @param length its characters
 * @param depth how deeply objects and lists may lie in one another
 * @param digits the characters of a number
 */
public record Bounds(int length, int depth, int digits) {
  /** More than any question, any answer and any event of ours needs. */
  public static final Bounds USUAL = new Bounds(1 << 24, 50, 1_000);
}
