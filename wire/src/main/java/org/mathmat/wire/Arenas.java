package org.mathmat.wire;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.mathmat.bots.ArenaResult;
import org.mathmat.bots.Strength;
import org.mathmat.solver.Limits;

/** The command {@code arena}: bots against each other. */
public final class Arenas {
  /** The steps of a bot's question: less than it takes at a table, so that thousands get played. */
  private static final long STEPS = 40_000;

  /** What a bot's question may hold on to, in words. */
  private static final long MEMORY = 4_000_000;

  private Arenas() {}

  /**
   * Plays.
   *
   * @param headers of the match record, such as {@code rules}
   * @param bots the names of the strengths, one for each player
   * @param limit how long all of it may take; the shakes that were played by then count
   */
  public static ArenaResult play(
      Map<String, String> headers, List<String> bots, int shakes, long seed, Duration limit)
      throws BadInput {
    List<Strength> strengths = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (String bot : bots) {
      strengths.add(strength(bot));
      names.add("P" + names.size());
    }
    long end = System.nanoTime() + limit.toNanos();
    Limits limits = new Limits(() -> System.nanoTime() - end > 0, STEPS, MEMORY);
    return LiveMatch.opening(headers, names) instanceof RuledMatch<?, ?, ?> match
        ? match.arena(strengths, shakes, seed, limits)
        : new ArenaResult(0, List.of(), 0);
  }

  private static Strength strength(String name) throws BadInput {
    return Strength.of(name)
        .orElseThrow(() ->
            new BadInput(
                ErrorCode.FIELD_VALUE,
                "There is no bot \""
                    + name
                    + "\". The bots are beginner, club, tournament and perfect."));
  }
}
