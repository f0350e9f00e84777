package org.mathmat.table;

/** Who acts at a table: a player, or the table itself. */
public sealed interface Seat {
  /** A player, numbered from 0 in the order in which the players are named; the next sits left. */
  record Player(int number) implements Seat {
    public Player {
      if (number < 0) {
        throw new IllegalArgumentException("A player (" + number + ") must be numbered from 0.");
      }
    }
  }

  /** What acts beside the players. */
  enum House implements Seat {
    /** Dice and cards: a roll is an act, so that a replay needs no seed. */
    CHANCE,
    /** Two judges who agree. */
    JUDGES,
    /** The clock of the table and of the round, which says when time is up. */
    CLOCK
  }

  static Seat player(int number) {
    return new Player(number);
  }
}
