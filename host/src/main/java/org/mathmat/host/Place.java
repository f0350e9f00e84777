package org.mathmat.host;

/** For whom a seat is, before anybody sits there. */
public sealed interface Place {
  /** Whoever makes the table. */
  record Maker() implements Place {}

  /** Whoever comes. */
  record Anybody() implements Place {}

  /** A robot of this kind, such as {@code club}. */
  record Robot(String kind) implements Place {}
}
