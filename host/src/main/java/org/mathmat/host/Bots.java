package org.mathmat.host;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.bots.Luck;
import org.mathmat.bots.Strength;
import org.mathmat.solver.Limits;

/** The bots that can sit at a table, by their kind. */
public final class Bots {
  /** What a bot's question may hold on to, in words. */
  private static final long MEMORY = 4_000_000;

  /** The pauses of a bot that does not think, in milliseconds. */
  private static final int SHORTEST = 600;

  private static final int LONGER = 900;

  private final Map<String, Bot> kinds;

  public Bots(Map<String, Bot> kinds) {
    this.kinds = Map.copyOf(kinds);
  }

  /** Every strength, and one for trying things out that does anything legal at once. */
  public static Bots standard() {
    Map<String, Bot> kinds = new LinkedHashMap<>();
    for (Strength strength : Strength.all()) {
      kinds.put(
          strength.name(),
          (match, seat, seed, stop) ->
              match.think(seat, strength, seed, new Limits(stop, strength.steps(), MEMORY)));
    }
    kinds.put("random", (match, seat, seed, _) -> random(match, seat, seed));
    return new Bots(kinds);
  }

  private static LiveMatch.Thought random(LiveMatch match, int seat, long seed) {
    return new LiveMatch.Thought(
        match.waitsFor(seat) ? match.simple(seat, RandomPlayer.bold(seed)) : Optional.empty(),
        Duration.ofMillis(SHORTEST + new Luck(~seed).below(LONGER)));
  }

  public Set<String> kinds() {
    return kinds.keySet();
  }

  /** What is offered to people, from weak to strong. */
  public static List<String> offered() {
    return Strength.all().stream().map(Strength::name).toList();
  }

  /** The bot of a kind. */
  public Optional<Bot> of(String kind) {
    return Optional.ofNullable(kinds.get(kind));
  }
}
