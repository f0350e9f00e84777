package org.mathmat.table.record;

import java.util.List;
import java.util.Optional;
import org.mathmat.table.Seat;

/**
 * How a game's actions are written in a match record.
 *
 * @param <A> the game's actions
 */
public interface ActionText<A> {
  /** Somebody and what he wants to do. */
  record Seated<A>(Seat seat, A action) {}

  /** What a line says; empty where it says nothing that this game knows. */
  Optional<Seated<A>> read(MatchRecord.Line line, List<String> players);

  /** The line that says it; empty for what needs no line, because the clock does it by itself. */
  Optional<String> write(Seat seat, A action, List<String> players);
}
