package org.mathmat.table.record;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * A match as text, before anybody knows the game: its headers, its players, and line by line what
 * was done.
 *
 * @param headers all headers but the players, in order
 */
public record MatchRecord(
    SequencedMap<String, String> headers, List<String> players, List<Line> lines) {
  /** The header that may be there more than once: its lines stand one below the other. */
  public static final String LEAGUE = "league";

  /**
   * One thing that was done.
   *
   * @param number where it stands in the file, counted from 1
   * @param gap the time since the line before
   * @param who the word before the colon: a player, or what happens at the table; none for a line
   *     without a colon
   * @param what the words behind it
   */
  public record Line(int number, Duration gap, Optional<String> who, String what) {}

  public MatchRecord {
    headers = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(headers));
    players = List.copyOf(players);
    lines = List.copyOf(lines);
  }

  /** The same with a header in place of what it said before. */
  public MatchRecord with(String name, String value) {
    SequencedMap<String, String> changed = new LinkedHashMap<>(headers);
    changed.put(name, value);
    return new MatchRecord(changed, players, lines);
  }

  /** Its headers as lines; the players stand below them. */
  public static String written(SequencedMap<String, String> headers) {
    StringBuilder out = new StringBuilder();
    headers.forEach((name, value) ->
        value.lines().forEach(line -> out.append(name).append(": ").append(line).append('\n')));
    return out.toString();
  }

  /** A header's value, or its default. */
  public String header(String name, String otherwise) {
    return headers.getOrDefault(name, otherwise);
  }
}
