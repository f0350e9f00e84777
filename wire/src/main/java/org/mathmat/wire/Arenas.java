package org.mathmat.wire;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mathmat.bots.ArenaResult;
import org.mathmat.bots.Strength;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.solver.Limits;
import org.mathmat.table.book.Division;

/** The command {@code arena}: bots against each other. */
public final class Arenas {
  /** The steps of a bot's question: less than it takes at a table, so that thousands get played. */
  private static final long STEPS = 40_000;

  /** What a bot's question may hold on to, in words. */
  private static final long MEMORY = 4_000_000;

  private Arenas() {}

  /**
   * The headers of the match that is played: where no game or book is named the league's, or the
   * first there is; where no division is named the book's second, for the first is an introduction.
   */
  public static Map<String, String> headers(
      Optional<String> game,
      Optional<String> rules,
      Optional<String> division,
      Optional<LeagueFile> league)
      throws BadInput {
    String id =
        game.or(() -> league.map(list -> list.league().game()))
            .orElseGet(() -> Shelf.games().getFirst().id());
    ShelvedGame played = Named.game(id);
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("game", id);
    headers.put(
        "rules",
        rules
            .or(() -> league.map(list -> list.league().rules()))
            .orElseGet(() -> played.imprints().getFirst().id()));
    if (played instanceof ShelvedGame.InShakes<?> inShakes) {
      List<? extends Division<?>> divisions =
          Named.book(inShakes, headers.get("rules")).divisions();
      headers.put(
          "division", division.orElse(divisions.get(Math.min(1, divisions.size() - 1)).id()));
    }
    return league.isPresent() ? league.get().onto(headers) : headers;
  }

  /** What is played, for people. */
  public static String title(Map<String, String> headers) {
    return headers.values().stream().flatMap(String::lines).collect(Collectors.joining(", "));
  }

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
    return Matches.opening(headers, names).arena(strengths, shakes, seed, limits);
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
