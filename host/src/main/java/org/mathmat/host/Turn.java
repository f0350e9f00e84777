package org.mathmat.host;

import java.util.List;
import java.util.Optional;
import org.mathmat.mathdice.match.DiceAction;
import org.mathmat.mathdice.match.DiceEntry;
import org.mathmat.table.Act;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;

/**
 * What somebody did in a match, and what came of it.
 *
 * @param <A> the game's actions
 * @param <E> its events
 */
public sealed interface Turn<A, E> {
  /** Nothing where the clock or a lot acted by itself, or where it is hidden. */
  Optional<Act<A>> act();

  List<E> events();

  /** In Equations and On-Sets. */
  record OfShake(Optional<Act<Action>> act, List<Entry> events) implements Turn<Action, Entry> {
    public OfShake {
      events = List.copyOf(events);
    }
  }

  /** In MathDice. */
  record OfPoint(Optional<Act<DiceAction>> act, List<DiceEntry> events)
      implements Turn<DiceAction, DiceEntry> {
    public OfPoint {
      events = List.copyOf(events);
    }
  }
}
