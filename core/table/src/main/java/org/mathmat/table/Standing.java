package org.mathmat.table;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Whom the table waits for and until when, or that nothing is left to do. */
public sealed interface Standing {
  /**
   * The table waits.
   *
   * @param awaited everybody it waits for
   */
  record Waiting(List<Awaited> awaited) implements Standing {
    public Waiting {
      awaited = List.copyOf(awaited);
    }
  }

  /** The match is over. */
  record Finished() implements Standing {}

  /**
   * Somebody who has something to do.
   *
   * @param task what, in a few words for people
   * @param limit when his time is up and the countdown starts
   * @param until when the countdown ends and the clock acts; none where there is no hurry
   */
  record Awaited(Seat seat, String task, Optional<Instant> limit, Optional<Instant> until) {}

  /** When the clock has to act next. */
  default Optional<Instant> deadline() {
    return switch (this) {
      case Waiting(List<Awaited> awaited) ->
          awaited.stream().flatMap(a -> a.until().stream()).min(Comparator.naturalOrder());
      case Finished() -> Optional.empty();
    };
  }
}
