package org.mathmat.table.score;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a finished shake is scored by: who stood where, who handed what in, and who believed whom.
 * Players are numbered in the order in which they are named.
 */
public sealed interface Outcome {
  /** Whether each player who handed something in was right. */
  Map<Integer, Boolean> presented();

  /** The players who were away. */
  Set<Integer> absent();

  /** Whether anybody's paper was right. */
  default boolean solved() {
    return presented().containsValue(true);
  }

  /** Whether this player handed in a paper that was right. */
  default boolean right(int player) {
    return presented().getOrDefault(player, false);
  }

  /**
   * A challenge was made.
   *
   * @param mover who moved last, or declared that there is no Goal, or called the force out
   * @param third the third party, where there is one
   * @param side the side that the third party named; what he hands in names one, too
   * @param accepted whose papers each player accepted
   */
  record Challenged(
      Challenge challenge,
      int mover,
      int challenger,
      Optional<Integer> third,
      Optional<Side> side,
      Map<Integer, Boolean> presented,
      Map<Integer, Set<Integer>> accepted,
      Set<Integer> absent)
      implements Outcome {
    public Challenged {
      presented = Map.copyOf(presented);
      accepted = Map.copyOf(accepted);
      absent = Set.copyOf(absent);
    }

    /**
     * The third party's side: what he wrote, else what he said, else with whoever does not write.
     */
    Side sideOf(int player) {
      if (player == mover) {
        return Side.MOVER;
      }
      if (player == challenger) {
        return Side.CHALLENGER;
      }
      return presented.containsKey(player)
          ? challenge.writer()
          : side.orElse(challenge.writer().other());
    }

    boolean acceptedAWrongPaper(int player) {
      return accepted.getOrDefault(player, Set.of()).stream()
          .anyMatch(writer -> presented.containsKey(writer) && !right(writer));
    }
  }

  /** Everybody wrote: after the last cube, a force out, or the end of the round. */
  record EverybodyWrote(Set<Integer> players, Map<Integer, Boolean> presented, Set<Integer> absent)
      implements Outcome {
    public EverybodyWrote {
      players = Set.copyOf(players);
      presented = Map.copyOf(presented);
      absent = Set.copyOf(absent);
    }
  }
}
