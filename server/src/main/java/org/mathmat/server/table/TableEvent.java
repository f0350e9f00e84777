package org.mathmat.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.table.Violation;

/**
 * What happened at a table, as it is stored ({@link Journal}). Together the events give the match
 * record with its times; {@code v} is the version of their shape.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = TableEvent.Created.class, name = "Created"),
  @JsonSubTypes.Type(value = TableEvent.SeatTaken.class, name = "SeatTaken"),
  @JsonSubTypes.Type(value = TableEvent.SeatFreed.class, name = "SeatFreed"),
  @JsonSubTypes.Type(value = TableEvent.Started.class, name = "Started"),
  @JsonSubTypes.Type(value = TableEvent.HashPublished.class, name = "HashPublished"),
  @JsonSubTypes.Type(value = TableEvent.SeedRevealed.class, name = "SeedRevealed"),
  @JsonSubTypes.Type(value = TableEvent.Ready.class, name = "Ready"),
  @JsonSubTypes.Type(value = TableEvent.WantsToFinish.class, name = "WantsToFinish"),
  @JsonSubTypes.Type(value = TableEvent.Acted.class, name = "Acted"),
  @JsonSubTypes.Type(value = TableEvent.Paused.class, name = "Paused"),
  @JsonSubTypes.Type(value = TableEvent.Resumed.class, name = "Resumed"),
  @JsonSubTypes.Type(value = TableEvent.SeatOffered.class, name = "SeatOffered"),
  @JsonSubTypes.Type(value = TableEvent.SeatPassed.class, name = "SeatPassed")
})
public sealed interface TableEvent {
  /** The version of the first shapes; a change of shape raises it and reads the old one still. */
  int FIRST = 1;

  /** That of the kinds that came with pauses. */
  int WITH_PAUSES = 2;

  Instant at();

  @JsonProperty(value = "v", access = JsonProperty.Access.READ_ONLY)
  default int version() {
    return FIRST;
  }

  /**
   * The table is made.
   *
   * @param by the person who made it; not known of tables of long ago
   */
  record Created(
      Instant at,
      String code,
      StoredSettings settings,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> by)
      implements TableEvent {}

  /**
   * Somebody sits down.
   *
   * @param person the id of a person, or the bot's kind behind {@code bot:}
   * @param name unique at the table
   */
  record SeatTaken(Instant at, int seat, String person, String name) implements TableEvent {}

  record SeatFreed(Instant at, int seat) implements TableEvent {}

  record Started(Instant at) implements TableEvent {}

  /** The hash of a seed is made known; the seed itself stays here until it is revealed. */
  record HashPublished(Instant at, int shake, String seed) implements TableEvent {}

  record SeedRevealed(Instant at, int shake) implements TableEvent {}

  record Ready(Instant at, int seat, String id) implements TableEvent {}

  record WantsToFinish(Instant at, int seat, String id) implements TableEvent {}

  /**
   * An act of the match.
   *
   * @param since seconds since the match began, by the match's clock
   * @param seat who acted; none for chance and the clock
   * @param id the act's id, where a player acted
   * @param words as a match record writes them, without the name; none for what needs no line
   * @param events those of the rules
   * @param setAside why an attempt was noted, and perhaps fined, but did not take place
   */
  record Acted(
      Instant at,
      long since,
      OptionalInt seat,
      Optional<String> id,
      Optional<String> words,
      Kept events,
      Optional<Violation> setAside)
      implements TableEvent {}

  /** A kind that came with pauses. */
  sealed interface Newer extends TableEvent {
    @Override
    default int version() {
      return WITH_PAUSES;
    }
  }

  /**
   * Time stands still.
   *
   * @param since seconds since the match began, by the match's clock
   * @param by the person who runs the table
   */
  record Paused(Instant at, long since, String by) implements Newer {}

  /**
   * Time goes on.
   *
   * @param stood for how many seconds it stood still
   */
  record Resumed(Instant at, long stood, String by) implements Newer {}

  /** Whoever comes may take a seat over. */
  record SeatOffered(Instant at, int seat, String by) implements Newer {}

  /**
   * Somebody else plays on a seat.
   *
   * @param since seconds since the match began, by the match's clock
   * @param person as in {@link SeatTaken}
   */
  record SeatPassed(Instant at, long since, int seat, String person, String name)
      implements Newer {}
}
