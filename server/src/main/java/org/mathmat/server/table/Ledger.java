package org.mathmat.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.json.JsonObject;
import org.mathmat.table.Violation;

/**
 * Everything that was stored of a table, and where it stands. It never changes: an event gives a
 * new one, which shares what was before with this one. So nothing is left of an event that could
 * not be stored.
 */
final class Ledger {
  /** The events after which all papers lie open. */
  private static final Set<String> SHOWING = Set.of("CheckingBegun", "ShakeEnded");

  /** An act that is stored: in which entry, and why it was set aside if it was. */
  record Stored(long version, Optional<Violation> setAside) {
    /** As whoever asked for the act is told. */
    JsonObject json(String id) {
      return TableForms.ACK.write(new TableForms.Message.Ack(id, version, setAside));
    }
  }

  /** Nothing is stored yet. */
  static final Ledger EMPTY =
      new Ledger(Optional.empty(), 0, 0, Optional.empty(), Answers.NONE, Map.of());

  /** What the rules say of so many of the newest entries is kept; of others it is worked out. */
  private static final int KEPT = 16;

  /** An entry and those before it. */
  private record Chain(TableEvent last, Optional<Chain> before) {}

  private final Optional<Chain> entries;
  private final long version;
  private final long shown;
  private final Optional<TableState> state;
  private final Answers answers;
  private final Map<Long, List<JsonObject>> told;

  private Ledger(
      Optional<Chain> entries,
      long version,
      long shown,
      Optional<TableState> state,
      Answers answers,
      Map<Long, List<JsonObject>> told) {
    this.entries = entries;
    this.version = version;
    this.shown = shown;
    this.state = state;
    this.answers = answers;
    this.told = told;
  }

  /** One more entry. */
  Ledger with(Happening happening) {
    TableEvent event = happening.event();
    long number = version + 1;
    return new Ledger(
        Optional.of(new Chain(event, entries)),
        number,
        shows(event) ? number : shown,
        Optional.of(after(happening)),
        answered(event)
            .map(key -> answers.with(key, new Stored(number, setAside(event))))
            .orElse(answers),
        told(happening, number));
  }

  private TableState after(Happening happening) {
    return switch (happening) {
      case Draft.Step step -> step.after();
      case Happening.Read(TableEvent.Created created) -> TableState.of(created);
      case Happening.Read(TableEvent event) -> state.orElseThrow().after(event);
    };
  }

  private Map<Long, List<JsonObject>> told(Happening happening, long number) {
    if (!(happening instanceof Draft.Step step)) {
      return told;
    }
    Map<Long, List<JsonObject>> newest = new HashMap<>(told);
    newest.remove(number - KEPT);
    newest.put(number, step.told());
    return newest;
  }

  private static boolean shows(TableEvent event) {
    return event instanceof TableEvent.Acted acted
        && SHOWING.stream().anyMatch(acted.events()::has);
  }

  /** Whose act it was, where somebody waits for an answer to it. */
  private static Optional<Answers.Key> answered(TableEvent event) {
    return switch (event) {
      case TableEvent.Acted e -> e.id().map(id -> new Answers.Key(e.seat().orElse(-1), id));
      case TableEvent.Ready e -> Optional.of(new Answers.Key(e.seat(), e.id()));
      case TableEvent.WantsToFinish e -> Optional.of(new Answers.Key(e.seat(), e.id()));
      case TableEvent.Created _,
          TableEvent.SeatTaken _,
          TableEvent.SeatFreed _,
          TableEvent.Started _,
          TableEvent.HashPublished _,
          TableEvent.SeedRevealed _ ->
          Optional.empty();
    };
  }

  private static Optional<Violation> setAside(TableEvent event) {
    return event instanceof TableEvent.Acted acted ? acted.setAside() : Optional.empty();
  }

  /** Nothing before the table is made. */
  Optional<TableState> state() {
    return state;
  }

  /** The number of the last entry. */
  long version() {
    return version;
  }

  /** The entries after a number, in order. */
  List<TableEvent> after(long number) {
    Deque<TableEvent> events = new ArrayDeque<>();
    Optional<Chain> left = entries;
    for (long i = version; i > number && left.isPresent(); i--) {
      events.addFirst(left.get().last());
      left = left.get().before();
    }
    return List.copyOf(events);
  }

  /** What an act led to, as the players are told. Not to be changed. */
  List<JsonObject> told(long number, TableEvent.Acted acted) {
    List<JsonObject> known = told.get(number);
    return known == null
        ? state.flatMap(TableState::match).orElseThrow().told(acted.events().json())
        : known;
  }

  /** Papers that were handed in up to this entry lie open. */
  long shown() {
    return shown;
  }

  /** What was said to an act when it was stored. */
  Optional<Stored> answered(int seat, String id) {
    return answers.to(new Answers.Key(seat, id));
  }
}
