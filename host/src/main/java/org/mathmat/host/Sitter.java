package org.mathmat.host;

/** Somebody on a seat. */
public sealed interface Sitter {
  /** Unique at the table. */
  String name();

  /**
   * A person.
   *
   * @param id by which he is known to whoever hosts the table
   */
  record Person(String id, String name) implements Sitter {}

  /**
   * A player that is a program.
   *
   * @param kind how strong it is
   */
  record Robot(String kind, String name) implements Sitter {}
}
