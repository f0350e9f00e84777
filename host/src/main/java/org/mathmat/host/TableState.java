package org.mathmat.host;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Where a table stands; it never changes.
 *
 * @param created how it began
 * @param sitters who sits on each seat
 * @param offered the seats that whoever comes may take over
 * @param match the match, once every seat is taken
 * @param pace what happens between shakes
 * @param seeds those of all shakes so far
 */
public record TableState(
    Happened.Created created,
    List<Optional<Sitter>> sitters,
    Set<Integer> offered,
    Optional<LiveMatch> match,
    MatchClock clock,
    Pace pace,
    Seeds seeds) {
  /** So many shakes without a word from anybody, and the next waits until somebody is ready. */
  static final int SILENT_SHAKES = 5;

  /**
   * What happens between shakes.
   *
   * @param shakeOver when the last shake ended, in seconds of the match
   * @param ready who wants the next shake
   * @param done who wants no more shakes
   * @param calls how often the clock of the round has called
   * @param heard how many shakes were over when a person last did something
   */
  public record Pace(long shakeOver, Set<Integer> ready, Set<Integer> done, int calls, int heard) {
    static final Pace START = new Pace(0, Set.of(), Set.of(), 0, 0);
  }

  /**
   * The seeds of all shakes so far.
   *
   * @param revealed how many of them everybody knows
   */
  public record Seeds(List<Seed> all, int revealed) {
    static final Seeds NONE = new Seeds(List.of(), 0);

    public Seeds {
      all = List.copyOf(all);
    }

    Seeds with(Seed seed) {
      List<Seed> more = new ArrayList<>(all);
      more.add(seed);
      return new Seeds(more, revealed);
    }
  }

  public TableState {
    sitters = List.copyOf(sitters);
    offered = Set.copyOf(offered);
  }

  /**
   * Somebody who looks at the table.
   *
   * @param seat none for who only watches
   * @param host whether he made the table
   * @param runs whether he may pause the match and give seats to others
   */
  public record Viewer(OptionalInt seat, boolean host, boolean runs) {
    public static final Viewer ANYBODY = new Viewer(OptionalInt.empty(), false, false);
  }

  public Viewer viewer(Optional<String> person) {
    return person.map(id -> new Viewer(seatOf(id), madeBy(id), runs(id))).orElse(Viewer.ANYBODY);
  }

  boolean madeBy(String person) {
    return created.by().equals(Optional.of(person));
  }

  /**
   * Whether somebody runs the table: without a clock every player does, with one whoever made it
   * and does not play against other persons.
   */
  boolean runs(String person) {
    boolean plays = seatOf(person).isPresent();
    return timed() ? madeBy(person) && (!plays || persons().size() == 1) : plays || madeBy(person);
  }

  /** How far a table has come. */
  public enum Status {
    OPEN,
    PLAYING,
    FINISHED
  }

  static TableState of(Happened.Created e) {
    return new TableState(
        e,
        e.settings().places().stream().map(_ -> Optional.<Sitter>empty()).toList(),
        Set.of(),
        Optional.empty(),
        MatchClock.of(e.settings().clock()),
        Pace.START,
        Seeds.NONE);
  }

  public Status status() {
    return match.map(m -> m.finished() ? Status.FINISHED : Status.PLAYING).orElse(Status.OPEN);
  }

  public Settings settings() {
    return created.settings();
  }

  public boolean timed() {
    return settings().clock() == Settings.Clock.TIMED;
  }

  public boolean paused() {
    return clock.stands();
  }

  /** The time of day at which a moment of the match comes; nothing where that is not known. */
  public Optional<Instant> dayTime(Duration time) {
    return clock.dayTime(time);
  }

  public OptionalInt seatOf(String person) {
    return IntStream.range(0, sitters.size())
        .filter(seat ->
            sitters.get(seat).stream()
                .anyMatch(s -> s instanceof Sitter.Person(String id, _) && id.equals(person)))
        .findFirst();
  }

  public List<String> names() {
    return sitters.stream().flatMap(Optional::stream).map(Sitter::name).toList();
  }

  /** The name on a seat that is taken. */
  public String name(int seat) {
    return sitters.get(seat).orElseThrow().name();
  }

  Optional<Integer> freeSeat() {
    return IntStream.range(0, sitters.size())
        .filter(seat -> sitters.get(seat).isEmpty())
        .boxed()
        .findFirst();
  }

  boolean hasSeat(int seat) {
    return seat >= 0 && seat < sitters.size();
  }

  /** The seats of persons, whose word is needed for the next shake. */
  List<Integer> persons() {
    return IntStream.range(0, sitters.size())
        .filter(seat -> sitters.get(seat).stream().anyMatch(Sitter.Person.class::isInstance))
        .boxed()
        .toList();
  }

  /** Nobody has done anything for many shakes of a match that only a winner ends. */
  boolean deserted() {
    return match.filter(m -> !m.rounds() && m.shakes() - pace.heard() > SILENT_SHAKES).isPresent();
  }

  TableState after(Happened event) {
    return switch (event) {
      case Happened.Created e -> of(e);
      case Happened.SeatTaken e -> with(e.seat(), Optional.of(e.sitter()));
      case Happened.SeatFreed e -> with(e.seat(), Optional.empty());
      case Happened.Started e ->
          with(Optional.of(settings().opening().with(names())), clock.startedAt(e.at()), pace);
      case Happened.HashPublished e -> with(seeds.with(e.seed()));
      case Happened.SeedRevealed _ -> with(new Seeds(seeds.all(), seeds.revealed() + 1));
      case Happened.Ready e -> wishing(plus(pace.ready(), e.seat()), pace.done(), e.at());
      case Happened.WantsToFinish e -> wishing(pace.ready(), plus(pace.done(), e.seat()), e.at());
      case Happened.Acted e -> acted(e, match.orElseThrow().after(e.turn()));
      case Happened.Paused e -> with(match, clock.paused(e.since()), pace);
      case Happened.Resumed e -> with(match, clock.resumed(e.stood()), pace);
      case Happened.SeatOffered e ->
          new TableState(created, sitters, plus(offered, e.seat()), match, clock, pace, seeds);
      case Happened.SeatPassed e -> passed(e);
    };
  }

  /** The same where it is known how the match stands after the turn. */
  TableState acted(Happened.Acted e, LiveMatch next) {
    LiveMatch before = match.orElseThrow();
    boolean begun = next.begins(e.turn());
    boolean person = e.seat().isPresent() && persons().contains(e.seat().getAsInt());
    return with(
        Optional.of(next),
        clock.acted(e.since()),
        new Pace(
            next.shakes() > before.shakes() ? e.since() : pace.shakeOver(),
            begun ? Set.of() : pace.ready(),
            begun ? Set.of() : pace.done(),
            next.calls(e.turn()) ? pace.calls() + 1 : pace.calls(),
            person ? before.shakes() : pace.heard()));
  }

  /** What the one before wished for the next shake, the one after may wish otherwise. */
  private TableState passed(Happened.SeatPassed e) {
    TableState seated = with(e.seat(), Optional.of(e.sitter()));
    return new TableState(
        created,
        seated.sitters,
        minus(offered, e.seat()),
        match.map(one -> one.with(seated.names())),
        clock,
        new Pace(
            pace.shakeOver(),
            minus(pace.ready(), e.seat()),
            minus(pace.done(), e.seat()),
            pace.calls(),
            pace.heard()),
        seeds);
  }

  private static Set<Integer> plus(Set<Integer> seats, int seat) {
    Set<Integer> more = new TreeSet<>(seats);
    more.add(seat);
    return Set.copyOf(more);
  }

  private static Set<Integer> minus(Set<Integer> seats, int seat) {
    Set<Integer> less = new TreeSet<>(seats);
    less.remove(seat);
    return Set.copyOf(less);
  }

  private TableState with(int seat, Optional<Sitter> sitter) {
    List<Optional<Sitter>> changed = new ArrayList<>(sitters);
    changed.set(seat, sitter);
    return new TableState(created, changed, offered, match, clock, pace, seeds);
  }

  private TableState with(Optional<LiveMatch> next, MatchClock time, Pace between) {
    return new TableState(created, sitters, offered, next, time, between, seeds);
  }

  private TableState with(Seeds drawn) {
    return new TableState(created, sitters, offered, match, clock, pace, drawn);
  }

  /** Where nobody was left, the pause before the next shake begins when somebody comes back. */
  private TableState wishing(Set<Integer> wantNext, Set<Integer> wantEnd, Instant at) {
    return with(
        match,
        clock,
        new Pace(
            deserted() ? clock.at(at) : pace.shakeOver(),
            wantNext,
            wantEnd,
            pace.calls(),
            match.orElseThrow().shakes()));
  }
}
