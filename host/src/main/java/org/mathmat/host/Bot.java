package org.mathmat.host;

import java.util.function.BooleanSupplier;

/** A player that is a program: it sees what a person on its seat sees, and says what it does. */
public interface Bot {
  /**
   * What it does, in the words of a match record, and how long a person would think before; no
   * words to wait.
   *
   * @param seed where its variety comes from
   * @param stop true once it has to come to an end
   */
  LiveMatch.Thought act(LiveMatch match, int seat, long seed, BooleanSupplier stop);
}
