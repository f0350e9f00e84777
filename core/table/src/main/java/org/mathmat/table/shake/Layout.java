package org.mathmat.table.shake;

import java.util.List;
import java.util.Optional;

/** What has been rolled and dealt so far; cubes and cards can come in either order. */
public interface Layout {
  /** The cubes in canonical notation, once they are rolled. */
  Optional<List<String>> cubes();

  /** The cards in canonical notation, once they are dealt. */
  Optional<List<String>> cards();

  /** Whether cards are still to be dealt: never in a game without cards. */
  boolean awaitsCards();

  /** The same with these cubes, if they are a roll of this game's kit. */
  Checked<Layout> rolled(List<String> cubes);

  /** The same with these cards, if they can be dealt; as many as the division plays with. */
  Checked<Layout> dealt(List<String> cards);

  /** The table, once nothing is missing. */
  Optional<Table> table();
}
