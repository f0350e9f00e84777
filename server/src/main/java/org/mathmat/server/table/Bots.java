package org.mathmat.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.bots.Strength;
import org.mathmat.solver.Limits;

/** The bots that can sit at a table, by their kind. */
public final class Bots {
  /** What a bot's question may hold on to, in words. */
  private static final long MEMORY = 4_000_000;

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
    kinds.put("random", new RandomBot());
    return new Bots(kinds);
  }

  public Set<String> kinds() {
    return kinds.keySet();
  }

  /** What is offered to people, from weak to strong. */
  public static List<String> offered() {
    return Strength.all().stream().map(Strength::name).toList();
  }

  /** The bot on a seat, whose person is {@code bot:KIND}. */
  Optional<Bot> of(String person) {
    return Optional.ofNullable(kinds.get(person.substring(Settings.BOT.length())));
  }
}
