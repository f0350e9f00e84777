package org.mathmat.host;

import java.util.List;
import java.util.Map;
import org.mathmat.table.record.MatchRecord;

/**
 * What was chosen for a table.
 *
 * @param headers as a match record has them, such as {@code rules}
 * @param opening the match that these headers name, before its first shake
 * @param clock whether time counts
 * @param door who finds the table
 * @param places for whom each seat is, in order
 */
public record Settings(
    Map<String, String> headers, LiveMatch opening, Clock clock, Door door, List<Place> places) {
  /** The headers of a table in the order in which a record has them. */
  public static final List<String> HEADERS =
      List.of(
          "game",
          "rules",
          "division",
          MatchRecord.LEAGUE,
          "season",
          "checking",
          "procedure",
          "play");

  /** Whether time counts. */
  public enum Clock {
    TIMED,
    UNTIMED
  }

  /** Who finds the table. */
  public enum Door {
    LISTED,
    PRIVATE
  }

  public Settings {
    headers = Map.copyOf(headers);
    places = List.copyOf(places);
    if (opening.players().size() != places.size()) {
      throw new IllegalArgumentException(
          "A match of %d players has no %d seats."
              .formatted(opening.players().size(), places.size()));
    }
  }
}
