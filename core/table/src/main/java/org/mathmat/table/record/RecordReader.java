package org.mathmat.table.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the frame of a match record. */
public final class RecordReader {
  /** The first line of every record. */
  static final String FIRST_LINE = "mathmat 1";

  /** What the table's own lines begin with, so that no player can be called that. */
  static final Set<String> RESERVED =
      Set.of("roll", "deal", "round", "target", "dice", "shake", "table", "judges");

  private static final Set<String> HEADERS =
      Set.of(
          "game",
          "rules",
          "division",
          "players",
          "season",
          "checking",
          "procedure",
          "play",
          MatchRecord.LEAGUE);
  private static final Pattern GAP = Pattern.compile("\\+(\\d{1,4}):([0-5]\\d)(\\s+|$)");
  private static final String BYTE_ORDER_MARK = "\ufeff";
  private static final String NO_START =
      "A match record begins with the line \"" + FIRST_LINE + "\".";
  private static final String NO_PLAYERS =
      "A record needs a line \"players:\" with at least two different names.";
  private static final int LONGEST_LINE = 3_000;
  private static final int MOST_LINES = 20_000;
  private static final int MOST_PLAYERS = 12;
  private static final Duration LONGEST_MATCH = Duration.ofHours(24);

  private final SequencedMap<String, String> headers = new LinkedHashMap<>();
  private final List<String> players = new ArrayList<>();
  private final List<MatchRecord.Line> lines = new ArrayList<>();
  private boolean started;
  private boolean playing;
  private Duration length = Duration.ZERO;

  private RecordReader() {}

  /** What became of a text. */
  public sealed interface Read {
    record Good(MatchRecord record) implements Read {}

    /**
     * The text is no match record.
     *
     * @param line where, counted from 1
     */
    record Bad(int line, String message) implements Read {}
  }

  public static Read read(String text) {
    RecordReader reader = new RecordReader();
    int number = 0;
    String unmarked = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    for (String raw : unmarked.split("\n", -1)) {
      number++;
      if (number > MOST_LINES) {
        return new Read.Bad(number, "A record has at most " + MOST_LINES + " lines.");
      }
      int comment = raw.indexOf('#');
      String line = (comment < 0 ? raw : raw.substring(0, comment)).strip();
      Optional<String> fault =
          line.length() > LONGEST_LINE
              ? Optional.of("This line is longer than " + LONGEST_LINE + " characters.")
              : line.isEmpty() ? Optional.empty() : reader.take(number, line);
      if (fault.isPresent()) {
        return new Read.Bad(number, fault.get());
      }
    }
    return reader.players.size() < 2
        ? new Read.Bad(number, reader.started ? NO_PLAYERS : NO_START)
        : new Read.Good(new MatchRecord(reader.headers, reader.players, reader.lines));
  }

  private Optional<String> take(int number, String line) {
    if (!started) {
      started = true;
      return line.equals(FIRST_LINE) ? Optional.empty() : Optional.of(NO_START);
    }
    int colon = line.indexOf(':');
    String key = colon < 0 ? "" : line.substring(0, colon).strip();
    if (!playing && HEADERS.contains(key) && !players.contains(key)) {
      return header(key, line.substring(colon + 1).strip());
    }
    if (players.isEmpty()) {
      boolean played = colon < 0 || RESERVED.contains(key);
      return Optional.of(played ? NO_PLAYERS : "There is no header \"" + key + "\".");
    }
    playing = true;
    return played(number, line);
  }

  private Optional<String> header(String key, String value) {
    if (key.equals(MatchRecord.LEAGUE)) {
      headers.merge(key, value, (before, more) -> before + "\n" + more);
      return Optional.empty();
    }
    if (headers.containsKey(key) || (key.equals("players") && !players.isEmpty())) {
      return Optional.of("The header \"" + key + "\" is there twice.");
    }
    if (!key.equals("players")) {
      headers.put(key, value);
      return Optional.empty();
    }
    for (String name : value.split(",", -1)) {
      players.add(name.strip());
    }
    boolean bad = !players.stream().allMatch(RecordReader::isName);
    boolean different = new HashSet<>(players).size() == players.size();
    return bad || !different || players.size() > MOST_PLAYERS
        ? Optional.of(
            "Players need different names without colons and commas, none of them a word such as"
                + " \"roll\", and there are at most "
                + MOST_PLAYERS
                + ".")
        : Optional.empty();
  }

  /** Whether somebody can be called so in a record. */
  static boolean isName(String name) {
    return !name.isEmpty()
        && !name.contains(":")
        && !name.contains(",")
        && !RESERVED.contains(name);
  }

  private Optional<String> played(int number, String line) {
    Duration gap = Duration.ZERO;
    String rest = line;
    Matcher matcher = GAP.matcher(line);
    if (matcher.lookingAt()) {
      gap =
          Duration.ofMinutes(Long.parseLong(matcher.group(1)))
              .plusSeconds(Long.parseLong(matcher.group(2)));
      rest = line.substring(matcher.end());
    }
    length = length.plus(gap);
    if (length.compareTo(LONGEST_MATCH) > 0) {
      return Optional.of("A match lasts at most " + LONGEST_MATCH.toHours() + " hours.");
    }
    int colon = rest.indexOf(':');
    boolean named = colon >= 0;
    lines.add(
        new MatchRecord.Line(
            number,
            gap,
            named ? Optional.of(rest.substring(0, colon).strip()) : Optional.empty(),
            (named ? rest.substring(colon + 1) : rest).strip()));
    return Optional.empty();
  }
}
