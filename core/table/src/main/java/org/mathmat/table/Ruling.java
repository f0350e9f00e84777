package org.mathmat.table;

import java.util.List;

/**
 * What the rules say to an act.
 *
 * @param <E> the game's events
 */
public sealed interface Ruling<E> {
  /** It happens; these are the events, in order. */
  record Accepted<E>(List<E> events) implements Ruling<E> {
    public Accepted {
      events = List.copyOf(events);
      if (events.isEmpty()) {
        throw new IllegalArgumentException("An accepted act must have at least one event.");
      }
    }
  }

  /** It does not happen, and nothing changes. */
  record Refused<E>(List<Violation> violations) implements Ruling<E> {
    public Refused {
      violations = List.copyOf(violations);
      if (violations.isEmpty()) {
        throw new IllegalArgumentException("A refusal must say why.");
      }
    }
  }

  static <E> Ruling<E> refused(Violation violation) {
    return new Refused<>(List.of(violation));
  }
}
