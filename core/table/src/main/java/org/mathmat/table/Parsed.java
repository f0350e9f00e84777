package org.mathmat.table;

/** What became of a text: the thing it says, or where and why it says nothing. */
public sealed interface Parsed<T> {
  record Good<T>(T value) implements Parsed<T> {}

  /**
   * The text cannot be read.
   *
   * @param column where, counted from 1 in characters
   * @param message what was found and what was expected, for people
   */
  record Bad<T>(int column, String message) implements Parsed<T> {}

  static <T> Parsed<T> good(T value) {
    return new Good<>(value);
  }

  static <T> Parsed<T> bad(int column, String message) {
    return new Bad<>(column, message);
  }
}
