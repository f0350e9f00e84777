package org.mathmat.wire;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Season;

/** The variations of the day on which a match is played. */
public final class MatchDay {
  /** What somebody may choose for {@code season}: the list of the day, all, or one of the two. */
  public static final List<String> SEASONS = List.of("today", "all", "even", "odd");

  private static final String HEADER = "season";
  private static final String TODAY = "today";

  private MatchDay() {}

  /**
   * The headers of a match with the season that holds on a day in place of {@code season: today},
   * and what a league's list changes on that day in place of the list, so that the match keeps it.
   */
  public static Map<String, String> settled(Map<String, String> headers, LocalDate day)
      throws BadInput {
    String league = headers.getOrDefault(LeagueFile.FIELD, "");
    Map<String, String> played =
        LeagueFile.isList(league) ? LeagueFile.read(league, day).onto(headers) : headers;
    return inSeason(played, day);
  }

  private static Map<String, String> inSeason(Map<String, String> headers, LocalDate day) {
    if (!TODAY.equals(headers.get(HEADER))) {
      return headers;
    }
    Map<String, String> settled = new LinkedHashMap<>(headers);
    settled.put(HEADER, word(division(headers).map(one -> season(one, day)).orElse(Season.EVERY)));
    return settled;
  }

  private static Optional<Division<?>> division(Map<String, String> headers) {
    return Shelf.game(headers.getOrDefault("game", ""))
        .flatMap(game ->
            game instanceof ShelvedGame.InShakes<?> inShakes
                ? division(
                    inShakes,
                    headers.getOrDefault("rules", ""),
                    headers.getOrDefault("division", ""))
                : Optional.empty());
  }

  private static Optional<Division<?>> division(
      ShelvedGame.InShakes<?> game, String rules, String division) {
    return game.book(rules).flatMap(book -> book.division(division));
  }

  /** Which variations of a division may be selected on a day. */
  static Season season(Division<?> division, LocalDate day) {
    return division.variations().calendar().on(day);
  }

  /** As a record spells it. */
  static String word(Season season) {
    return switch (season) {
      case EVERY -> "all";
      case EVEN -> "even";
      case ODD -> "odd";
    };
  }
}
