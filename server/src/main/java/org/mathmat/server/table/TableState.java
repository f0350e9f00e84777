package org.mathmat.server.table;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.LiveMatch;
import org.mathmat.wire.Seed;

/**
 * Where a table stands; it never changes.
 *
 * @param sitters who sits on each seat
 * @param started when the match began
 * @param since seconds of the match that have passed up to the last act
 * @param shakeOver when the last shake ended, in seconds of the match
 * @param ready who wants the next shake
 * @param done who wants no more shakes
 * @param seeds those of all shakes so far, and how many of them are revealed
 * @param calls how often the clock of the round has called
 * @param heard how many shakes were over when a person last did something
 */
record TableState(
    Created created,
    List<Optional<Sitter>> sitters,
    Optional<Instant> started,
    Optional<LiveMatch> match,
    long since,
    long shakeOver,
    Set<Integer> ready,
    Set<Integer> done,
    List<Seed> seeds,
    int revealed,
    int calls,
    int heard) {
  /** So many shakes without a word from anybody, and the next waits until somebody is ready. */
  static final int SILENT_SHAKES = 5;

  /** The beginning of a table. */
  record Created(String code, Settings settings, Instant at, Optional<String> by) {}

  /**
   * Somebody who looks at the table.
   *
   * @param seat none for who only watches
   * @param host whether he made the table
   */
  record Viewer(OptionalInt seat, boolean host) {
    static final Viewer ANYBODY = new Viewer(OptionalInt.empty(), false);
  }

  Viewer viewer(Optional<String> person) {
    return person.map(id -> new Viewer(seatOf(id), madeBy(id))).orElse(Viewer.ANYBODY);
  }

  boolean madeBy(String person) {
    return created.by().equals(Optional.of(person));
  }

  /** Somebody at the table. */
  record Sitter(String person, String name) {
    boolean bot() {
      return person.startsWith(Settings.BOT);
    }

    /** How strong a bot is; nothing for a person. */
    Optional<String> strength() {
      return bot() ? Optional.of(person.substring(Settings.BOT.length())) : Optional.empty();
    }
  }

  /** How far a table has come. */
  enum Status {
    OPEN,
    PLAYING,
    FINISHED
  }

  static TableState of(TableEvent.Created e) {
    return new TableState(
        new Created(e.code(), e.settings(), e.at(), e.by()),
        e.settings().seats().stream().map(_ -> Optional.<Sitter>empty()).toList(),
        Optional.empty(),
        Optional.empty(),
        0,
        0,
        Set.of(),
        Set.of(),
        List.of(),
        0,
        0,
        0);
  }

  Status status() {
    return match.map(m -> m.finished() ? Status.FINISHED : Status.PLAYING).orElse(Status.OPEN);
  }

  boolean timed() {
    return created.settings().clock() == Settings.Clock.TIMED;
  }

  OptionalInt seatOf(String person) {
    return IntStream.range(0, sitters.size())
        .filter(seat -> sitters.get(seat).stream().anyMatch(s -> s.person().equals(person)))
        .findFirst();
  }

  List<String> names() {
    return sitters.stream().flatMap(Optional::stream).map(Sitter::name).toList();
  }

  Optional<Integer> freeSeat() {
    return IntStream.range(0, sitters.size())
        .filter(seat -> sitters.get(seat).isEmpty())
        .boxed()
        .findFirst();
  }

  /** The persons whose word is needed for the next shake: those who are not bots. */
  List<Integer> persons() {
    return IntStream.range(0, sitters.size())
        .filter(seat -> sitters.get(seat).stream().anyMatch(s -> !s.bot()))
        .boxed()
        .toList();
  }

  /**
   * The match's clock: whole seconds since the beginning, which never go back; where no clock runs,
   * no time passes.
   */
  long clock(Instant now) {
    if (!timed() || started.isEmpty()) {
      return since;
    }
    return Math.max(
        since, Duration.between(started.get(), now.truncatedTo(ChronoUnit.SECONDS)).toSeconds());
  }

  /** Nobody has done anything for many shakes of a match that only a winner ends. */
  boolean deserted() {
    return match.filter(m -> !m.rounds() && m.shakes() - heard > SILENT_SHAKES).isPresent();
  }

  TableState after(TableEvent event) {
    return switch (event) {
      case TableEvent.Created e -> of(e);
      case TableEvent.SeatTaken e ->
          withSitter(e.seat(), Optional.of(new Sitter(e.person(), e.name())));
      case TableEvent.SeatFreed e -> withSitter(e.seat(), Optional.empty());
      case TableEvent.Started e ->
          with(Optional.of(e.at().truncatedTo(ChronoUnit.SECONDS)), Optional.of(opening()));
      case TableEvent.HashPublished e -> {
        List<Seed> all = new ArrayList<>(seeds);
        all.add(new Seed(e.seed()));
        yield withSeeds(all, revealed);
      }
      case TableEvent.SeedRevealed _ -> withSeeds(seeds, revealed + 1);
      case TableEvent.Ready e -> withWishes(plus(ready, e.seat()), done, e.at());
      case TableEvent.WantsToFinish e -> withWishes(ready, plus(done, e.seat()), e.at());
      case TableEvent.Acted e -> acted(e, match.orElseThrow().after(e.events().json()));
    };
  }

  private LiveMatch opening() {
    try {
      return created.settings().opening(names());
    } catch (BadInput refused) {
      throw new IllegalStateException("The settings were tried out at the beginning.", refused);
    }
  }

  /** The same where it is known how the match stands after the act. */
  TableState acted(TableEvent.Acted e, LiveMatch next) {
    boolean over = next.shakes() > match.orElseThrow().shakes();
    boolean called = e.seat().isEmpty() && e.words().stream().anyMatch(w -> w.startsWith("round:"));
    boolean begun = e.seat().isEmpty() && e.words().stream().anyMatch("shake"::equals);
    return new TableState(
        created,
        sitters,
        started,
        Optional.of(next),
        e.since(),
        over ? e.since() : shakeOver,
        begun ? Set.of() : ready,
        begun ? Set.of() : done,
        seeds,
        revealed,
        called ? calls + 1 : calls,
        e.seat().isPresent() && persons().contains(e.seat().getAsInt())
            ? match.orElseThrow().shakes()
            : heard);
  }

  private static Set<Integer> plus(Set<Integer> seats, int seat) {
    Set<Integer> more = new TreeSet<>(seats);
    more.add(seat);
    return Set.copyOf(more);
  }

  private TableState withSitter(int seat, Optional<Sitter> sitter) {
    List<Optional<Sitter>> changed = new ArrayList<>(sitters);
    changed.set(seat, sitter);
    return new TableState(
        created,
        List.copyOf(changed),
        started,
        match,
        since,
        shakeOver,
        ready,
        done,
        seeds,
        revealed,
        calls,
        heard);
  }

  private TableState with(Optional<Instant> begun, Optional<LiveMatch> opened) {
    return new TableState(
        created, sitters, begun, opened, since, shakeOver, ready, done, seeds, revealed, calls,
        heard);
  }

  private TableState withSeeds(List<Seed> all, int known) {
    return new TableState(
        created,
        sitters,
        started,
        match,
        since,
        shakeOver,
        ready,
        done,
        List.copyOf(all),
        known,
        calls,
        heard);
  }

  /** Where nobody was left, the pause before the next shake begins when somebody comes back. */
  private TableState withWishes(Set<Integer> wantNext, Set<Integer> wantEnd, Instant at) {
    return new TableState(
        created,
        sitters,
        started,
        match,
        since,
        deserted() ? clock(at) : shakeOver,
        wantNext,
        wantEnd,
        seeds,
        revealed,
        calls,
        match.orElseThrow().shakes());
  }
}
