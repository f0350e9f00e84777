package org.mathmat.server.table;

import java.time.Duration;
import java.util.Optional;
import org.mathmat.host.Happened;
import org.mathmat.host.Ledger;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.Seed;
import org.mathmat.host.Sitter;
import org.mathmat.wire.TurnJson;

/** What happened at a table, as its journal has it: typed here, text and JSON there. */
final class Journal {
  private Journal() {}

  static TableEvent stored(Happened event) {
    return switch (event) {
      case Happened.Created e ->
          new TableEvent.Created(e.at(), e.code(), StoredSettings.of(e.settings()), e.by());
      case Happened.SeatTaken e ->
          new TableEvent.SeatTaken(e.at(), e.seat(), person(e.sitter()), e.sitter().name());
      case Happened.SeatFreed e -> new TableEvent.SeatFreed(e.at(), e.seat());
      case Happened.Started e -> new TableEvent.Started(e.at());
      case Happened.HashPublished e ->
          new TableEvent.HashPublished(e.at(), e.shake(), e.seed().text());
      case Happened.SeedRevealed e -> new TableEvent.SeedRevealed(e.at(), e.shake());
      case Happened.Ready e -> new TableEvent.Ready(e.at(), e.seat(), e.id());
      case Happened.WantsToFinish e -> new TableEvent.WantsToFinish(e.at(), e.seat(), e.id());
      case Happened.Acted e ->
          new TableEvent.Acted(
              e.at(),
              e.since(),
              e.seat(),
              e.id(),
              e.words(),
              new Kept(TurnJson.write(e.turn())),
              e.setAside());
      case Happened.Paused e -> new TableEvent.Paused(e.at(), e.since(), e.by());
      case Happened.Resumed e -> new TableEvent.Resumed(e.at(), e.stood(), e.by());
      case Happened.SeatOffered e -> new TableEvent.SeatOffered(e.at(), e.seat(), e.by());
      case Happened.SeatPassed e ->
          new TableEvent.SeatPassed(
              e.at(), e.since(), e.seat(), person(e.sitter()), e.sitter().name());
    };
  }

  /**
   * What was stored.
   *
   * @param ledger everything before it
   */
  static Happened read(Ledger ledger, TableEvent event) {
    return switch (event) {
      case TableEvent.Created e ->
          new Happened.Created(e.at(), e.code(), e.settings().opened(), e.by());
      case TableEvent.SeatTaken e ->
          new Happened.SeatTaken(e.at(), e.seat(), sitter(e.person(), e.name()));
      case TableEvent.SeatFreed e -> new Happened.SeatFreed(e.at(), e.seat());
      case TableEvent.Started e -> new Happened.Started(e.at());
      case TableEvent.HashPublished e ->
          new Happened.HashPublished(e.at(), e.shake(), new Seed(e.seed()));
      case TableEvent.SeedRevealed e -> new Happened.SeedRevealed(e.at(), e.shake());
      case TableEvent.Ready e -> new Happened.Ready(e.at(), e.seat(), e.id());
      case TableEvent.WantsToFinish e -> new Happened.WantsToFinish(e.at(), e.seat(), e.id());
      case TableEvent.Acted e ->
          new Happened.Acted(
              e.at(),
              e.since(),
              e.seat(),
              e.id(),
              e.words(),
              TurnJson.read(
                  match(ledger),
                  e.seat(),
                  e.words(),
                  Duration.ofSeconds(e.since()),
                  e.events().json()),
              e.setAside());
      case TableEvent.Paused e -> new Happened.Paused(e.at(), e.since(), e.by());
      case TableEvent.Resumed e -> new Happened.Resumed(e.at(), e.stood(), e.by());
      case TableEvent.SeatOffered e -> new Happened.SeatOffered(e.at(), e.seat(), e.by());
      case TableEvent.SeatPassed e ->
          new Happened.SeatPassed(e.at(), e.since(), e.seat(), sitter(e.person(), e.name()));
    };
  }

  private static LiveMatch match(Ledger ledger) {
    return ledger.state().flatMap(state -> state.match()).orElseThrow();
  }

  /** The id of a person, or the kind of a robot behind {@code bot:}. */
  static String person(Sitter sitter) {
    return switch (sitter) {
      case Sitter.Person person -> person.id();
      case Sitter.Robot robot -> StoredSettings.BOT + robot.kind();
    };
  }

  private static Sitter sitter(String person, String name) {
    return person.startsWith(StoredSettings.BOT)
        ? new Sitter.Robot(person.substring(StoredSettings.BOT.length()), name)
        : new Sitter.Person(person, name);
  }

  /** The id of a person on a seat; nothing for a robot and a free seat. */
  static Optional<String> id(Optional<Sitter> sitter) {
    return sitter.flatMap(
        one -> one instanceof Sitter.Person person ? Optional.of(person.id()) : Optional.empty());
  }
}
