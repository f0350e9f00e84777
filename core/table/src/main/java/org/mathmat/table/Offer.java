package org.mathmat.table;

/**
 * What somebody may do now.
 *
 * @param <A> the game's actions
 */
public sealed interface Offer<A> {
  /** An action that can be taken as it is. */
  record Ready<A>(A action) implements Offer<A> {}

  /**
   * A kind of action that the player fills in, because there is no listing all of them.
   *
   * @param kind the word with which a match record writes it, such as {@code goal}
   */
  record Open<A>(String kind) implements Offer<A> {}

  static <A> Offer<A> ready(A action) {
    return new Ready<>(action);
  }

  static <A> Offer<A> open(String kind) {
    return new Open<>(kind);
  }
}
