package org.mathmat.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The bots that can sit at a table, by their kind. */
public final class Bots {
  private final Map<String, Bot> kinds;

  public Bots(Map<String, Bot> kinds) {
    this.kinds = Map.copyOf(kinds);
  }

  public static Bots standard() {
    return new Bots(Map.of("random", new RandomBot()));
  }

  public Set<String> kinds() {
    return new TreeMap<>(kinds).keySet();
  }

  /** The bot on a seat, whose person is {@code bot:KIND}. */
  Optional<Bot> of(String person) {
    return Optional.ofNullable(kinds.get(person.substring(Settings.BOT.length())));
  }
}
