package org.mathmat.host;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.table.Violation;

/** What happened at a table, to be stored. Together the events are the match record. */
public sealed interface Happened {
  Instant at();

  /**
   * The table is made.
   *
   * @param by the person who made it; not known of tables of long ago
   */
  record Created(Instant at, String code, Settings settings, Optional<String> by)
      implements Happened {}

  /** Somebody sits down before play. */
  record SeatTaken(Instant at, int seat, Sitter sitter) implements Happened {}

  record SeatFreed(Instant at, int seat) implements Happened {}

  record Started(Instant at) implements Happened {}

  /** The hash of a seed is made known; the seed itself stays hidden until it is revealed. */
  record HashPublished(Instant at, int shake, Seed seed) implements Happened {}

  record SeedRevealed(Instant at, int shake) implements Happened {}

  record Ready(Instant at, int seat, String id) implements Happened {}

  record WantsToFinish(Instant at, int seat, String id) implements Happened {}

  /**
   * A turn of the match.
   *
   * @param since seconds since the match began, by the match's clock
   * @param seat who acted; none for chance and the clock
   * @param id the act's id, where a player acted
   * @param words as a match record writes them, without the name; none for what needs no line
   * @param setAside why an attempt was noted, and perhaps fined, but did not take place
   */
  record Acted(
      Instant at,
      long since,
      OptionalInt seat,
      Optional<String> id,
      Optional<String> words,
      Turn<?, ?> turn,
      Optional<Violation> setAside)
      implements Happened {}

  /**
   * Time stands still from here on.
   *
   * @param since seconds since the match began, by the match's clock
   * @param by the person who runs the table
   */
  record Paused(Instant at, long since, String by) implements Happened {}

  /**
   * Time goes on.
   *
   * @param stood for how many seconds it stood still, by which every deadline has moved
   */
  record Resumed(Instant at, long stood, String by) implements Happened {}

  /** Whoever runs the table wants somebody else to play on a seat. */
  record SeatOffered(Instant at, int seat, String by) implements Happened {}

  /**
   * Somebody else plays on a seat from here on, with its score and whatever it has still to do.
   *
   * @param since seconds since the match began, by the match's clock
   */
  record SeatPassed(Instant at, long since, int seat, Sitter sitter) implements Happened {}
}
