package org.mathmat.host;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.Violation;

/**
 * Everything that was stored of a table, and where it stands. It never changes: an event gives a
 * new one, which shares what was before with this one. So nothing is left of an event that could
 * not be stored.
 */
public final class Ledger {
  /** An act that is stored: in which entry, and why it was set aside if it was. */
  public record Stored(long version, Optional<Violation> setAside) {}

  /** Nothing is stored yet. */
  public static final Ledger EMPTY =
      new Ledger(Optional.empty(), 0, 0, Optional.empty(), Answers.NONE);

  /** An entry and those before it. */
  private record Chain(Happened last, Optional<Chain> before) {}

  private final Optional<Chain> entries;
  private final long version;
  private final long shown;
  private final Optional<TableState> state;
  private final Answers answers;

  private Ledger(
      Optional<Chain> entries,
      long version,
      long shown,
      Optional<TableState> state,
      Answers answers) {
    this.entries = entries;
    this.version = version;
    this.shown = shown;
    this.state = state;
    this.answers = answers;
  }

  /** One more entry, out of a store. */
  public Ledger with(Happened event) {
    return with(
        new Step(
            event,
            event instanceof Happened.Created created
                ? TableState.of(created)
                : state.orElseThrow().after(event)));
  }

  /** One more entry, of which it is known already where it leads. */
  public Ledger with(Step step) {
    Happened event = step.event();
    long number = version + 1;
    return new Ledger(
        Optional.of(new Chain(event, entries)),
        number,
        shows(step) ? number : shown,
        Optional.of(step.after()),
        answered(event)
            .map(key -> answers.with(key, new Stored(number, setAside(event))))
            .orElse(answers));
  }

  private static boolean shows(Step step) {
    return step.event() instanceof Happened.Acted acted
        && step.after().match().orElseThrow().shows(acted.turn());
  }

  /** Whose act it was, where somebody waits for an answer to it. */
  private static Optional<Answers.Key> answered(Happened event) {
    return switch (event) {
      case Happened.Acted e -> e.id().map(id -> new Answers.Key(e.seat().orElse(-1), id));
      case Happened.Ready e -> Optional.of(new Answers.Key(e.seat(), e.id()));
      case Happened.WantsToFinish e -> Optional.of(new Answers.Key(e.seat(), e.id()));
      case Happened.Created _,
          Happened.SeatTaken _,
          Happened.SeatFreed _,
          Happened.Started _,
          Happened.HashPublished _,
          Happened.SeedRevealed _,
          Happened.Paused _,
          Happened.Resumed _,
          Happened.SeatOffered _,
          Happened.SeatPassed _ ->
          Optional.empty();
    };
  }

  private static Optional<Violation> setAside(Happened event) {
    return event instanceof Happened.Acted acted ? acted.setAside() : Optional.empty();
  }

  /** Nothing before the table is made. */
  public Optional<TableState> state() {
    return state;
  }

  /** The number of the last entry. */
  public long version() {
    return version;
  }

  /** The entries after a number, in order. */
  public List<Happened> after(long number) {
    Deque<Happened> events = new ArrayDeque<>();
    Optional<Chain> left = entries;
    for (long i = version; i > number && left.isPresent(); i--) {
      events.addFirst(left.get().last());
      left = left.get().before();
    }
    return List.copyOf(events);
  }

  /** What was hidden in the entries up to this one lies open. */
  long shown() {
    return shown;
  }

  /** What was said to an act when it was stored. */
  public Optional<Stored> answered(int seat, String id) {
    return answers.to(new Answers.Key(seat, id));
  }
}
