package org.mathmat.table.shake;

import java.time.Duration;
import java.util.Set;

/**
 * What the variations of a shake may change about its procedure.
 *
 * @param writing the time for writing
 * @param checking the time for checking one player's paper
 * @param lastCubeChallenge how long after the last cube Impossible may be challenged
 * @param nowNeeds the fewest cubes in Resources with which Now may be challenged
 * @param turns what a player may do on his turn
 */
public record Terms(
    Duration writing,
    Duration checking,
    Duration lastCubeChallenge,
    int nowNeeds,
    Set<Turns> turns) {
  /** What a turn can be. */
  public enum Turns {
    MOVE,
    SHIFT
  }

  /** Two minutes to write and to check, one to challenge after the last cube, two cubes for Now. */
  public static final Terms USUAL =
      new Terms(
          Duration.ofMinutes(2),
          Duration.ofMinutes(2),
          Duration.ofMinutes(1),
          2,
          Set.of(Turns.MOVE));

  public Terms {
    turns = Set.copyOf(turns);
  }
}
