package org.mathmat.table;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game as a decider: people, bots, replays and tests all go through {@link #rule}.
 *
 * @param <S> its states, which never change once made
 * @param <A> its actions
 * @param <E> its events
 */
public interface Rules<S, A, E> {
  /** Where a match begins. */
  S opening();

  /** Says what comes of an act. Any act may be asked about; a refusal says why. */
  Ruling<E> rule(S state, Act<A> act);

  /** The state after an event that happened; nothing is checked. */
  S after(S state, E event);

  /** Exactly what somebody may do now: ready actions, and the kinds that he has to fill in. */
  Stream<Offer<A>> offers(S state, Seat seat);

  /** Whom the table waits for. */
  Standing standing(S state);

  /** The state with everything hidden that this seat may not see. */
  S seenBy(Seat seat, S state);

  /**
   * The event with everything hidden that this seat may not see before {@link #shows} says so. What
   * the seat sees of the table follows from the events that it hears.
   */
  E heardBy(Seat seat, E event);

  /** What this seat hears of somebody's action until then; nothing where all of it is hidden. */
  Optional<A> heardBy(Seat seat, Act<A> act);

  /** Whether everything that was hidden lies open with this event. */
  boolean shows(E event);

  /** The action with which the clock says that a deadline has passed. */
  A timeUp();

  /** The state after several events. */
  default S after(S state, Iterable<E> events) {
    S now = state;
    for (E event : events) {
      now = after(now, event);
    }
    return now;
  }
}
