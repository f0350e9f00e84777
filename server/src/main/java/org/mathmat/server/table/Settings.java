package org.mathmat.server.table;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.server.problem.Problem;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.league.LeagueReader;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.wire.Answer;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.LeagueJson;
import org.mathmat.wire.LiveMatch;
import org.mathmat.wire.MatchDay;

/**
 * What was chosen for a table.
 *
 * @param headers those of the match record, such as {@code rules}
 * @param clock whether time counts
 * @param door whether the table is listed for everybody
 * @param seats for whom each seat is, in order
 */
public record Settings(
    NavigableMap<String, String> headers, Clock clock, Door door, List<String> seats) {
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

  static final String ME = "me";
  static final String OPEN = "open";
  static final String BOT = "bot:";

  /** What a league plays differently; of somebody who asks, also its whole list. */
  private static final String LEAGUE = MatchRecord.LEAGUE;

  private static final List<String> HEADERS =
      List.of("game", "rules", "division", LEAGUE, "season", "checking", "procedure", "play");
  private static final Map<String, String> DEFAULTS =
      Map.of("season", "all", "checking", "judge", "procedure", "strict", "play", "short");
  private static final int MOST_SEATS = 12;
  private static final int LONGEST_WORD = 40;

  public Settings {
    headers = Collections.unmodifiableNavigableMap(new TreeMap<>(headers));
    seats = List.copyOf(seats);
  }

  /**
   * The settings that somebody asks for, with the defaults filled in.
   *
   * @param today says which season's variations are meant by {@code today}; the match keeps them
   */
  public static Settings read(JsonObject asked, Set<String> bots, LocalDate today)
      throws Problem.Thrown {
    NavigableMap<String, String> headers = new TreeMap<>();
    for (String header : HEADERS) {
      Json value = asked.path(header);
      if (!value.isAbsent() && !value.isNull()) {
        int longest = header.equals(LEAGUE) ? LeagueReader.LONGEST : LONGEST_WORD;
        if (!value.isText() || value.asText().length() > longest) {
          throw wrong(
              "The field \"%s\" must be a text of at most %d characters."
                  .formatted(header, longest));
        }
        headers.put(header, value.asText());
      }
    }
    headers.putAll(settled(headers, today));
    Optional<ShelvedGame.MathDice> mathDice =
        Shelf.game(headers.getOrDefault("game", ""))
            .filter(ShelvedGame.MathDice.class::isInstance)
            .map(ShelvedGame.MathDice.class::cast);
    boolean dice = mathDice.isPresent();
    DEFAULTS.forEach((header, value) -> {
      if (header.equals("play") == dice) {
        headers.putIfAbsent(header, value);
      }
    });
    mathDice.ifPresent(game -> headers.putIfAbsent("rules", game.imprints().getFirst().id()));
    Settings settings =
        new Settings(
            headers,
            flag(asked, "timed", true) ? Clock.TIMED : Clock.UNTIMED,
            flag(asked, "listed", false) ? Door.LISTED : Door.PRIVATE,
            seats(asked, bots));
    if (dice && settings.clock() == Clock.UNTIMED) {
      throw wrong("MathDice is played against the clock: \"timed\" must be true.");
    }
    settings.tryOut();
    return settings;
  }

  private static Map<String, String> settled(Map<String, String> headers, LocalDate today)
      throws Problem.Thrown {
    try {
      return MatchDay.settled(headers, today);
    } catch (BadInput why) {
      throw Problem.bad(why).thrown();
    }
  }

  private static Problem.Thrown wrong(String message) {
    return Problem.bad("FIELD_VALUE", message).thrown();
  }

  private static boolean flag(JsonObject asked, String field, boolean otherwise)
      throws Problem.Thrown {
    Json value = asked.path(field);
    if (value.isAbsent() || value.isNull()) {
      return otherwise;
    }
    if (!value.isTruth()) {
      throw wrong("The field \"" + field + "\" must be true or false.");
    }
    return value.isTrue();
  }

  private static List<String> seats(JsonObject asked, Set<String> bots) throws Problem.Thrown {
    Json list = asked.path("seats");
    if (!list.isArray() || list.size() < 2 || list.size() > MOST_SEATS) {
      throw wrong("The field \"seats\" must list the seats, such as [\"me\",\"open\"].");
    }
    List<String> seats = new ArrayList<>();
    for (Json seat : list.entries()) {
      String word = seat.asText();
      boolean bot = word.startsWith(BOT) && bots.contains(word.substring(BOT.length()));
      if (!bot && !word.equals(ME) && !word.equals(OPEN)) {
        throw wrong("A seat is for \"me\", \"open\", or a bot such as \"bot:club\".");
      }
      seats.add(word);
    }
    if (Collections.frequency(seats, ME) > 1 || seats.stream().allMatch(s -> s.startsWith(BOT))) {
      throw wrong("One seat at most is for you, and one at least for a person.");
    }
    return seats;
  }

  /** The rules themselves say whether a match can be played so. */
  private void tryOut() throws Problem.Thrown {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      names.add("P" + i);
    }
    try {
      opening(names);
    } catch (BadInput why) {
      throw Problem.bad(why).thrown();
    }
  }

  LiveMatch opening(List<String> names) throws BadInput {
    return LiveMatch.opening(new LinkedHashMap<>(headers), names);
  }

  JsonObject json() {
    JsonObject json = Answer.object();
    for (String header : HEADERS) {
      Optional.ofNullable(headers.get(header)).ifPresent(value -> json.put(header, value));
    }
    differs().ifPresent(league -> json.set("differs", league));
    json.put("timed", clock == Clock.TIMED);
    json.put("listed", door == Door.LISTED);
    seats.forEach(json.putArray("seats")::add);
    return json;
  }

  /** What the league plays differently, for whoever looks at the table. */
  private Optional<JsonObject> differs() {
    try {
      return LeagueJson.of(headers);
    } catch (BadInput refused) {
      throw new IllegalStateException("The settings were tried out at the beginning.", refused);
    }
  }

  /** The headers of a match record, in the order in which they are usually written. */
  String recordHeaders() {
    SequencedMap<String, String> ordered = new LinkedHashMap<>();
    HEADERS.stream()
        .filter(headers::containsKey)
        .forEach(header -> ordered.put(header, headers.getOrDefault(header, "")));
    return MatchRecord.written(ordered);
  }
}
