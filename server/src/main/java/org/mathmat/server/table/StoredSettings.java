package org.mathmat.server.table;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.mathmat.host.Place;
import org.mathmat.host.Settings;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.server.problem.Problem;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.league.LeagueReader;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.MatchDay;
import org.mathmat.wire.Matches;

/**
 * What was chosen for a table, as it is stored and as it travels.
 *
 * @param headers those of the match record, such as {@code rules}
 * @param clock whether time counts
 * @param door whether the table is listed for everybody
 * @param seats for whom each seat is, in order
 */
public record StoredSettings(
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

  private static final String ME = "me";
  private static final String OPEN = "open";

  /** Before the kind of a robot. */
  static final String BOT = "bot:";

  /** What a league plays differently; of somebody who asks, also its whole list. */
  private static final String LEAGUE = MatchRecord.LEAGUE;

  private static final Map<String, String> DEFAULTS =
      Map.of("season", "all", "checking", "judge", "procedure", "strict", "play", "short");
  private static final int MOST_SEATS = 12;
  private static final int LONGEST_WORD = 40;

  public StoredSettings {
    headers = Collections.unmodifiableNavigableMap(new TreeMap<>(headers));
    seats = List.copyOf(seats);
  }

  /**
   * The settings that somebody asks for, with the defaults filled in.
   *
   * @param today says which season's variations are meant by {@code today}; the match keeps them
   */
  public static StoredSettings read(JsonObject asked, Set<String> bots, LocalDate today)
      throws Problem.Thrown {
    NavigableMap<String, String> headers = new TreeMap<>();
    for (String header : Settings.HEADERS) {
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
    StoredSettings settings =
        new StoredSettings(
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
    try {
      open();
    } catch (BadInput why) {
      throw Problem.bad(why).thrown();
    }
  }

  private Settings open() throws BadInput {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      names.add("P" + i);
    }
    return new Settings(
        headers,
        Matches.opening(headers, names),
        switch (clock) {
          case TIMED -> Settings.Clock.TIMED;
          case UNTIMED -> Settings.Clock.UNTIMED;
        },
        switch (door) {
          case LISTED -> Settings.Door.LISTED;
          case PRIVATE -> Settings.Door.PRIVATE;
        },
        seats.stream().map(StoredSettings::place).toList());
  }

  /** With the match that they name. */
  Settings opened() {
    try {
      return open();
    } catch (BadInput refused) {
      throw new IllegalStateException("The settings were tried out at the beginning.", refused);
    }
  }

  static StoredSettings of(Settings settings) {
    return new StoredSettings(
        new TreeMap<>(settings.headers()),
        switch (settings.clock()) {
          case TIMED -> Clock.TIMED;
          case UNTIMED -> Clock.UNTIMED;
        },
        switch (settings.door()) {
          case LISTED -> Door.LISTED;
          case PRIVATE -> Door.PRIVATE;
        },
        settings.places().stream().map(StoredSettings::word).toList());
  }

  private static Place place(String word) {
    return switch (word) {
      case ME -> new Place.Maker();
      case OPEN -> new Place.Anybody();
      default -> new Place.Robot(word.substring(BOT.length()));
    };
  }

  private static String word(Place place) {
    return switch (place) {
      case Place.Maker() -> ME;
      case Place.Anybody() -> OPEN;
      case Place.Robot(String kind) -> BOT + kind;
    };
  }
}
